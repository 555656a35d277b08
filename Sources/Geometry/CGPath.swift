/// An outline as Core Graphics has it, for code that builds one and gives it to a `Path`.
public class CGPath: Equatable, @unchecked Sendable {
    // Only `CGMutablePath` writes it, whose users keep to one thread as they do on Apple's platforms.
    final var outline: Path

    init(_ outline: Path) { self.outline = outline }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform))
    }

    /// Creates the ellipse that touches a rectangle's sides.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform))
    }

    /// Creates a rectangle with corners that are quarters of an ellipse; lengths are limited to half the sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform))
    }

    /// Whether the path has no element.
    public var isEmpty: Bool { outline.isEmpty }

    /// Where the next segment would start; zero if the path is empty.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The smallest rectangle around the curves; null if the path is empty.
    public var boundingBoxOfPath: CGRect { outline.isEmpty ? .null : outline.boundingRect }

    /// The smallest rectangle around all points, those that only steer curves included; null if the path is empty.
    public var boundingBox: CGRect {
        var box = CGRect.null
        func include(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
        for element in outline.elements {
            switch element {
            case .move(let end), .line(let end): include(end)
            case .quadCurve(let end, let control): [control, end].forEach(include)
            case .curve(let end, let control1, let control2): [control1, control2, end].forEach(include)
            case .closeSubpath: break
            }
        }
        return box
    }

    /// Whether a point lies inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns a path that nothing changes.
    public func copy() -> CGPath? { CGPath(outline) }

    /// Returns a transformed path.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(outline.applying(transform))
    }

    /// Returns a path that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

    /// Whether both have the same elements.
    public static func == (first: CGPath, second: CGPath) -> Bool { first.outline == second.outline }
}

/// Which points lie inside a path that crosses itself.
@frozen
public enum CGPathFillRule: Int, Sendable {
    /// Those that the outline goes round more often one way than the other.
    case winding
    /// Those from which one has to cross the outline an odd number of times to get away.
    case evenOdd
}

extension Path {
    /// Creates a path with the elements of another kind of path.
    public init(_ path: CGPath) { self = path.outline }

    /// Creates a path with the elements of another kind of path.
    public init(_ path: CGMutablePath) { self = path.outline }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath { CGPath(self) }

    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee) } ?? self
    }
}
