/// A rectangle whose shorter sides are all corner.
///
/// As a view it takes the room that it is offered, and 10 by 10 points where nothing is; in a square it is round. The
/// radius of the ends is half of the shorter side, whatever the size becomes. With the style `.circular` the ends are
/// halves of circles.
///
///     Text("Vegan")
///         .padding(.horizontal, 12)
///         .padding(.vertical, 4)
///         .background(.green.opacity(0.2), in: Capsule())
public struct Capsule: Shape {
    /// The curve of the ends.
    public var style: RoundedCornerStyle

    /// A capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// The capsule in a rectangle.
    public func path(in rect: CGRect) -> Path { .capsule(in: rect, style: style) }
}

extension Capsule: InsettableShape {
    /// The capsule in a frame moved inwards by so many points.
    public func inset(by amount: CGFloat) -> some InsettableShape { FrameInset(base: self, amount: amount) }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are all corner.
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are all corner, with a choice of curve.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
