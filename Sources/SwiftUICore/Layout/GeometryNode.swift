/// A node with layout nodes of its own, which the nearest container above lays out.
package class GeometryNode: SingleChildNode {
    package final override var hasGeometry: Bool { true }

    /// Appends these layout nodes, in order.
    package func appendOwnLayoutNodes(to list: inout [LayoutNode]) {}
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
}
