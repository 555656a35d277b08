/// What becomes of the elements inside an element.
package enum SemanticsChildren: Hashable, Sendable {
    /// They stay elements of their own.
    case contain
    /// They are merged into the element around them, which is what buttons and other controls do.
    case merge
    /// They are left out.
    case ignore
}

/// Makes a tree from one walk over the views in reading order: `open` on the way in, `close` on the way out.
///
///     builder.open(SemanticsNode(id: 1, role: .button, actions: [.activate]), children: .merge)
///     builder.add(SemanticsNode(id: 2, role: .text, label: "Book"))
///     builder.close()
///     builder.finish()  // button "Book"
package struct SemanticsTreeBuilder {
    private struct Level {
        var node: SemanticsNode
        var behavior: SemanticsChildren
        var children: [Branch] = []
    }

    private struct Branch {
        var node: SemanticsNode
        var children: [Branch]

        var flattened: [SemanticsNode] { [node] + children.flatMap(\.flattened) }
    }

    private var open: [Level] = []
    private var roots: [Branch] = []

    package init() {}

    /// Starts an element; what is added until the matching `close` is inside it.
    package mutating func open(_ node: SemanticsNode, children behavior: SemanticsChildren = .contain) {
        open.append(Level(node: node, behavior: behavior))
    }

    /// Ends the element opened last, and merges or drops what is inside it if that was asked for.
    package mutating func close() {
        guard var level = open.popLast() else {
            preconditionFailure("close() without open(): every element of the walk is closed once, on the way out.")
        }
        let inside = level.children.flatMap(\.flattened)
        switch level.behavior {
        case .contain:
            level.node.takeTitle(of: inside)
        case .merge:
            // Containers inside say nothing themselves; what they hold does.
            level.node.merge(inside.filter { !$0.role.isContainer || !$0.label.isEmpty })
            level.node.standForFocus(of: inside)
            level.children = []
        case .ignore:
            level.node.standForFocus(of: inside)
            level.children = []
        }
        append(Branch(node: level.node, children: level.children))
    }

    /// An element with nothing inside.
    package mutating func add(_ node: SemanticsNode) { append(Branch(node: node, children: [])) }

    /// The tree of all that was added; every element must be closed.
    package func finish() -> SemanticsTree {
        precondition(
            open.isEmpty,
            "finish() with \(open.count) elements open: every element of the walk is closed once, on the way out."
        )
        var tree = SemanticsTree()
        var pending = roots.reversed().map { (branch: $0, parent: SemanticsTree.root) }
        while let (branch, parent) = pending.popLast() {
            tree.append(branch.node, under: parent)
            pending.append(contentsOf: branch.children.reversed().map { (branch: $0, parent: branch.node.id) })
        }
        return tree
    }

    private mutating func append(_ branch: Branch) {
        if open.isEmpty { roots.append(branch) } else { open[open.count - 1].children.append(branch) }
    }
}
