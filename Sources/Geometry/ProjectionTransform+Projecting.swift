extension ProjectionTransform {
    /// Creates a map from the entries, row by row.
    @inlinable
    package init(
        _ m11: CGFloat, _ m12: CGFloat, _ m13: CGFloat, _ m21: CGFloat, _ m22: CGFloat, _ m23: CGFloat, _ m31: CGFloat,
        _ m32: CGFloat, _ m33: CGFloat
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }

    /// The entries, row by row.
    package var entries: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    /// The affine transform that is left without the divisor; the whole map where `isAffine`.
    @inlinable
    package var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

    /// What the coordinates of a point are divided by: how far away it is, 1 at its usual distance.
    @inlinable
    package func divisor(at point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

    /// Zero where the map flattens everything to a line.
    @inlinable
    package var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Whether no entry is NaN or infinite.
    @inlinable
    package var isFinite: Bool {
        affine.isFinite && m13.isFinite && m23.isFinite && m33.isFinite
    }

    /// The inverse, or nil for a map that flattens everything.
    @inlinable
    package var invertedIfPossible: ProjectionTransform? {
        if isIdentity { return self }
        let d = determinant
        guard d.isFinite, d != 0 else { return nil }
        if isAffine { return ProjectionTransform(affine.inverted()) }
        return ProjectionTransform(
            (m22 * m33 - m23 * m32) / d, (m13 * m32 - m12 * m33) / d, (m12 * m23 - m13 * m22) / d,
            (m23 * m31 - m21 * m33) / d, (m11 * m33 - m13 * m31) / d, (m13 * m21 - m11 * m23) / d,
            (m21 * m32 - m22 * m31) / d, (m12 * m31 - m11 * m32) / d, (m11 * m22 - m12 * m21) / d)
    }

    /// The affine transform that agrees with the map at a point and, ever less, around it.
    package func linearized(at point: CGPoint) -> CGAffineTransform {
        if isAffine { return affine }
        let w = divisor(at: point)
        let image = point.applying(self)
        let a = (m11 - image.x * m13) / w
        let b = (m12 - image.y * m13) / w
        let c = (m21 - image.x * m23) / w
        let d = (m22 - image.y * m23) / w
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y, ty: image.y - b * point.x - d * point.y)
    }

    /// The point before the map, or nil where the map shows nothing: off the plane, or behind the viewer.
    package func source(of point: CGPoint) -> CGPoint? {
        guard let inverse = invertedIfPossible, inverse.divisor(at: point) > 0 else { return nil }
        return point.applying(inverse)
    }
}

extension CGRect {
    /// Nearer to the viewer's eye than this share of the usual distance nothing is shown.
    private static var nearest: CGFloat { 1.0 / 64 }

    /// Returns the smallest rectangle around what the map shows of this one; null when all of it is behind the viewer.
    package func applying(_ map: ProjectionTransform) -> CGRect {
        if map.isAffine { return applying(map.affine) }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
        var box = CGRect.null
        for index in corners.indices {
            let start = corners[index]
            let end = corners[(index + 1) % 4]
            let near = (map.divisor(at: start) - Self.nearest, map.divisor(at: end) - Self.nearest)
            if near.0 >= 0 { box = box.union(CGRect(origin: start.applying(map), size: .zero)) }
            // The side passes the viewer: it is cut there.
            if (near.0 >= 0) != (near.1 >= 0) {
                let share = near.0 / (near.0 - near.1)
                let cut = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
                box = box.union(CGRect(origin: cut.applying(map), size: .zero))
            }
        }
        return box
    }
}
