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

package final class PressNode: LayoutNode {
    var modifier: PressModifier
    private let id: GestureMember.ID
    private lazy var recognizer = CallbackGesture<PressGesture>.makeErasedRecognizer(
        for: CallbackGesture(PressGesture()) { [weak self] transition in
            nonisolated(unsafe) let transition = transition
            MainActor.assumeIsolated { self?.handle(transition) }
        })
    private var hasRecognizer = false
    /// When a press that is held triggers next; nil while none does.
    private var nextRepeat: Double?
    private var hasRepeated = false
    /// How long a press is held before it repeats, and how long until it does so again, in seconds.
    private static let repetition = (delay: 0.5, interval: 0.1)

    init(_ modifier: PressModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        id = owner.graph.nextMemberID()
        super.init(owner)
    }

    private func handle(_ transition: GestureTransition<Bool>) {
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
        if isRepeating { graph.startAnimating(self, Transaction()) }
    }

    package override func tick(_ now: Double) -> Bool {
        guard let due = nextRepeat else { return false }
        if now >= due {
            nextRepeat = max(due, now - Self.repetition.interval) + Self.repetition.interval
            hasRepeated = true
            modifier.trigger()
        }
        return true
    }

    package override var memberID: GestureMember.ID? { hasRecognizer ? id : nil }

    package override func gestureMember(at now: Double) -> GestureMember? {
        guard modifier.canTrigger() else { return nil }
        hasRecognizer = true
        return GestureMember(id: id, recognizer: recognizer, space: gestureSpace, kind: .button)
    }

    package override func containsPoint(_ point: CGPoint, size: CGSize) -> Bool {
        modifier.fillsBounds && CGRect(origin: .zero, size: size).contains(point)
    }
}
