/// Sorts nodes as their views stand in the interface: outer ones before those in them, those before what stands after.
///
/// Who announces a change to whom follows no order that would be the same in another process: observable objects and
/// publishers keep who observes them in sets.
@MainActor
struct TreeOrder {
    /// Below each node, the children on the way to what is sorted.
    private var branches: [ObjectIdentifier: [_ViewNode]] = [:]
    private var roots: [_ViewNode] = []
    private var wanted: Set<ObjectIdentifier> = []
    private var sorted: [_ViewNode] = []

    /// How many children are compared one by one.
    private static let few = 8

    /// - Parameter nodes: each once.
    /// - Complexity: in the number of nodes, of those around them, and of the children of such that lead to several.
    static func sort(_ nodes: [_ViewNode]) -> [_ViewNode] {
        guard nodes.count > 1 else { return nodes }
        var order = TreeOrder()
        order.wanted = Set(nodes.lazy.map { ObjectIdentifier($0) })
        var known: Set<ObjectIdentifier> = []
        for node in nodes { order.grow(to: node, &known) }
        order.sorted.reserveCapacity(nodes.count)
        order.visit(order.roots.sorted { $0.serial < $1.serial })
        return order.sorted
    }

    private mutating func grow(to node: _ViewNode, _ known: inout Set<ObjectIdentifier>) {
        var node = node
        while known.insert(ObjectIdentifier(node)).inserted {
            guard let parent = node.parent else {
                roots.append(node)
                return
            }
            branches[ObjectIdentifier(parent), default: []].append(node)
            node = parent
        }
    }

    private mutating func visit(_ nodes: [_ViewNode]) {
        for node in nodes {
            if wanted.contains(ObjectIdentifier(node)) { sorted.append(node) }
            if let children = branches[ObjectIdentifier(node)] { visit(Self.inOrder(children, of: node)) }
        }
    }

    private static func inOrder(_ children: [_ViewNode], of parent: _ViewNode) -> [_ViewNode] {
        guard children.count > 1 else { return children }
        var found: [_ViewNode] = []
        let take: (_ViewNode) -> Void
        if children.count <= few {
            // Two rows among thousands are found without hashing all of these.
            take = { child in if children.contains(where: { $0 === child }) { found.append(child) } }
        } else {
            let known = Set(children.lazy.map { ObjectIdentifier($0) })
            take = { if known.contains(ObjectIdentifier($0)) { found.append($0) } }
        }
        parent.forEachChild(take)
        parent.forEachLeavingChild(take)
        guard found.count < children.count else { return found }
        // Some know only a part of what they have made: the rest comes as it was made.
        let left = Set(children.lazy.map { ObjectIdentifier($0) }).subtracting(found.map { ObjectIdentifier($0) })
        return found + children.filter { left.contains(ObjectIdentifier($0)) }.sorted { $0.serial < $1.serial }
    }
}
