extension CGAffineTransform {
    /// Returns the transform that applies this one first and `other` second.
    @inlinable
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty
        )
    }

    /// Returns a transform that translates first, in points, and then applies this one.
    @inlinable
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
    }

    /// Returns a transform that scales first and then applies this one.
    @inlinable
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
    }

    /// Returns a transform that rotates first, by radians, and then applies this one.
    @inlinable
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse, or this transform itself where there is none (determinant zero or not finite).
    @inlinable
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }
}

extension CGAffineTransform {
    /// The factor by which areas grow; negative where the transform mirrors, zero where it flattens.
    @inlinable
    package var determinant: CGFloat { a * d - b * c }

    /// The transform with entries that products of a few such transforms stay finite with; the identity where one is no
    /// number.
    package var contained: CGAffineTransform {
        if [a, b, c, d, tx, ty].contains(where: \.isNaN) { return .identity }
        func kept(_ entry: CGFloat) -> CGFloat { min(max(entry, -1e12), 1e12) }
        return CGAffineTransform(a: kept(a), b: kept(b), c: kept(c), d: kept(d), tx: kept(tx), ty: kept(ty))
    }

    /// Whether no entry is NaN or infinite.
    @inlinable
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether this moves and neither turns nor scales; the identity counts.
    @inlinable
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether rectangles stay axis-parallel and unmirrored, so that a recognized shape stays recognized.
    @inlinable
    package var isPositiveScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension CGPoint {
    /// Returns the point that the transform moves this one to.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Whether neither coordinate is NaN or infinite.
    @inlinable
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// Returns this size as a vector under the transform, without its translation; it may turn negative.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Whether neither dimension is NaN or infinite.
    @inlinable
    package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// Returns the smallest rectangle around the four transformed corners; null and infinite rectangles stay.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || self == .infinite || t.isIdentity { return self }
        let centerX = origin.x + size.width / 2
        let centerY = origin.y + size.height / 2
        let center = CGPoint(x: centerX, y: centerY).applying(t)
        let halfWidth = abs(t.a * size.width) / 2 + abs(t.c * size.height) / 2
        let halfHeight = abs(t.b * size.width) / 2 + abs(t.d * size.height) / 2
        return CGRect(
            x: center.x - halfWidth, y: center.y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight)
    }

    /// Whether origin and size are free of NaN and infinity; false for the null rectangle.
    @inlinable
    package var isFinite: Bool { origin.isFinite && size.isFinite }
}
