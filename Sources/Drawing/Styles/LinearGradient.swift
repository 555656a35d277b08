/// A gradient along a line, as a style and as a view that fills its frame.
///
/// Points are in shares of the rectangle that is filled: (0, 0) is its top left corner, (1, 1) the bottom right one, in
/// each direction of reading. Beyond the ends the first and last colors go on. Colors without a place are spaced
/// evenly. As a view it takes the room that it is offered, and 10 by 10 points where nothing is. For a quiet gradient
/// of one color, write `Color.teal.gradient`.
///
///     LinearGradient(
///         colors: [.orange, .pink, .purple],
///         startPoint: .top,
///         endPoint: .bottom
///     )
///     .ignoresSafeArea()
///
/// - Complexity: O(n) in the number of stops; of more than 1,024 the mean colors of 1,024 stretches are shown.
public struct LinearGradient: ShapeStyle, Hashable {
    /// Nothing simpler.
    public typealias Resolved = Never

    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint
    let isPerceptual: Bool

    init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient.gradient
        isPerceptual = gradient.isPerceptual
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// A gradient between two points.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of evenly spaced colors between two points.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colors at places between two points.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient with its colors resolved.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        gradient.resolved(in: context, .linear(from: startPoint, to: endPoint), isPerceptual: isPerceptual)
    }
}

extension LinearGradient: View {
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

extension LinearGradient: StyleView {}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient between two points.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient between two points.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> some ShapeStyle {
        LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of evenly spaced colors between two points.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colors at places between two points.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
