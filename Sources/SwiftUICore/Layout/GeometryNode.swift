/// A node with layout nodes of its own, which the nearest container above lays out.
package class GeometryNode: SingleChildNode {
    package final override var hasGeometry: Bool { true }

    /// Appends these layout nodes, in order.
    package func appendOwnLayoutNodes(to list: inout [LayoutNode]) {}

    /// The one layout node that this would be; nil where there may be another number, which only the list says.
    package var soleLayoutNode: LayoutNode? { nil }
}

extension _ViewNode {
    /// Appends the layout nodes that the nearest container above lays out, in order.
    package final func appendLayoutNodes(to list: inout [LayoutNode]) {
        if hasGeometry {
            unsafeDowncast(self, to: GeometryNode.self).appendOwnLayoutNodes(to: &list)
        } else {
            forEachChild { $0.appendLayoutNodes(to: &list) }
        }
    }

    /// The layout node of a view that is known to have one, as nearly all do that a modifier is applied to: without a list.
    package final var onlyLayoutNode: LayoutNode? {
        var node: _ViewNode? = self
        while let current = node {
            if current.hasGeometry { return unsafeDowncast(current, to: GeometryNode.self).soleLayoutNode }
            node = current.onlyChild
        }
        return nil
    }
}
