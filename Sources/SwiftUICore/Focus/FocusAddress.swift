/// Where a view is that takes the keyboard, in a form that outlives all views of a window.
struct FocusAddress: Codable, Equatable {
    /// The place among the program's own views.
    var path: String
    /// Which one it is of those there, in the order of the tree.
    var ordinal: Int
    /// How many there are.
    var count: Int
}

/// The addresses of all views of a window that take the keyboard.
@MainActor
struct FocusAddresses {
    /// In no order.
    private let nodes: [String: [FocusableNode]]

    /// - Complexity: O(n) for n views that take the keyboard, and the depth of each.
    init(_ focusing: FocusingState) {
        let there = focusing.candidates.values.filter { !$0.isDetached && !$0.owner.isInRemovedView }
        nodes = Dictionary(grouping: there) { $0.owner.placeAmongOwnViews }
    }

    func address(of node: FocusableNode) -> FocusAddress? {
        let path = node.owner.placeAmongOwnViews
        let nodes = inOrder(path)
        return nodes.firstIndex { $0 === node }.map { FocusAddress(path: path, ordinal: $0, count: nodes.count) }
    }

    /// What is at an address now; nil where there is nothing.
    ///
    /// - Parameter isWhole: whether there have to be as many there as before: while views come, bars and rows are still missing.
    func node(at address: FocusAddress, isWhole: Bool = false) -> FocusableNode? {
        let nodes = inOrder(address.path)
        guard !isWhole || nodes.count == address.count else { return nil }
        return nodes.indices.contains(address.ordinal) ? nodes[address.ordinal] : nil
    }

    private func inOrder(_ path: String) -> [FocusableNode] {
        var owned: [ObjectIdentifier: FocusableNode] = [:]
        for node in nodes[path] ?? [] { owned[ObjectIdentifier(node.owner)] = node }
        return TreeOrder.sort(owned.values.map(\.owner)).compactMap { owned[ObjectIdentifier($0)] }
    }
}
