/// Where a view is that takes the keyboard, in a form that outlives all views of a window.
struct FocusAddress: Codable, Equatable {
    /// The place among the program's own views.
    var path: String
    /// Which one it is of those there, in the order of the tree.
    var ordinal: Int
}

extension ViewGraph {
    /// - Complexity: O(n log n) for n views that take the keyboard, and the depth of each.
    func focusAddress(of node: FocusableNode) -> FocusAddress? {
        let path = node.owner.placeAmongOwnViews
        return focusables(at: path).firstIndex { $0 === node }.map { FocusAddress(path: path, ordinal: $0) }
    }

    /// What is at an address now; nil where there is nothing.
    func focusable(at address: FocusAddress) -> FocusableNode? {
        let nodes = focusables(at: address.path)
        return nodes.indices.contains(address.ordinal) ? nodes[address.ordinal] : nil
    }

    private func focusables(at path: String) -> [FocusableNode] {
        var nodes: [ObjectIdentifier: FocusableNode] = [:]
        for node in focusing.candidates.values where !node.isDetached && !node.owner.isInRemovedView {
            if node.owner.placeAmongOwnViews == path { nodes[ObjectIdentifier(node.owner)] = node }
        }
        return TreeOrder.sort(nodes.values.map(\.owner)).compactMap { nodes[ObjectIdentifier($0)] }
    }
}
