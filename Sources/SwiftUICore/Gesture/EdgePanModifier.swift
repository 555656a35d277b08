/// Follows a finger that comes in from the leading edge of a view, before whatever else it touches.
package enum EdgePanPhase {
    /// The finger moves: how far from where the pan began, in points toward the trailing side.
    case changed(CGFloat)
    /// The finger was lifted: how far, and how fast in points per second.
    case ended(CGFloat, velocity: CGFloat)
    /// Something else took the finger.
    case cancelled
}

struct EdgePanModifier: LayoutModifier {
    let isEnabled: Bool
    let width: CGFloat
    let action: (EdgePanPhase) -> Void

    static var readsEnvironment: Bool { true }

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> EdgePanNode { EdgePanNode(owner) }

    @MainActor
    func update(_ wrapper: EdgePanNode, _ transaction: Transaction, isNew: Bool) { wrapper.update(self) }
}

package final class EdgePanNode: LayoutNode {
    private var modifier: EdgePanModifier?
    private let id: GestureMember.ID
    private var last: CGFloat?
    private lazy var recognizer = CallbackGesture<PanGesture>.makeErasedRecognizer(for: gesture)
    private var hasRecognizer = false

    override init(_ owner: _ViewNode) {
        id = owner.graph.nextMemberID()
        super.init(owner)
    }

    func update(_ modifier: EdgePanModifier) {
        self.modifier = modifier
        if !modifier.isEnabled, hasRecognizer { graph.forgetGesture(id) }
    }

    private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

    private var gesture: CallbackGesture<PanGesture> {
        var pan = PanGesture(axes: .horizontal, coordinateSpace: .global)
        pan.start = PanGesture.Start(isRight: isMirrored, width: modifier?.width ?? 0)
        return CallbackGesture(pan) { [weak self] transition in
            nonisolated(unsafe) let transition = transition
            MainActor.assumeIsolated { self?.handle(transition) }
        }
    }

    private func handle(_ transition: GestureTransition<DragGesture.Value>) {
        guard let modifier else { return }
        let direction: CGFloat = isMirrored ? -1 : 1
        switch transition {
        case .changed(let value):
            last = value.translation.width * direction
            modifier.action(.changed(last ?? 0))
        case .ended(let value):
            last = nil
            modifier.action(
                .ended(value.translation.width * direction, velocity: value.velocity.width * direction))
        case .reset:
            if last != nil { modifier.action(.cancelled) }
            last = nil
        }
    }

    package override var memberID: GestureMember.ID? { hasRecognizer ? id : nil }

    package override func gestureMember(at now: Double) -> GestureMember? {
        guard let modifier, modifier.isEnabled else { return nil }
        hasRecognizer = true
        if !graph.arena.contains(id) { CallbackGesture.updateErasedRecognizer(recognizer, with: gesture) }
        return GestureMember(id: id, recognizer: recognizer, space: gestureSpace, priority: .high)
    }
}

extension View {
    /// Follows a finger that comes down near the leading edge and moves toward the trailing one.
    ///
    /// - Parameter width: how far from the edge it may come down, in points.
    nonisolated package func onEdgePan(
        isEnabled: Bool, width: CGFloat = 20, perform action: @escaping (EdgePanPhase) -> Void
    ) -> some View {
        modifier(EdgePanModifier(isEnabled: isEnabled, width: width, action: action))
    }
}
