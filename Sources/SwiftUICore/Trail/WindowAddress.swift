/// What views say of the window's address.
@MainActor
package final class WindowAddress: EngineState {
    unowned let graph: ViewGraph
    /// Whether the window's views have an address at all: whether any has ever had a part of it.
    package private(set) var isUsed = false
    private var parts: [AddressNode] = []
    private var descriptions: [AddressDescriptionNode] = []
    private var strangers: [UnknownAddressNode] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    func add(_ node: AddressNode) {
        guard !graph.hasEnded else { return }
        isUsed = true
        parts.append(node)
    }

    func add(_ node: AddressDescriptionNode) {
        if !graph.hasEnded { descriptions.append(node) }
    }

    func add(_ node: UnknownAddressNode) {
        if !graph.hasEnded { strangers.append(node) }
    }

    func remove(_ node: AddressNode) { parts.removeAll { $0 === node } }

    func remove(_ node: AddressDescriptionNode) { descriptions.removeAll { $0 === node } }

    func remove(_ node: UnknownAddressNode) { strangers.removeAll { $0 === node } }

    package func end() {
        isUsed = false
        parts = []
        descriptions = []
        strangers = []
    }
}

extension ViewGraph {
    package var address: WindowAddress { state(of: .address) }
}

extension WindowAddress {
    /// The components of the path that says what is shown now; those that were asked for while they name nothing.
    ///
    /// O(n log n) for n views that have a part of it, and the depth of each.
    package var components: [String] {
        strangers.lazy.compactMap { $0.address?.wrappedValue }.first
            ?? shownParts.flatMap { $0.part?.components() ?? [] }
    }

    /// What the views say of what is shown; nil where none says anything.
    package var description: String? {
        Self.inOrder(descriptions.filter { $0.isShownInWindow && $0.text != nil }).last?.text
    }

    /// Whether a view that is shown says that what the address names is not there.
    package var isMissing: Bool { descriptions.contains { $0.isMissing && $0.isShownInWindow } }

    /// Shows what an address names, without a motion.
    ///
    /// The views are asked one after the other, the outer ones first: what one of them shows then may have parts of its own.
    ///
    /// - Parameter update: called after each view, for a frame in which those that have come are known.
    /// - Returns: whether the address names something.
    package func show(_ path: [String], update: () -> Void) -> Bool {
        let graph = graph
        guard !graph.hasEnded else { return false }
        if setUnknown(nil) { update() }
        var rest = path[...]
        // Kept, so that no other node takes the place of one that was asked.
        var asked: [AddressNode] = []
        while asked.count <= path.count + Self.silentParts,
            let next = shownParts.first(where: { node in !asked.contains { $0 === node } })
        {
            asked.append(next)
            graph.whileCurrent(in: next.owner.environment) {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { next.part?.take(&rest) }
            }
            graph.requestUpdate()
            update()
        }
        guard !rest.isEmpty else { return true }
        if setUnknown(path) { update() }
        return false
    }

    /// Has the outermost view that has something to show for an unknown address show it, or show it no longer.
    ///
    /// - Returns: whether a view shows something else now.
    private func setUnknown(_ path: [String]?) -> Bool {
        let able = Self.inOrder(strangers.filter { $0.isShownInWindow })
        guard let stranger = able.first(where: { path != nil || $0.address?.wrappedValue != nil }) else { return false }
        graph.whileCurrent(in: stranger.owner.environment) { stranger.address?.wrappedValue = path }
        graph.requestUpdate()
        return true
    }

    /// Views that may have a part of the address beside those that take something of it: more is an app whose views come
    /// without end.
    private static let silentParts = 64

    private var shownParts: [AddressNode] { Self.inOrder(parts.filter { $0.isShownInWindow }) }

    /// Nodes as they are in the tree: one before what is in it, and siblings in their order.
    private static func inOrder<Node: LayoutNode>(_ nodes: [Node]) -> [Node] {
        guard nodes.count > 1 else { return nodes }
        return nodes.map { (node: $0, place: $0.placeInWindow) }
            .sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.node)
    }
}

extension LayoutNode {
    /// Whether the node is shown, maybe behind a modal layer.
    var isShownInWindow: Bool { isPlaced && isAmong(\.shownChildren) }

    /// Whether the node and all around it are among certain children of what is around them.
    func isAmong(_ children: (LayoutNode) -> [LayoutNode]) -> Bool {
        var node: LayoutNode = self
        while let parent = node.parent {
            guard children(parent).contains(where: { $0 === node }) else { return false }
            node = parent
        }
        return true
    }

    /// Which child of what is around it each node is on the way from the root to this one.
    fileprivate var placeInWindow: [Int] {
        var place: [Int] = []
        var node: LayoutNode = self
        while let parent = node.parent {
            place.append(parent.children.firstIndex { $0 === node } ?? 0)
            node = parent
        }
        return place.reversed()
    }
}
