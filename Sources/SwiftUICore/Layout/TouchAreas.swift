/// Where the children of a node can be touched, for as long as they stay its children in the same order.
///
/// A touch looks only into the children at whose area it is. The areas are too large rather than too small: what is
/// clipped away is still touched, and what lets touches through may stop doing so at any time.
@MainActor
final class TouchAreas {
    struct Child {
        let node: LayoutNode
        /// In the coordinates that its place is in; nil where it may be touched anywhere.
        fileprivate(set) var area: CGRect?
    }

    /// Front to back.
    private(set) var children: [Child]
    /// Around all of them; nil where one may be touched anywhere.
    private(set) var union: CGRect?
    /// Children that have changed since their area was taken.
    private var stale: [LayoutNode] = []

    /// From here on, looking at all children costs less than finding each one that has changed.
    private static let mostSearches = 8

    init(_ nodes: [LayoutNode], at now: Double) {
        children = nodes.map { Child(node: $0, area: $0.touchArea(at: now)) }
        union = Self.union(of: children)
    }

    func changed(_ child: LayoutNode) { stale.append(child) }

    /// Takes the areas anew of those children that have changed.
    func update(at now: Double) {
        guard !stale.isEmpty else { return }
        let changed = stale
        stale = []
        var isSame = true
        func update(_ index: Int) {
            let area = children[index].node.touchArea(at: now)
            isSame = isSame && area == children[index].area
            children[index].area = area
        }
        if changed.count > Self.mostSearches {
            for index in children.indices where !children[index].node.isTouchAreaKnown { update(index) }
        } else {
            for node in changed { children.firstIndex { $0.node === node }.map(update) }
        }
        if !isSame { union = Self.union(of: children) }
    }

    private static func union(of children: [Child]) -> CGRect? {
        children.reduce(CGRect?.some(.null)) { whole, child in
            guard let whole, let area = child.area else { return nil }
            return whole.union(area)
        }
    }
}

extension LayoutNode {
    /// The least number of children of which the areas are worth remembering.
    static let leastTouchAreas = 4

    /// Where the node and all in it can be touched, in the coordinates that its origin is in; nil where that is not known,
    /// as while something moves.
    final func touchArea(at now: Double) -> CGRect? {
        graph.work.touchAreasTaken += 1
        isTouchAreaKnown = true
        guard isPlaced else { return .null }
        guard transition == nil, frameAnimation == nil, !isAnimating,
            graph.motion.resting.isEmpty || graph.motion.resting[ObjectIdentifier(self)] == nil,
            let own = ownTouchArea(size: size),
            let inner = childrenTouchArea(at: now)
        else { return nil }
        guard layer != nil else { return own.offsetBy(dx: origin.x, dy: origin.y).union(inner).usable }
        let effect = effectTransform(size: size, at: now)
        guard effectProjection(size: size, at: now) == nil else { return nil }
        return own.union(inner).applying(effect).offsetBy(dx: origin.x, dy: origin.y).usable
    }

    private func childrenTouchArea(at now: Double) -> CGRect? {
        if children.count >= Self.leastTouchAreas { return touchAreas(at: now).union }
        var union = CGRect.null
        for child in children {
            guard let area = child.touchArea(at: now) else { return nil }
            union = union.union(area)
        }
        return union
    }

    /// The areas of the children. Only those are found anew in which something has changed.
    final func touchAreas(at now: Double) -> TouchAreas {
        isTouchAreaKnown = true
        if let knownTouchAreas {
            knownTouchAreas.update(at: now)
            return knownTouchAreas
        }
        let areas = TouchAreas(frontToBack, at: now)
        knownTouchAreas = areas
        return areas
    }

    /// Something that the node can be touched by has changed: its place, how it is shown, what is in it.
    final func touchAreaChanged() {
        var node = self
        while node.isTouchAreaKnown {
            node.isTouchAreaKnown = false
            guard let parent = node.parent else { return }
            parent.knownTouchAreas?.changed(node)
            node = parent
        }
    }

    /// Which children the node has, or their order, has changed.
    final func touchedChildrenChanged() {
        knownTouchAreas = nil
        touchAreaChanged()
    }
}

extension CGRect {
    /// Nil where an edge is no number, so that nothing can be told from it.
    fileprivate var usable: CGRect? {
        if isNull { return self }
        return minX.isFinite && minY.isFinite && width.isFinite && height.isFinite ? self : nil
    }
}
