import RiffleLayers

extension Edge {
    /// The corners of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// Where the top and the leading side meet.
        case topLeading
        /// Where the top and the trailing side meet.
        case topTrailing
        /// Where the bottom and the leading side meet.
        case bottomLeading
        /// Where the bottom and the trailing side meet.
        case bottomTrailing

        /// How round a corner is.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// In points; nil for the radius that goes with the container's corner.
            let radius: CGFloat?
            /// The least radius of a corner that goes with the container's, in points.
            let minimum: CGFloat

            private init(radius: CGFloat?, minimum: CGFloat) {
                self.radius = radius
                self.minimum = minimum
            }

            /// A radius in points.
            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

            /// A radius in points.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

            /// A radius in points; negative, NaN and infinite count as 0.
            public static func fixed(_ radius: CGFloat) -> Style {
                Style(radius: radius.isFinite ? max(radius, 0) : 0, minimum: 0)
            }

            /// As round as it takes to keep one distance from the corner of the container; sharp where that is far away.
            public static let concentric = Style(radius: nil, minimum: 0)

            /// As round as it takes to keep one distance from the corner of the container, but no less than a radius.
            public static func concentric(minimum: Style) -> Style {
                Style(radius: nil, minimum: minimum.radius ?? minimum.minimum)
            }

            /// The radius where one that keeps the distance is known.
            func radius(concentric: CGFloat) -> CGFloat { radius ?? max(concentric, minimum) }
        }
    }
}

/// A rectangle with corners that keep one distance from those of the container that it is in.
///
/// `containerShape(_:)` says what shape a container has. The corners of shapes that are neither rectangles nor capsules,
/// and of windows, count as sharp.
public struct ConcentricRectangle: InsettableShape {
    private var styles: CornerStyles
    private var isUniform: Bool
    private var amount: CGFloat = 0
    /// The radii that go with the container's corners where the shape stands.
    private var concentric = RectangleCornerRadii()

    private struct CornerStyles: Hashable, Sendable {
        var topLeading: Edge.Corner.Style
        var topTrailing: Edge.Corner.Style
        var bottomLeading: Edge.Corner.Style
        var bottomTrailing: Edge.Corner.Style
    }

    /// A rectangle with four corners of one style.
    ///
    /// - Parameter isUniform: whether all corners have the radius of the roundest.
    public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners)
        self.isUniform = isUniform
    }

    /// A rectangle with corners of four styles; those left out are sharp.
    public init(
        topLeadingCorner: Edge.Corner.Style = .fixed(0), topTrailingCorner: Edge.Corner.Style = .fixed(0),
        bottomLeadingCorner: Edge.Corner.Style = .fixed(0), bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
    ) {
        styles = CornerStyles(
            topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
            bottomTrailing: bottomTrailingCorner)
        isUniform = false
    }

    /// A rectangle with corners of one style at the top and of another at the bottom, each as round as the rounder of two.
    public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .fixed(0)) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    }

    private func radii() -> RectangleCornerRadii {
        let radii = RectangleCornerRadii(
            topLeading: styles.topLeading.radius(concentric: concentric.topLeading),
            bottomLeading: styles.bottomLeading.radius(concentric: concentric.bottomLeading),
            bottomTrailing: styles.bottomTrailing.radius(concentric: concentric.bottomTrailing),
            topTrailing: styles.topTrailing.radius(concentric: concentric.topTrailing))
        guard isUniform else { return radii }
        return RectangleCornerRadii(
            uniform: max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing))
    }

    /// The rectangle in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let amount = amount
        return Path(
            roundedRect: rect.shrunk(by: amount), cornerRadii: radii().mapped { max($0 - amount, 0) },
            style: .continuous)
    }

    /// The rectangle moved inwards by so many points, its corners smaller by as much.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.amount += amount
        return copy
    }
}

extension ConcentricRectangle: PlacedShape {
    @MainActor func placed(at node: LayoutNode) -> ConcentricRectangle {
        guard let container = node.environment.containerShape, let outer = container.place.frame(for: node),
            let radii = container.radii(outer.size)
        else { return self }
        let frame = node.globalFrame(of: CGRect(origin: .zero, size: node.size), at: nil)
        // Leading is left where texts are read from the left.
        let isReversed = node.environment.layoutDirection == .rightToLeft
        let left = max(frame.minX - outer.minX, 0)
        let right = max(outer.maxX - frame.maxX, 0)
        let (leading, trailing) = isReversed ? (right, left) : (left, right)
        let (top, bottom) = (max(frame.minY - outer.minY, 0), max(outer.maxY - frame.maxY, 0))
        var copy = self
        copy.concentric = RectangleCornerRadii(
            topLeading: max(radii.topLeading - max(top, leading), 0),
            bottomLeading: max(radii.bottomLeading - max(bottom, leading), 0),
            bottomTrailing: max(radii.bottomTrailing - max(bottom, trailing), 0),
            topTrailing: max(radii.topTrailing - max(top, trailing), 0))
        return copy
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners of one style, as those that keep one distance from the container's.
    ///
    /// - Parameter isUniform: whether all corners have the radius of the roundest.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// A rectangle with corners of four styles; those left out are sharp.
    @_disfavoredOverload
    public static func rect(
        topLeadingCorner: Edge.Corner.Style = .fixed(0), topTrailingCorner: Edge.Corner.Style = .fixed(0),
        bottomLeadingCorner: Edge.Corner.Style = .fixed(0), bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
}

/// A shape whose outline is a rectangle with round corners.
protocol RoundCornered {
    /// The radii of the corners in a size, in points.
    func radii(in size: CGSize) -> RectangleCornerRadii
}

extension Rectangle: RoundCornered {
    func radii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii() }
}

extension RoundedRectangle: RoundCornered {
    func radii(in size: CGSize) -> RectangleCornerRadii {
        let limit = min(size.width, size.height) / 2
        return RectangleCornerRadii(uniform: min(max(cornerSize.width, 0), limit))
    }
}

extension UnevenRoundedRectangle: RoundCornered {
    func radii(in size: CGSize) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: RoundCornered {
    func radii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(uniform: min(size.width, size.height) / 2)
    }
}

extension Circle: RoundCornered {
    func radii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(uniform: min(size.width, size.height) / 2)
    }
}
