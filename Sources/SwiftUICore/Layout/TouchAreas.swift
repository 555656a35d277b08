/// Where the children of a node can be touched, for as long as nothing in them changes.
///
/// A touch looks only into the children at whose area it is. The areas are too large rather than too small: what is
/// clipped away is still touched, and what lets touches through may stop doing so at any time.
@MainActor
struct TouchAreas {
    struct Child {
        let node: LayoutNode
        /// In the coordinates that its place is in; nil where it may be touched anywhere.
        let area: CGRect?
    }

    /// Front to back.
    let children: [Child]
    /// Around all of them; nil where one may be touched anywhere.
    let union: CGRect?

    init(_ nodes: [LayoutNode], at now: Double) {
        children = nodes.map { Child(node: $0, area: $0.touchArea(at: now)) }
        union = children.reduce(CGRect?.some(.null)) { whole, child in
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
        isTouchAreaKnown = true
        guard isPlaced else { return .null }
        guard transition == nil, frameAnimation == nil, !isAnimating, graph.resting[ObjectIdentifier(self)] == nil,
            let own = ownTouchArea(size: size), let inner = childrenTouchArea(at: now)
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

    /// The areas of the children, which are found anew only after something in them has changed.
    final func touchAreas(at now: Double) -> TouchAreas {
        if isTouchAreaKnown, let knownTouchAreas { return knownTouchAreas }
        isTouchAreaKnown = true
        let areas = TouchAreas(frontToBack, at: now)
        knownTouchAreas = areas
        return areas
    }

    /// Something that the node can be touched by has changed: its place, what is in it, how it is shown.
    final func touchAreaChanged() {
        var node: LayoutNode? = self
        while let current = node, current.isTouchAreaKnown {
            current.isTouchAreaKnown = false
            current.knownTouchAreas = nil
            node = current.parent
        }
    }
}

extension CGRect {
    /// Nil where an edge is no number, so that nothing can be told from it.
    fileprivate var usable: CGRect? {
        if isNull { return self }
        return minX.isFinite && minY.isFinite && width.isFinite && height.isFinite ? self : nil
    }
}
