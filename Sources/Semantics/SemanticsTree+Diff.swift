extension SemanticsTree {
    /// The changes that turn `self` into `other`; applying them to `self` gives `other`. O(n).
    package func changes(to other: SemanticsTree) -> [SemanticsChange] {
        var inserts: [SemanticsChange] = []
        var updates: [SemanticsChange] = []
        var orders: [SemanticsChange] = []
        if let order = order(of: Self.root, in: other) { orders.append(order) }
        other.visit { node, _ in
            if let old = nodes[node.id] {
                let fields = old.fieldsDiffering(from: node)
                if !fields.isEmpty { updates.append(.update(node, fields)) }
            } else {
                var inserted = node
                inserted.children = []
                inserts.append(.insert(inserted, parent: other.parents[node.id] ?? Self.root))
            }
            if let order = order(of: node.id, in: other) { orders.append(order) }
        }
        var removals: [SemanticsChange] = []
        visit { node, _ in
            // A removal takes along what is still inside, so only the topmost of what went away is named.
            let parent = parents[node.id] ?? Self.root
            if other.nodes[node.id] == nil, parent == Self.root || other.nodes[parent] != nil {
                removals.append(.remove(node.id))
            }
        }
        return inserts + updates + orders + removals
    }

    /// The order to state for `parent`, when inserting and removing alone do not lead to it.
    private func order(of parent: UInt32, in other: SemanticsTree) -> SemanticsChange? {
        let children = other.children(of: parent)
        let inserted = children.filter { nodes[$0] == nil }
        let kept = self.children(of: parent).filter { other.nodes[$0] != nil }
        return kept + inserted == children ? nil : .order(parent: parent, children: children)
    }

    /// Applies one frame's changes in order. Changes to elements that are not there are ignored.
    package mutating func apply(_ changes: [SemanticsChange]) {
        for change in changes {
            switch change {
            case .insert(let node, let parent):
                guard nodes[node.id] == nil, parent == Self.root || nodes[parent] != nil else { continue }
                append(node, under: parent)
            case .update(let node, _):
                guard let old = nodes[node.id] else { continue }
                var updated = node
                updated.children = old.children
                nodes[node.id] = updated
            case .order(let parent, let children):
                reorder(parent, to: children)
            case .remove(let id):
                guard let parent = parents[id] else { continue }
                setChildren(of: parent, to: self.children(of: parent).filter { $0 != id })
                removeSubtree(id)
            }
        }
    }

    private mutating func reorder(_ parent: UInt32, to children: [UInt32]) {
        guard parent == Self.root || nodes[parent] != nil else { return }
        let present = children.filter { nodes[$0] != nil }
        let stated = Set(present)
        for child in present {
            guard let former = parents[child], former != parent else { continue }
            setChildren(of: former, to: self.children(of: former).filter { $0 != child })
            parents[child] = parent
        }
        // Elements that this order does not name are on their way out: a removal or another order names them.
        setChildren(of: parent, to: present + self.children(of: parent).filter { !stated.contains($0) })
    }

    private mutating func removeSubtree(_ id: UInt32) {
        for child in children(of: id) { removeSubtree(child) }
        nodes[id] = nil
        parents[id] = nil
    }
}
