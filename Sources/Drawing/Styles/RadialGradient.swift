/// A gradient outwards from a point, as a style and as a view that fills its frame.
///
/// The center is in shares of the rectangle that is filled, the radii are in points; inside the first and beyond the
/// last the end colors go on.
public struct RadialGradient: ShapeStyle, Hashable {
    /// Nothing simpler.
    public typealias Resolved = Never

    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat
    let isPerceptual: Bool

    init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient.gradient
        isPerceptual = gradient.isPerceptual
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// A gradient between two circles around a point.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of evenly spaced colors between two circles around a point.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colors at places between two circles around a point.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The gradient with its colors resolved.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        gradient.resolved(
            in: context, .radial(center: center, startRadius: startRadius, endRadius: endRadius),
            isPerceptual: isPerceptual)
    }
}

extension RadialGradient: View {
    /// The engine paints gradients itself.
    public typealias Body = Never

    /// Makes a leaf that fills its frame.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        makeLeafNode(view, context)
    }

    /// Gives the leaf a newer gradient.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
}

extension RadialGradient: StyleView {}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient between two circles around a point, their radii in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient between two circles around a point, their radii in points.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> some ShapeStyle {
        RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of evenly spaced colors between two circles around a point, their radii in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colors at places between two circles around a point, their radii in points.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
