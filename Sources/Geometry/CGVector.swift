/// A displacement in the plane, in points.
@frozen
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// Creates a vector from its parts.
    @inlinable
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates the vector of no length.
    @inlinable
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// The vector of no length.
    @inlinable
    public static var zero: CGVector { CGVector() }
}
