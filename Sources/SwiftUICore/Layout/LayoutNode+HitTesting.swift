extension LayoutNode {
    /// Finds what a point touches, front to back, in the geometry shown at `now`.
    ///
    /// - Parameters:
    ///   - point: in the coordinates of the enclosing layer.
    ///   - path: gets the nodes from the one touched up to this one.
    ///   - looksEverywhere: whether to look into every child, also where it cannot be touched; for tests.
    /// - Returns: whether anything was touched.
    package final func hitTest(
        _ point: CGPoint, at now: Double, path: inout [LayoutNode], looksEverywhere: Bool = false
    ) -> Bool {
        graph.work.hitNodesVisited += 1
        guard !ignoresHits, isPlaced else { return false }
        guard let transition else {
            return hitTestInside(point, at: now, path: &path, looksEverywhere: looksEverywhere)
        }
        let effect = ProjectionTransform(transition.plainTransform(of: frame(at: now), at: now))
        guard let source = effect.source(of: point) else { return false }
        // What the bodies of the transition have made is around the view.
        if let stage = transition.stage, stage.isPlaced {
            return stage.hitTest(source, at: now, path: &path, looksEverywhere: looksEverywhere)
        }
        return hitTestInside(source, at: now, path: &path, looksEverywhere: looksEverywhere)
    }

    /// The same without the transition around the node.
    private func hitTestInside(
        _ point: CGPoint, at now: Double, path: inout [LayoutNode], looksEverywhere: Bool
    ) -> Bool {
        guard !ignoresHits, isPlaced else { return false }
        var point = point
        let frame = frame(at: now)
        var local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        if let layer {
            guard layer.state.opacity > 0, !layer.isCulled else { return false }
            guard let inverse = effectTransform(size: frame.size, at: now).invertedIfPossible else { return false }
            local = local.applying(inverse)
            if let projection = effectProjection(size: frame.size, at: now) {
                guard let source = projection.source(of: local) else { return false }
                local = source
            }
            point = local
        }
        let override = hitOverride(local, size: frame.size)
        if override == false { return false }
        if let portalTarget {
            return portalTarget.hitTestInside(point, at: now, path: &path, looksEverywhere: looksEverywhere)
        }
        let isInChild =
            hitTestChildren(point, at: now, path: &path, looksEverywhere: looksEverywhere)
            || standIns(for: local, size: frame.size).contains {
                let moved = CGPoint(x: point.x + $0.x - local.x, y: point.y + $0.y - local.y)
                return hitTestChildren(moved, at: now, path: &path, looksEverywhere: looksEverywhere)
            }
        if isInChild {
            path.append(self)
            return true
        }
        guard override == true || containsPoint(local, size: frame.size) else { return false }
        path.append(self)
        return true
    }

    private func hitTestChildren(
        _ point: CGPoint, at now: Double, path: inout [LayoutNode], looksEverywhere: Bool
    ) -> Bool {
        guard !looksEverywhere, children.count >= Self.leastTouchAreas else {
            return frontToBack.contains { $0.hitTest(point, at: now, path: &path, looksEverywhere: looksEverywhere) }
        }
        return touchAreas(at: now).children.contains {
            $0.area?.isTouched(by: point) != false && $0.node.hitTest(point, at: now, path: &path)
        }
    }

    /// The nodes right inside for whoever goes through the views that can be reached: what the bodies of a transition have
    /// made stands for the view, which is in its middle.
    package final var reachedChildren: [LayoutNode] {
        if let portalTarget { return [portalTarget] }
        return graph.presence.hasTransitionBodies ? reachableChildren.map(\.withTransition) : reachableChildren
    }

    /// The node, or what the bodies of its transition have made around it.
    final var withTransition: LayoutNode { transition?.stage ?? self }

    /// The children that can be touched: not those that leave.
    var frontToBack: [LayoutNode] {
        if children.count < 2 { return children }
        guard !ghosts.isEmpty else { return paintOrder.reversed() }
        let gone = Set(ghosts.map { ObjectIdentifier($0) })
        return paintOrder.reversed().filter { !gone.contains(ObjectIdentifier($0)) }
    }
}

extension CGRect {
    /// Whether a point is in the rectangle, or so near that it may be by another order of the same sums.
    fileprivate func isTouched(by point: CGPoint) -> Bool { insetBy(dx: -0.01, dy: -0.01).holds(point) }
}

extension CGAffineTransform {
    /// The inverse, or nil for a transform that flattens everything, as scaling by 0 does.
    package var invertedIfPossible: CGAffineTransform? {
        if isIdentity { return self }
        let determinant = a * d - b * c
        return determinant.isFinite && determinant != 0 ? inverted() : nil
    }
}
