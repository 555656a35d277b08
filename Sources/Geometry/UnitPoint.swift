/// A point in a rectangle, in shares of its width and height: (0, 0) is top leading, (1, 1) bottom trailing.
///
/// Values outside 0...1 are allowed and lie outside the rectangle.
@frozen
public struct UnitPoint: Hashable, Sendable {
    /// The share of the width.
    public var x: CGFloat
    /// The share of the height.
    public var y: CGFloat

    /// Creates the top leading point.
    @inlinable
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates a point from its shares.
    @inlinable
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin, top leading.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
    /// Returns the point of the rectangle that this stands for, in the rectangle's coordinates.
    @inlinable
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.origin.x + rect.size.width * x, y: rect.origin.y + rect.size.height * y)
    }
}
