/// Where the mouse is over a view, while no button is down.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at this point.
    case active(CGPoint)
    /// No longer.
    case ended
}

nonisolated struct HoverModifier: LayoutModifier {
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> HoverNode { HoverNode(owner) }

    @MainActor
    func update(_ wrapper: HoverNode, _ transaction: Transaction, isNew: Bool) { wrapper.modifier = self }
}

final class HoverNode: LayoutNode, HoverFollowing {
    var modifier: HoverModifier?
    private var isHovered = false

    override init(_ owner: _ViewNode) {
        super.init(owner)
        graph.input.countHoverFollowers(by: 1)
    }

    package override func didDetach() {
        super.didDetach()
        graph.input.countHoverFollowers(by: -1)
    }

    func hover(at point: CGPoint?) {
        guard let modifier else { return }
        if let point {
            isHovered = true
            modifier.action(.active(convert(point, to: modifier.space)))
        } else if isHovered {
            isHovered = false
            modifier.action(.ended)
        }
    }
}

extension View {
    /// Tells when the mouse comes over the view and leaves it.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverEdges(action: action))
    }

    /// Tells where the mouse is over the view, whenever it moves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }

    /// Tells where the mouse is over the view, whenever it moves.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace, action: action))
    }
}

/// Tells of the first and the last.
nonisolated struct HoverEdges: ViewModifier {
    let action: (Bool) -> Void
    @State private var isOver = Flag()

    @MainActor
    final class Flag {
        var isSet = false
        nonisolated init() {}
    }

    @MainActor
    func body(content: Content) -> some View {
        content.modifier(
            HoverModifier(space: .local) { phase in
                let isNow = phase != .ended
                guard isNow != isOver.isSet else { return }
                isOver.isSet = isNow
                action(isNow)
            })
    }
}
