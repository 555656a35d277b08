/// An outline that can be added to, as Core Graphics has it.
///
/// What a transform is given for is transformed before it is added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    override init(_ outline: Path) { super.init(outline) }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.move(to: point.applying(transform))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addLine(to: point.applying(transform))
    }

    /// Starts a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        outline.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        outline.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.addRect(rect, transform: transform)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        outline.addRects(rects, transform: transform)
    }

    /// Adds a closed rectangle with corners that are quarters of an ellipse.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        outline.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
    }

    /// Adds the closed ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.addEllipse(in: rect, transform: transform)
    }

    /// Adds an arc between two angles in radians, with a line to its start if there is a current point.
    ///
    /// `clockwise` is meant in coordinates where y grows upward: on screen, `false` sweeps clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise, transform: transform)
    }

    /// Adds a line and the arc that touches two lines: current point to first end, first to second end.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds an arc that turns by an angle in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        outline.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
            transform: transform)
    }

    /// Adds all elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.addPath(path.outline, transform: transform)
    }

    /// Ends the subpath with a line to its start.
    public func closeSubpath() { outline.closeSubpath() }
}
