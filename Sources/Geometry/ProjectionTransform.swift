/// A projective map of the plane: a 3 × 3 matrix that points are multiplied with as row vectors (x, y, 1).
///
/// x' = (m11·x + m21·y + m31) / w and y' = (m12·x + m22·y + m32) / w, where w = m13·x + m23·y + m33. Points of w ≤ 0 lie
/// behind the viewer. NaN and infinite entries are kept and spread.
@frozen
public struct ProjectionTransform: Hashable, Sendable {
    /// The part of x' that is proportional to x.
    public var m11: CGFloat = 1
    /// The part of y' that is proportional to x.
    public var m12: CGFloat = 0
    /// The part of the divisor that is proportional to x.
    public var m13: CGFloat = 0
    /// The part of x' that is proportional to y.
    public var m21: CGFloat = 0
    /// The part of y' that is proportional to y.
    public var m22: CGFloat = 1
    /// The part of the divisor that is proportional to y.
    public var m23: CGFloat = 0
    /// The horizontal translation, in points.
    public var m31: CGFloat = 0
    /// The vertical translation, in points.
    public var m32: CGFloat = 0
    /// The constant part of the divisor.
    public var m33: CGFloat = 1

    /// Creates the identity.
    @inlinable
    public init() {}

    /// Creates the map that an affine transform is.
    @inlinable
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether this changes nothing.
    @inlinable
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel: nothing is divided by.
    @inlinable
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Turns this into its inverse, or leaves it alone where there is none.
    ///
    /// - Returns: whether there is an inverse.
    @inlinable
    @discardableResult
    public mutating func invert() -> Bool {
        guard let inverse = invertedIfPossible else { return false }
        self = inverse
        return true
    }

    /// Returns the inverse, or this map itself where there is none (determinant zero or not finite).
    @inlinable
    public func inverted() -> ProjectionTransform { invertedIfPossible ?? self }

    /// Returns the map that applies this one first and `rhs` second.
    @inlinable
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        if isAffine, rhs.isAffine { return ProjectionTransform(affine.concatenating(rhs.affine)) }
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }
}

extension CGPoint {
    /// Returns the point that the map moves this one to.
    @inlinable
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let flat = applying(m.affine)
        let w = m.divisor(at: self)
        return w == 1 ? flat : CGPoint(x: flat.x / w, y: flat.y / w)
    }
}
