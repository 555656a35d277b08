/// What a finger does that drags a view along some axes.
package enum PanPhase {
    /// It moves: how far from where the pan began, in points.
    case changed(CGSize)
    /// It was lifted: how far, and how fast in points per second.
    case ended(CGSize, velocity: CGSize)
    /// Something else took the finger.
    case cancelled
}

/// Lets a finger drag a view along some axes, as scroll views let it: buttons inside let go when the drag begins.
struct PanModifier: LayoutModifier {
    let axes: Axis.Set
    let minimumDistance: CGFloat
    let isEnabled: @MainActor () -> Bool
    let action: @MainActor (PanPhase) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> PanNode { PanNode(self, owner) }

    @MainActor
    func update(_ wrapper: PanNode, _ transaction: Transaction, isNew: Bool) { wrapper.modifier = self }
}

final class PanNode: FollowingNode<PanGesture> {
    var modifier: PanModifier
    private var isPanning = false

    init(_ modifier: PanModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    override var gesture: PanGesture {
        // A view that follows the finger must not measure by itself.
        PanGesture(axes: modifier.axes, minimumDistance: modifier.minimumDistance, coordinateSpace: .global)
    }

    override var wantsFinger: Bool { modifier.isEnabled() }

    override func follow(_ transition: GestureTransition<DragGesture.Value>) {
        switch transition {
        case .changed(let value):
            isPanning = true
            modifier.action(.changed(value.translation))
        case .ended(let value):
            isPanning = false
            modifier.action(.ended(value.translation, velocity: value.velocity))
        case .reset:
            if isPanning { modifier.action(.cancelled) }
            isPanning = false
        }
    }
}

extension View {
    /// Follows a finger that drags the view along some axes.
    ///
    /// - Parameters:
    ///   - minimumDistance: how far it has to go along one of them, in points.
    ///   - isEnabled: asked when a finger comes down.
    nonisolated package func onPan(
        _ axes: Axis.Set, minimumDistance: CGFloat = 10, isEnabled: @escaping @MainActor () -> Bool = { true },
        perform action: @escaping @MainActor (PanPhase) -> Void
    ) -> some View {
        modifier(PanModifier(axes: axes, minimumDistance: minimumDistance, isEnabled: isEnabled, action: action))
    }
}
