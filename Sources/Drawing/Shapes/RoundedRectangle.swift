/// A rectangle with four equal rounded corners.
///
/// The radius is in points, limited to half the smaller side. Zero gives sharp corners, as do negative numbers and NaN,
/// which are reported. The corners are continuous, as those of cards and icons on iPhones, unless `style` is
/// `.circular`. Corners are animated. As a view, it takes the room that it is offered. For corners that differ, use
/// `UnevenRoundedRectangle`.
///
///     RoundedRectangle(cornerRadius: 16)
///         .strokeBorder(.brown, lineWidth: 3)
///         .frame(width: 200, height: 120)
public struct RoundedRectangle: Shape {
    /// The width and height of the corners, in points, limited to half the smaller side.
    public var cornerSize: CGSize
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// A rectangle with corners of a size. A side of zero gives sharp corners, as do negative numbers and NaN, which are
    /// reported.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with corners of a radius in points. Zero gives sharp corners, as do negative numbers and NaN, which are
    /// reported.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The rounded rectangle in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// The size of the corners.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

extension RoundedRectangle: InsettableShape {
    /// The rectangle moved inwards by so many points, its corners smaller by as much.
    public func inset(by amount: CGFloat) -> some InsettableShape { RoundedInset(base: self, amount: amount) }
}

/// A rounded rectangle inside another, all around at the same distance.
private struct RoundedInset: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let corner = CGSize(
            width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
        return Path(roundedRect: rect.shrunk(by: amount), cornerSize: corner, style: base.style)
    }

    func inset(by more: CGFloat) -> RoundedInset { RoundedInset(base: base, amount: amount + more) }

    var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a size.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
