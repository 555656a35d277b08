/// A grid of colored points anywhere, with all colors between them, as a style and as a view that fills its frame.
///
/// Points are in shares of the rectangle that is filled, row by row from the top left.
public struct MeshGradient: ShapeStyle, Equatable {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// A point with the controls of the four lines that leave it.
    public struct BezierPoint: Hashable, Sendable {
        /// Where the point is.
        public var position: SIMD2<Float>
        /// Where the line to the point before it in its row sets out.
        public var leadingControlPoint: SIMD2<Float>
        /// Where the line to the point above it sets out.
        public var topControlPoint: SIMD2<Float>
        /// Where the line to the next point of its row sets out.
        public var trailingControlPoint: SIMD2<Float>
        /// Where the line to the point below it sets out.
        public var bottomControlPoint: SIMD2<Float>

        /// A point with its controls.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Where the points are.
    public enum Locations: Hashable, Sendable {
        /// Points with lines between them that run as smoothly as they can.
        case points([SIMD2<Float>])
        /// Points that say how the lines between them run.
        case bezierPoints([BezierPoint])
    }

    /// What color the points have.
    public enum Colors: Hashable, Sendable {
        /// Colors that may depend on the environment.
        case colors([Color])
        /// Colors that do not.
        case resolvedColors([Color.Resolved])
    }

    /// Points in a row; below 2 there is only the background.
    public var width: Int
    /// Rows of points; below 2 there is only the background.
    public var height: Int
    /// Where the points are: `width` times `height` finite ones, or there is only the background.
    public var locations: Locations
    /// The points' colors, as many, or there is only the background.
    public var colors: Colors
    /// What is shown where the points do not reach.
    public var background: Color
    /// Whether colors change along curves, rather than straight from point to point.
    public var smoothsColors: Bool
    /// The space in which colors are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// A gradient of points and colors.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// A gradient of points and colors that may depend on the environment.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A gradient of points and colors that do not depend on the environment.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A gradient of points with controls, and colors that may depend on the environment.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A gradient of points with controls, and colors that do not depend on the environment.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    /// The gradient with its colors resolved.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        let ground = context.fade(background.resolvedColor(in: context.environment))
        guard mistake == nil else { return _ResolvedStyle(.color(ground)) }
        let resolved =
            switch colors {
            case .colors(let colors): colors.map { context.fade($0.resolvedColor(in: context.environment)) }
            case .resolvedColors(let colors): colors.map { context.fade($0.resolvedColor) }
            }
        func point(_ place: SIMD2<Float>) -> CGPoint { CGPoint(x: CGFloat(place.x), y: CGFloat(place.y)) }
        let (points, controls): ([CGPoint], [CGPoint]) =
            switch locations {
            case .points(let points): (points.map(point), [])
            case .bezierPoints(let points):
                (
                    points.map { point($0.position) },
                    points.flatMap {
                        [
                            $0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint, $0.bottomControlPoint,
                        ].map(point)
                    }
                )
            }
        return _ResolvedStyle(
            .mesh(
                MeshPaint(
                    columns: width, points: points, controls: controls, colors: resolved, background: ground,
                    isSmooth: smoothsColors, isPerceptual: colorSpace == .perceptual)))
    }

    /// What keeps the points from being shown; nil where nothing does.
    private var mistake: String? {
        let (points, places): (Int, [SIMD2<Float>]) =
            switch locations {
            case .points(let points): (points.count, points)
            case .bezierPoints(let points):
                (
                    points.count,
                    points.flatMap {
                        [
                            $0.position, $0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint,
                            $0.bottomControlPoint,
                        ]
                    }
                )
            }
        let count =
            switch colors {
            case .colors(let colors): colors.count
            case .resolvedColors(let colors): colors.count
            }
        guard width >= 2, height >= 2 else { return "it has \(width) × \(height) points, and 2 × 2 are the fewest" }
        // More than anybody can tell apart, and few enough that nothing overflows.
        guard width <= 256, height <= 256 else { return "it has \(width) × \(height) points; 256 × 256 are the most" }
        guard points == width * height, count == points else {
            return "\(width) × \(height) points need as many places and colors, and there are \(points) and \(count)"
        }
        guard places.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return "a point has no finite place" }
        return nil
    }
}

extension MeshGradient: View {
    /// The engine paints gradients itself.
    public typealias Body = Never

    /// Makes a leaf that fills its frame.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        let node = makeLeafNode(view, context)
        if let mistake = view.mistake {
            context.graph.report(
                RuntimeIssue(
                    kind: .other,
                    message:
                        "A mesh gradient shows only its background: \(mistake). Give each of its points a place and "
                        + "a color, row by row.",
                    path: node.path), from: node)
        }
        return node
    }

    /// Gives the leaf a newer gradient.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
}

extension MeshGradient: StyleView {}
