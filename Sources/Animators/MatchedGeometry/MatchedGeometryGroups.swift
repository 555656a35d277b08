/// The groups of views with matched geometry of an interface.
@MainActor
package struct MatchedGeometryGroups {
    /// In the order in which they came to be, so that nothing depends on how keys are hashed.
    private var groups: [MatchedGeometryGroup] = []
    private var indices: [MatchedGeometryKey: Int] = [:]
    /// Whether the groups have to look anew where their views are.
    var isDue = false

    /// Whether any view follows another.
    var hasFollowers: Bool { groups.contains { $0.members.count > 1 } }

    var isEmpty: Bool { groups.isEmpty }

    mutating func add(_ node: MatchedGeometryNode) {
        isDue = true
        // What is not equal to itself matches nothing.
        guard node.modifier.key == node.modifier.key else {
            let id = "\(node.modifier.key.id)"
            return node.graph.report(.unequalID(id: id, path: node.owner.path), from: node.owner)
        }
        if let index = indices[node.modifier.key] {
            groups[index].catchUp(in: node.graph)
            groups[index].members.insert(WeakMember(node: node), at: 0)
        } else {
            indices[node.modifier.key] = groups.count
            groups.append(MatchedGeometryGroup(node))
        }
    }

    mutating func remove(_ node: MatchedGeometryNode, from key: MatchedGeometryKey) {
        guard let index = indices[key] else { return }
        groups[index].catchUp(in: node.graph)
        groups[index].members.removeAll { $0.node === node }
    }

    /// The node's view is about to be gone.
    mutating func nodeEnds(_ node: MatchedGeometryNode) {
        if let index = indices[node.modifier.key] { groups[index].catchUp(in: node.graph) }
        isDue = true
    }

    /// Shows every view where its group says.
    mutating func resolve(in graph: ViewGraph) {
        isDue = false
        for index in groups.indices {
            groups[index].members.removeAll { $0.node?.isDetached ?? true }
            if !groups[index].members.isEmpty { groups[index].resolve(in: graph) }
        }
        guard groups.contains(where: \.members.isEmpty) else { return }
        groups.removeAll { $0.members.isEmpty }
        indices = [:]
        for (index, group) in groups.enumerated() { indices[group.key] = index }
    }
}

struct WeakMember {
    weak var node: MatchedGeometryNode?
}

/// The views of one id: one of them is the source, and the others follow it.
@MainActor
struct MatchedGeometryGroup {
    let key: MatchedGeometryKey
    /// The newest first.
    var members: [WeakMember]
    private weak var source: MatchedGeometryNode?
    /// Whether there was a source, which may be gone at once: a view that leaves without a transition.
    private var hadSource = false
    /// Where the group is seen: on the way from one source to the next.
    private var seen: AnimatedFrame?
    private var isReported = false

    /// A change that no `.animation(_:value:)` animates.
    private static var unanimated: Transaction {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        return transaction
    }

    init(_ node: MatchedGeometryNode) {
        key = node.modifier.key
        members = [WeakMember(node: node)]
    }

    mutating func resolve(in graph: ViewGraph) {
        let placed = members.compactMap(\.node).filter(\.isPlaced)
        let sources = placed.filter { $0.modifier.isSource && !$0.isLeaving }
        if sources.count > 1, !isReported, !graph.layouts.awaitsContent {
            isReported = true
            graph.report(.manySources(id: "\(key.id)", path: sources[0].owner.path), from: sources[0].owner)
        }
        let previous = source
        source = sources.first ?? placed.first { $0 === previous && $0.modifier.isSource }
        let takesOver = hadSource && source !== previous
        hadSource = source != nil
        defer { for node in placed { node.isNew = false } }
        guard let source else {
            seen = nil
            for node in placed { node.show(at: nil, graph.updates.transaction) }
            return
        }
        let geometry = source.ownGeometry
        lead(source, takesOver: takesOver, to: geometry, in: graph)
        for node in placed where node !== source {
            // A source that leaves takes nobody along: what stays goes to its own place.
            let followed = source.isLeaving && !node.isLeaving ? nil : geometry
            node.show(at: followed, node.isNew ? Self.unanimated : graph.updates.transaction)
        }
    }

    /// Moves the group to where its only view is seen, before another one takes over: effects and scrolling have moved
    /// that view without a layout, and a group without followers is not resolved for it.
    mutating func catchUp(in graph: ViewGraph) {
        guard members.count == 1, let source, members[0].node === source, let seen, source.isInWindow else { return }
        let shown = seen.presented(at: graph.now)
        let place = source.seenGeometry(at: graph.now)
        let distance = CGVector(dx: place.anchor.x - shown.minX, dy: place.anchor.y - shown.minY)
        guard max(abs(distance.dx), abs(distance.dy)) > 0.01 else { return }
        self.seen?.shift(to: seen.target.offsetBy(dx: distance.dx, dy: distance.dy))
    }

    /// Lets the source have its own place; one that takes over comes from where the last one is seen.
    private mutating func lead(
        _ source: MatchedGeometryNode, takesOver: Bool, to geometry: SharedGeometry, in graph: ViewGraph
    ) {
        let now = graph.now
        let transaction = graph.updates.transaction
        let resolved = transaction.resolved(in: source.owner.scope, of: graph)
        guard let animation = resolved.animation else {
            seen?.shift(to: geometry.rect)
            if seen == nil || takesOver { seen = AnimatedFrame(geometry.rect) }
            return source.show(at: nil, Transaction())
        }
        var way = seen ?? AnimatedFrame(geometry.rect)
        let start = SharedGeometry(way.presented(at: now))
        let velocity = SharedGeometry(way.velocity(at: now))
        way.update(to: geometry.rect, resolved, at: now)
        seen = way
        guard takesOver, source.isNew else { return source.show(at: nil, transaction) }
        source.show(at: start, Self.unanimated)
        source.show(at: nil, transaction)
        source.launch(velocity, from: start, animation)
    }
}

/// What a window keeps of the views with matched geometry.
@MainActor
final class MatchedGeometry: WindowPart, LayoutFollowing {
    var groups = MatchedGeometryGroups()
    /// Whether the window knows of it.
    private var isKnown = false

    var isFollowing: Bool { groups.hasFollowers }

    func add(_ node: MatchedGeometryNode) {
        groups.add(node)
        guard !isKnown else { return }
        isKnown = true
        node.graph.layouts.addFollower(self)
    }

    /// Brings views with matched geometry to where their sources are now.
    func layoutIsDone(in graph: ViewGraph) {
        guard groups.isDue || groups.hasFollowers else { return }
        // On a copy, as what is shown elsewhere may say that more is due: it has just been done.
        var groups = groups
        groups.resolve(in: graph)
        groups.isDue = false
        self.groups = groups
    }
}
