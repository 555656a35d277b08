/// What makes a view a button: it is pressed while a finger is near, and triggers when it is lifted there.
struct PressModifier: LayoutModifier {
    let fillsBounds: Bool
    let setPressed: @MainActor (Bool) -> Void
    let trigger: @MainActor () -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> PressNode { PressNode(self, owner) }

    @MainActor
    func update(_ wrapper: PressNode, _ transaction: Transaction, isNew: Bool) { wrapper.modifier = self }
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

    init(_ modifier: PressModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        id = owner.graph.nextMemberID()
        super.init(owner)
    }

    private func handle(_ transition: GestureTransition<Bool>) {
        switch transition {
        case .changed(let isInside): modifier.setPressed(isInside)
        case .ended:
            modifier.setPressed(false)
            modifier.trigger()
        case .reset: modifier.setPressed(false)
        }
    }

    package override var memberID: GestureMember.ID? { hasRecognizer ? id : nil }

    package override func gestureMember(at now: Double) -> GestureMember? {
        hasRecognizer = true
        return GestureMember(id: id, recognizer: recognizer, space: gestureSpace, kind: .button)
    }

    package override func containsPoint(_ point: CGPoint, size: CGSize) -> Bool {
        modifier.fillsBounds && CGRect(origin: .zero, size: size).contains(point)
    }
}
