/// What becomes of a view that somebody takes out of its place. Points are those of the window.
package enum LiftPhase {
    /// A finger has rested on the view, or a mouse begins to drag it: where, and where the finger came down.
    case began(CGPoint, from: CGPoint)
    case moved(CGPoint)
    /// It was let go.
    case ended(CGPoint)
    /// Something else took the finger.
    case cancelled
}

/// Lets a finger that rests, or a mouse at once, take a view out of its place: buttons inside let go.
struct LiftModifier: LayoutModifier {
    let isEnabled: @MainActor () -> Bool
    let action: @MainActor (LiftPhase) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> LiftNode { LiftNode(self, owner) }

    @MainActor
    func update(_ wrapper: LiftNode, _ transaction: Transaction, isNew: Bool) { wrapper.modifier = self }
}

final class LiftNode: LayoutNode {
    var modifier: LiftModifier
    private let id: GestureMember.ID
    private var isLifted = false
    private lazy var recognizer = CallbackGesture<LiftGesture>.makeErasedRecognizer(for: gesture)
    private var hasRecognizer = false

    init(_ modifier: LiftModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        id = owner.graph.nextMemberID()
        super.init(owner)
    }

    private var gesture: CallbackGesture<LiftGesture> {
        CallbackGesture(LiftGesture()) { [weak self] transition in
            nonisolated(unsafe) let transition = transition
            MainActor.assumeIsolated { self?.handle(transition) }
        }
    }

    private func handle(_ transition: GestureTransition<DragGesture.Value>) {
        switch transition {
        case .changed(let value):
            let wasLifted = isLifted
            isLifted = true
            modifier.action(
                wasLifted ? .moved(value.location) : .began(value.location, from: value.startLocation))
        case .ended(let value):
            isLifted = false
            modifier.action(.ended(value.location))
        case .reset:
            if isLifted { modifier.action(.cancelled) }
            isLifted = false
        }
    }

    package override var memberID: GestureMember.ID? { hasRecognizer ? id : nil }

    package override func gestureMember(at now: Double) -> GestureMember? {
        guard modifier.isEnabled() else { return nil }
        hasRecognizer = true
        return GestureMember(id: id, recognizer: recognizer, space: gestureSpace, kind: .scroll)
    }
}

extension View {
    /// Follows a finger that takes the view out of its place.
    ///
    /// - Parameter isEnabled: asked when a finger comes down.
    nonisolated package func onLift(
        isEnabled: @escaping @MainActor () -> Bool = { true }, perform action: @escaping @MainActor (LiftPhase) -> Void
    ) -> some View {
        modifier(LiftModifier(isEnabled: isEnabled, action: action))
    }
}
