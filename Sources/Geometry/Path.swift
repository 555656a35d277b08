/// The outline of a 2D shape: subpaths of lines and Bézier curves.
///
/// Coordinates are points, and y grows downward. No element with a NaN or infinite coordinate is ever kept: such a call
/// changes nothing, and a segment added where there is no current point is ignored too, so a path always begins with a
/// move. Rectangles of negative size are standardized first. As a view, a path is filled with the foreground style, has
/// its origin in the upper leading corner of its frame, and takes all the room it is offered.
///
///     Path { path in
///         path.move(to: CGPoint(x: 0, y: 0))
///         path.addLine(to: CGPoint(x: 60, y: 20))
///         path.addLine(to: CGPoint(x: 0, y: 40))
///         path.closeSubpath()
///     }
///     .fill(.red)
///
/// - Complexity: a path is a value whose elements are copied when a copy is changed; adding an element is O(1)
///   otherwise.
///
/// Curves that `union` and its kin make come back as lines, within 0.02 points, where Apple's stay curves.
public struct Path: Equatable, LosslessStringConvertible, Sendable {
    /// One step of a path.
    @frozen
    public enum Element: Equatable, Sendable {
        /// Starts a subpath at a point.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the start of the subpath, which it ends.
        case closeSubpath
    }

    /// How the path is kept: shapes that hosts draw natively stay recognizable until something is added.
    enum Storage: Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        /// Apart, as it has many numbers and most paths are something else.
        indirect case roundedRect(RoundedRectGeometry)
        case elements([Element])
    }

    var storage: Storage

    /// Creates an empty path.
    public init() {
        storage = .empty
    }

    /// Creates a rectangle, from its top leading corner, clockwise on screen.
    public init(_ rect: CGRect) {
        self = .rect(rect)
    }

    /// Creates a rectangle whose corners are rounded by a part of an ellipse or its continuous counterpart.
    ///
    /// Both lengths are limited to half the smaller side; a length of zero or less gives sharp corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self = .roundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with four equal corners; the radius is in points, limited to half the smaller side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        self = .roundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with four corners of their own.
    ///
    /// A radius is limited to half an edge, or to what the neighbor on that edge leaves of it, whichever is more.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self = .roundedRect(in: rect, radii: cornerRadii, style: style)
    }

    /// Creates the ellipse that touches the rectangle's sides, from its trailing point, clockwise on screen.
    public init(ellipseIn rect: CGRect) {
        self = .ellipse(in: rect)
    }

    /// Creates an empty path and lets a closure add to it.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Creates a path from elements as they are; non-finite ones and those before the first move are left out.
    package init(elements: [Element]) {
        self.init()
        for element in elements { append(element) }
    }

    /// Whether the path has no element.
    public var isEmpty: Bool {
        switch storage {
        case .empty: true
        case .elements(let elements): elements.isEmpty
        default: false
        }
    }

    /// Whether both paths have the same elements in the same order.
    public static func == (lhs: Path, rhs: Path) -> Bool {
        switch (lhs.storage, rhs.storage) {
        case (.empty, .empty): true
        case (.rect(let left), .rect(let right)): left == right
        case (.ellipse(let left), .ellipse(let right)): left == right
        case (.roundedRect(let left), .roundedRect(let right)): left == right
        default: lhs.elements == rhs.elements
        }
    }
}
