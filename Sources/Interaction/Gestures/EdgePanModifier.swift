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

package final class EdgePanNode: FollowingNode<PanGesture> {
    private var modifier: EdgePanModifier?
    private var last: CGFloat?

    func update(_ modifier: EdgePanModifier) {
        self.modifier = modifier
        if !modifier.isEnabled { forgetFinger() }
    }

    private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

    override var gesture: PanGesture {
        var pan = PanGesture(axes: .horizontal, coordinateSpace: .global)
        pan.start = PanGesture.Start(isRight: isMirrored, width: modifier?.width ?? 0)
        return pan
    }

    override var wantsFinger: Bool { modifier?.isEnabled ?? false }
    override var kind: GestureMember.Kind { .gesture }
    override var priority: GestureMember.Priority { .high }

    override func follow(_ transition: GestureTransition<DragGesture.Value>) {
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
