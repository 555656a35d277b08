/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Same conventions as CoreGraphics, which Foundation on Linux has not: points are row vectors, so
/// `t.concatenating(u)` applies `t` first and `u` second. NaN and infinite entries are kept and spread.
@frozen
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// The part of `x'` that is proportional to `x`.
    public var a: CGFloat
    /// The part of `y'` that is proportional to `x`.
    public var b: CGFloat
    /// The part of `x'` that is proportional to `y`.
    public var c: CGFloat
    /// The part of `y'` that is proportional to `y`.
    public var d: CGFloat
    /// The horizontal translation, in points.
    public var tx: CGFloat
    /// The vertical translation, in points.
    public var ty: CGFloat

    /// Creates a transform from its six entries.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform from its six entries, without labels.
    @inlinable
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates the identity.
    @inlinable
    public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Creates a translation, in points.
    @inlinable
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scale about the origin.
    @inlinable
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin by an angle in radians, clockwise on screen where y grows downward.
    @inlinable
    public init(rotationAngle angle: CGFloat) {
        let sine = CGFloat(Foundation.sin(Double(angle)))
        let cosine = CGFloat(Foundation.cos(Double(angle)))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that changes nothing.
    @inlinable
    public static var identity: CGAffineTransform { CGAffineTransform() }

    /// Whether this changes nothing.
    @inlinable
    public var isIdentity: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
    }
}
