/// The largest circle in the middle of its frame.
///
/// As a view it is a square of the smaller side that it is offered, and 10 points where nothing is offered. So it keeps
/// less room than a `Rectangle` in the same place. For an oval that fills its room, use `Ellipse`.
///
///     Circle()
///         .trim(from: 0, to: 0.7)
///         .stroke(.green, lineWidth: 6)
///         .frame(width: 48)
public struct Circle: Shape {
    /// A circle.
    public init() {}

    /// The circle in the middle of a rectangle.
    public func path(in rect: CGRect) -> Path { .circle(in: rect) }

    /// A square of the smaller proposed side; 10 points where nothing is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat
        switch (proposal.width, proposal.height) {
        case (let width?, let height?): side = min(width, height)
        case (let width?, nil): side = width
        case (nil, let height?): side = height
        case (nil, nil): side = 10
        }
        return CGSize(width: side, height: side)
    }
}

extension Circle: InsettableShape {
    /// The circle moved inwards by so many points.
    public func inset(by amount: CGFloat) -> some InsettableShape { FrameInset(base: self, amount: amount) }
}

extension Shape where Self == Circle {
    /// The largest circle in the middle of its frame.
    public static var circle: Circle { Circle() }
}
