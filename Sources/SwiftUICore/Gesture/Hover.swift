/// A layout node that follows the mouse while it is over it.
@MainActor
package protocol HoverFollowing: LayoutNode {
    /// The mouse is at a point of the root view's space, or elsewhere.
    func hover(at point: CGPoint?)
}

/// What the mouse is over.
struct HoverState {
    struct Entry {
        weak var node: (any HoverFollowing)?
    }

    /// How many views want to know.
    var count = 0
    /// The views that the mouse is over, the innermost first.
    var hovered: [Entry] = []
}

extension InputState {
    /// Views have come that want to know where the mouse is, or gone.
    package func countHoverFollowers(by change: Int) { hover.count += change }

    /// Whether a view wants to know where the mouse is while no button is down.
    package var wantsHover: Bool { hover.count > 0 }

    func sendHover(_ event: HoverEvent) {
        guard event.time.isFinite else { return }
        graph.now = max(graph.now, event.time)
        var path: [LayoutNode] = []
        if let point = event.location, point.isFinite {
            _ = graph.window.rootLayout.hitTest(point, at: graph.now, path: &path)
        }
        let nodes = path.compactMap { $0 as? any HoverFollowing }
        let left = hover.hovered.compactMap(\.node).filter { old in !nodes.contains { $0 === old } }
        hover.hovered = nodes.map { HoverState.Entry(node: $0) }
        for node in left where !node.isDetached { node.hover(at: nil) }
        for node in nodes { node.hover(at: event.location) }
        point(at: path.compactMap { $0 as? any PointerShowing })
    }
}
