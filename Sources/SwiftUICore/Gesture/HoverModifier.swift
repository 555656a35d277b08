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

final class HoverNode: LayoutNode {
    var modifier: HoverModifier?
    private var isHovered = false

    override init(_ owner: _ViewNode) {
        super.init(owner)
        graph.input.hover.count += 1
    }

    package override func didDetach() {
        super.didDetach()
        graph.input.hover.count -= 1
    }

    /// The mouse is at a point of the root view's space, or elsewhere.
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

/// What the mouse is over.
struct HoverState {
    struct Entry {
        weak var node: HoverNode?
    }

    /// How many views want to know.
    var count = 0
    /// The views that the mouse is over, the innermost first.
    var hovered: [Entry] = []
}

extension ViewGraph {
    /// Whether a view wants to know where the mouse is while no button is down.
    package var wantsHover: Bool { input.hover.count > 0 }

    func sendHover(_ event: HoverEvent) {
        guard event.time.isFinite else { return }
        now = max(now, event.time)
        var path: [LayoutNode] = []
        if let point = event.location, point.isFinite { _ = rootLayout.hitTest(point, at: now, path: &path) }
        let nodes = path.compactMap { $0 as? HoverNode }
        let left = input.hover.hovered.compactMap(\.node).filter { old in !nodes.contains { $0 === old } }
        input.hover.hovered = nodes.map { HoverState.Entry(node: $0) }
        for node in left where !node.isDetached { node.hover(at: nil) }
        for node in nodes { node.hover(at: event.location) }
        point(at: path.compactMap { $0 as? PointerNode })
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
