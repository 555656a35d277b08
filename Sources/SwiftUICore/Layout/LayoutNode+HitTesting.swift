extension LayoutNode {
    /// Finds what a point touches, front to back, in the geometry shown at `now`.
    ///
    /// - Parameters:
    ///   - point: in the coordinates of the enclosing layer.
    ///   - path: gets the nodes from the one touched up to this one.
    /// - Returns: whether anything was touched.
    package final func hitTest(_ point: CGPoint, at now: Double, path: inout [LayoutNode]) -> Bool {
        guard !ignoresHits, isPlaced else { return false }
        var point = point
        if let transition {
            guard let source = transition.transform(for: self, at: now).source(of: point) else { return false }
            point = source
        }
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
        for child in frontToBack where child.hitTest(point, at: now, path: &path) {
            path.append(self)
            return true
        }
        guard override == true || containsPoint(local, size: frame.size) else { return false }
        path.append(self)
        return true
    }

    private var frontToBack: [LayoutNode] {
        if children.count < 2 { return children }
        guard !ghosts.isEmpty else { return paintOrder.reversed() }
        let gone = Set(ghosts.map { ObjectIdentifier($0) })
        return paintOrder.reversed().filter { !gone.contains(ObjectIdentifier($0)) }
    }
}

extension CGAffineTransform {
    /// The inverse, or nil for a transform that flattens everything, as scaling by 0 does.
    package var invertedIfPossible: CGAffineTransform? {
        if isIdentity { return self }
        let determinant = a * d - b * c
        return determinant.isFinite && determinant != 0 ? inverted() : nil
    }
}
