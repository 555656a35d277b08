/// The elements of a frame in reading order.
///
/// A value: the engine makes one a frame with `SemanticsTreeBuilder`, and hosts keep a mirror of it by applying the
/// changes between two of them.
package struct SemanticsTree: Hashable, Sendable {
    /// The parent of the outermost elements; no element has this id.
    package static let root: UInt32 = 0

    /// The outermost elements, in reading order.
    package internal(set) var roots: [UInt32] = []
    var nodes: [UInt32: SemanticsNode] = [:]
    var parents: [UInt32: UInt32] = [:]

    package init() {}

    package subscript(id: UInt32) -> SemanticsNode? { nodes[id] }

    package var count: Int { nodes.count }

    package var isEmpty: Bool { nodes.isEmpty }

    /// The ids directly inside `id` in reading order; `root` gives the outermost ones.
    package func children(of id: UInt32) -> [UInt32] { id == Self.root ? roots : nodes[id]?.children ?? [] }

    /// The element around `id`, `root` for an outermost one, nil when there is no such element.
    package func parent(of id: UInt32) -> UInt32? { parents[id] }

    /// All elements in reading order, each before what is inside it. O(n).
    package var elements: [SemanticsNode] {
        var result: [SemanticsNode] = []
        result.reserveCapacity(nodes.count)
        visit { node, _ in result.append(node) }
        return result
    }

    /// Calls `body` with every element in reading order, parents first, and how deep it is nested (0 outermost).
    package func visit(_ body: (_ node: SemanticsNode, _ level: Int) -> Void) {
        var pending = roots.reversed().map { (id: $0, level: 0) }
        while let (id, level) = pending.popLast() {
            guard let node = nodes[id] else { continue }
            body(node, level)
            pending.append(contentsOf: node.children.reversed().map { (id: $0, level: level + 1) })
        }
    }

    /// Adds an element without children as the last one inside `parent`, which must be there.
    mutating func append(_ node: SemanticsNode, under parent: UInt32) {
        precondition(
            node.id != Self.root && nodes[node.id] == nil,
            "Semantics node \(node.id) is there already, or takes the root's id. Ids come from the engine and are never used twice."
        )
        var added = node
        added.children = []
        nodes[node.id] = added
        parents[node.id] = parent
        if parent == Self.root { roots.append(node.id) } else { nodes[parent]?.children.append(node.id) }
    }

    mutating func setChildren(of id: UInt32, to children: [UInt32]) {
        if id == Self.root { roots = children } else { nodes[id]?.children = children }
    }
}
