/// What makes a view a button: it is pressed while a finger is near, and triggers when it is lifted there.
package struct PressModifier: LayoutModifier {
    let fillsBounds: Bool
    /// Whether it triggers again and again while it is held.
    var repeats = false
    /// Asked when a finger comes down: whether there is something to trigger.
    let canTrigger: @MainActor () -> Bool
    let setPressed: @MainActor (Bool) -> Void
    let trigger: @MainActor () -> Void

    package init(
        fillsBounds: Bool, repeats: Bool = false, canTrigger: @escaping @MainActor () -> Bool = { true },
        setPressed: @escaping @MainActor (Bool) -> Void,
        trigger: @escaping @MainActor () -> Void
    ) {
        self.fillsBounds = fillsBounds
        self.repeats = repeats
        self.canTrigger = canTrigger
        self.setPressed = setPressed
        self.trigger = trigger
    }

    @MainActor
    package func makeWrapper(_ owner: _ViewNode) -> PressNode { PressNode(self, owner) }

    @MainActor
    package func update(_ wrapper: PressNode, _ transaction: Transaction, isNew: Bool) { wrapper.modifier = self }
}

package final class PressNode: FollowingNode<PressGesture> {
    var modifier: PressModifier
    /// When a press that is held triggers next; nil while none does.
    private var nextRepeat: Double?
    private var hasRepeated = false
    /// How long a press is held before it repeats, and how long until it does so again, in seconds.
    private static let repetition = (delay: 0.5, interval: 0.1)

    init(_ modifier: PressModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    override var gesture: PressGesture { PressGesture() }
    override var wantsFinger: Bool { modifier.canTrigger() }
    override var kind: GestureMember.Kind { .button }

    override func follow(_ transition: GestureTransition<Bool>) {
        switch transition {
        case .changed(let isInside):
            modifier.setPressed(isInside)
            setRepeating(isInside)
        case .ended:
            let isDone = hasRepeated
            setRepeating(false)
            hasRepeated = false
            if !isDone { modifier.trigger() }
            modifier.setPressed(false)
        case .reset:
            setRepeating(false)
            hasRepeated = false
            modifier.setPressed(false)
        }
    }

    private func setRepeating(_ isRepeating: Bool) {
        guard modifier.repeats, isRepeating != (nextRepeat != nil) else { return }
        nextRepeat = isRepeating ? graph.now + Self.repetition.delay : nil
        if isRepeating { graph.motion.start(self, Transaction()) }
    }

    package override func tick(_ now: Double) -> Bool {
        guard let due = nextRepeat else { return false }
        if now >= due {
            nextRepeat = max(due, now - Self.repetition.interval) + Self.repetition.interval
            hasRepeated = true
            withTransaction(Transaction.current.continued) { modifier.trigger() }
        }
        return true
    }

    package override func containsPoint(_ point: CGPoint, size: CGSize) -> Bool {
        modifier.fillsBounds && CGRect(origin: .zero, size: size).holds(point)
    }
}

extension View {
    /// Makes a view a button over all of its bounds.
    ///
    /// - Parameters:
    ///   - isEnabled: asked when a finger comes down; where it says no, touches go to what is behind.
    ///   - setPressed: told while a finger is down and lifting it would count.
    nonisolated package func pressable(
        isEnabled: @escaping @MainActor () -> Bool, setPressed: @escaping @MainActor (Bool) -> Void,
        trigger: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(PressModifier(fillsBounds: true, canTrigger: isEnabled, setPressed: setPressed, trigger: trigger))
    }
}
