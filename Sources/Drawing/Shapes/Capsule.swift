/// A rectangle whose shorter sides are all corner.
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
