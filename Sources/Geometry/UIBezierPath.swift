/// An outline as UIKit has it, for code that builds one and gives its `cgPath` to a `Path`.
public class UIBezierPath {
    private var outline = Path()

    /// Creates an empty path.
    public init() {}

    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// Creates the ellipse that touches a rectangle's sides.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// Creates a rectangle with four equal rounded corners; the radius is in points, limited to half the smaller side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle with some rounded corners.
    ///
    /// - Parameter cornerRadii: only the width counts, as in UIKit; it is limited to half the smaller side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let limited = min(cornerRadii.width, min(abs(rect.width), abs(rect.height)) / 2)
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? max(limited, 0) : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
    }

    /// Creates an arc between two angles in radians; `clockwise` is meant as seen on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the elements of another kind of path.
    public convenience init(cgPath: CGPath) { self.init(cgPath.outline) }

    private convenience init(_ outline: Path) {
        self.init()
        self.outline = outline
    }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath {
        get { CGPath(outline) }
        set { outline = newValue.outline }
    }

    /// Whether the path has no element.
    public var isEmpty: Bool { outline.isEmpty }

    /// The smallest rectangle around the path, in points.
    public var bounds: CGRect { outline.boundingRect }

    /// Where the next segment would start; zero if the path is empty.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Whether a point lies inside.
    public func contains(_ point: CGPoint) -> Bool { outline.contains(point) }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint) { outline.move(to: point) }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }

    /// Adds a cubic Bézier curve.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc between two angles in radians, with a line to its start if there is a current point.
    ///
    /// `clockwise` is meant as seen on screen, which is the other way round than `Path` means it.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    /// Ends the subpath with a line to its start.
    public func close() { outline.closeSubpath() }

    /// Adds all elements of another path.
    public func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

    /// Transforms every point.
    public func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    /// Takes all elements out.
    public func removeAllPoints() { outline = Path() }

    /// Returns the path run through the other way.
    public func reversing() -> UIBezierPath {
        var result = Path()
        for subpath in outline.subpaths.reversed() {
            result.move(to: subpath.end)
            for segment in subpath.segments.reversed() { result.append(segment.reversed.element) }
            if subpath.isClosed { result.closeSubpath() }
        }
        return UIBezierPath(result)
    }
}
