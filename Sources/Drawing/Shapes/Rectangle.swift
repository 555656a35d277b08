/// A rectangle that fills its frame.
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
