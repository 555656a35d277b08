/// The nodes whose bodies read a value, in the order in which they first did.
///
/// Adding and removing take constant time: ten thousand rows of a list may read the same binding.
struct DependentNodes {
    /// Below so many, looking through them is faster than hashing.
    private static let fewest = 16

    /// Nil where a node has gone; closed up when half of them have.
    private var nodes: [_ViewNode?] = []
    private var count = 0
    /// Where each node is, once there are many.
    private var places: [ObjectIdentifier: Int] = [:]

    /// Adds a node unless it is there.
    ///
    /// - Returns: whether it was new.
    mutating func insert(_ node: _ViewNode) -> Bool {
        guard place(of: node) == nil else { return false }
        if nodes.count >= Self.fewest, places.isEmpty { index() }
        if !places.isEmpty { places[ObjectIdentifier(node)] = nodes.count }
        nodes.append(node)
        count += 1
        return true
    }

    mutating func remove(_ node: _ViewNode) {
        guard let place = place(of: node) else { return }
        nodes[place] = nil
        places[ObjectIdentifier(node)] = nil
        count -= 1
        if count * 2 <= nodes.count { closeUp() }
    }

    func forEach(_ body: (_ViewNode) -> Void) {
        for case let node? in nodes { body(node) }
    }

    private func place(of node: _ViewNode) -> Int? {
        places.isEmpty ? nodes.firstIndex { $0 === node } : places[ObjectIdentifier(node)]
    }

    private mutating func closeUp() {
        nodes.removeAll { $0 == nil }
        places = [:]
        if nodes.count >= Self.fewest { index() }
    }

    private mutating func index() {
        for (place, node) in nodes.enumerated() { if let node { places[ObjectIdentifier(node)] = place } }
    }
}
