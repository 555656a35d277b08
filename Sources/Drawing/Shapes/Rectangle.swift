/// A rectangle that fills its frame.
///
/// As a view it takes the room that it is offered, and 10 by 10 points where nothing is. It is painted in the
/// foreground style unless it is filled or stroked. For an area of one color, the color alone is enough.
///
///     Rectangle()
///         .fill(.secondary)
///         .frame(height: 1)
public struct Rectangle: Shape {
    /// A rectangle.
    public init() {}

    /// The rectangle itself.
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Rectangle: InsettableShape {
    /// The rectangle moved inwards by so many points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { FrameInset(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    public static var rect: Rectangle { Rectangle() }
}
