/// A node that shows a part of its content, and moves the content beneath its frame.
@MainActor
package protocol Viewport: LayoutNode {
    /// The axes along which the content moves.
    var axes: Axis.Set { get }
    /// What is kept free around the content, in points.
    var insets: EdgeInsets { get }
    /// The size of what is not kept free, in points.
    var containerSize: CGSize { get }
    /// How far the content can be moved from its leading and top edge, in points.
    var furthestOffset: CGPoint { get }
    /// How much of what covers its upper end gives way as content moves up, in points; nil where nothing covers that end.
    var coveredLead: CGFloat? { get }

    /// How far the content has moved from its leading and top edge, in points, at a time.
    func offset(at now: Double) -> CGPoint

    /// The offset, in points, from which a rectangle of a node inside is in sight, moving no further than needed; nil where
    /// there is no content.
    func offset(revealing rect: CGRect, of node: LayoutNode) -> CGPoint?

    /// Moves the content to an offset, as far as its ends allow.
    func scroll(to target: CGPoint, _ transaction: Transaction)

    /// Moves the content as a key asks for that nobody else wants.
    ///
    /// - Returns: whether the key asks for it, and there is anything to move to.
    func scroll(by press: KeyPress) -> Bool
}

extension LayoutNode {
    /// The node itself where it is a viewport.
    package final var viewport: (any Viewport)? { isViewport ? self as? any Viewport : nil }

    /// The innermost viewport around the node.
    package final var enclosingViewport: (any Viewport)? {
        var node = parent
        while let current = node {
            if let viewport = current.viewport { return viewport }
            node = current.parent
        }
        return nil
    }

    /// The innermost viewport around the node whose content moves vertically.
    package final var enclosingVerticalViewport: (any Viewport)? {
        var viewport = enclosingViewport
        while let current = viewport, !current.axes.contains(Axis.vertical) { viewport = current.enclosingViewport }
        return viewport
    }

    /// Has all viewports around move until a rectangle of the node is in sight.
    ///
    /// - Complexity: O(n) in the number of nodes around.
    package final func reveal(_ rect: CGRect, _ transaction: Transaction) {
        var viewport = enclosingViewport
        while let current = viewport {
            if let target = current.offset(revealing: rect, of: self), target != current.offset(at: graph.now) {
                current.scroll(to: target, transaction)
            }
            viewport = current.enclosingViewport
        }
    }
}
