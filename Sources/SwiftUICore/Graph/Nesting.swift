/// Views may be inside each other only as deep as the stack holds what calls itself for each of them.
extension _ViewNode {
    /// How many nodes may be inside each other. A view has one to three: its body, a condition in it, a container.
    static var nestingLimit: Int { 4_000 }

    /// How many nodes may be made for one frame. Ten thousand chips of a picker take 120,000, counted in the heap.
    static var frameLimit: UInt32 { 500_000 }

    /// Whether views can still be made inside the node; reports it where they cannot.
    final func mayNest() -> Bool { mayNest(at: depth) }

    /// The same for views that are further in than the node.
    final func mayNest(at depth: Int) -> Bool {
        // A view that contains itself twice ends at no depth that counts: each level has twice as many.
        if graph.nodesMade &- graph.nodesShown >= Self.frameLimit {
            graph.reportNumber(of: self)
            return false
        }
        guard depth >= Self.nestingLimit || StackRoom.isShort else { return true }
        graph.reportNesting(of: self)
        return false
    }
}

extension ViewGraph {
    /// Reports, once for the window, that views are nested too deep.
    func reportNesting(of node: _ViewNode) {
        guard !issues.contains(where: { $0.kind == .nesting }) else { return }
        report(.nesting(limit: _ViewNode.nestingLimit, path: node.shortPath), from: node)
    }

    /// Reports, once for the window, that one frame has too many new views.
    fileprivate func reportNumber(of node: _ViewNode) {
        guard !issues.contains(where: { $0.kind == .nesting && $0.message.contains(RuntimeIssue.newNodes) }) else {
            return
        }
        report(.tooMany(limit: Int(_ViewNode.frameLimit), path: node.shortPath), from: node)
    }
}

extension _ViewNode {
    /// The path with only the first and the last few of its names.
    fileprivate var shortPath: String {
        let names = path.components(separatedBy: " › ")
        guard names.count > 12 else { return path }
        return (names.prefix(5) + ["\(names.count - 10) more"] + names.suffix(5)).joined(separator: " › ")
    }
}

extension RuntimeIssue {
    fileprivate static let newNodes = "new nodes"

    fileprivate static func tooMany(limit: Int, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .nesting,
            message: "one frame has more than \(limit) \(newNodes), so what is inside this view is left out. Each view "
                + "and each modifier is a node. Look for a view that contains itself several times without end, and "
                + "show long collections in a list or a lazy stack.", path: path)
    }

    fileprivate static func nesting(limit: Int, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .nesting,
            message: "views are nested too deep, so what is inside this one is left out. At most \(limit) levels are "
                + "shown, and no more than three quarters of the thread's stack hold; each body, condition and "
                + "container is a level. Look for a view that contains itself without end, and show long chains of "
                + "data in a list.", path: path)
    }
}
