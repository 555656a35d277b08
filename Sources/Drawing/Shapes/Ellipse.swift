/// The ellipse that touches its frame's sides.
public struct Ellipse: Shape {
    /// An ellipse.
    public init() {}

    /// The ellipse in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Ellipse: InsettableShape {
    /// The ellipse in a frame moved inwards by so many points.
    public func inset(by amount: CGFloat) -> some InsettableShape { FrameInset(base: self, amount: amount) }
}

extension Shape where Self == Ellipse {
    /// The ellipse that touches its frame's sides.
    public static var ellipse: Ellipse { Ellipse() }
}
