/// The four corner radii of a rectangle, in points.
@frozen
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius at the top leading corner.
    public var topLeading: CGFloat
    /// The radius at the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius at the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius at the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates radii; those left out are zero, which is a sharp corner.
    @inlinable
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension RectangleCornerRadii {
    /// Creates four equal radii.
    @inlinable
    package init(uniform radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    /// Returns the radii changed one by one.
    @inlinable
    package func mapped(_ transform: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: transform(topLeading),
            bottomLeading: transform(bottomLeading),
            bottomTrailing: transform(bottomTrailing),
            topTrailing: transform(topTrailing)
        )
    }

    /// Returns the radii with left and right exchanged.
    @inlinable
    package var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing,
            bottomLeading: bottomTrailing,
            bottomTrailing: bottomLeading,
            topTrailing: topLeading
        )
    }
}
