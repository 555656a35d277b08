/// The end of a stroked line.
@frozen
public enum CGLineCap: Int32, Hashable, Sendable {
    /// The stroke ends squarely at the end point.
    case butt
    /// A half disk is added.
    case round
    /// Half a square is added.
    case square
}

/// The corner of a stroked line.
@frozen
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// The outer edges are prolonged until they meet, up to the miter limit.
    case miter
    /// A part of a disk is added.
    case round
    /// The outer corners are joined by a straight line.
    case bevel
}

/// How the outline of a path is drawn.
///
/// Half of the line's width lies on each side of the outline; `strokeBorder` keeps it inside the shape. A dash pattern
/// has painted and unpainted lengths by turns and begins anew with each part of a path; with an odd number of lengths
/// the two swap places in every round. A pattern with a negative length, or one that is 0 in sum, is a solid line.
/// Views report lengths that are negative or not finite. Line width, miter limit and dash phase are animatable, the
/// dashes are not.
///
///     RoundedRectangle(cornerRadius: 12)
///         .stroke(.gray, style: StrokeStyle(lineWidth: 2, dash: [8, 4]))
///         .frame(width: 240, height: 100)
@frozen
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line, in points; negative and NaN draw nothing.
    public var lineWidth: CGFloat
    /// What is drawn at the ends.
    public var lineCap: CGLineCap
    /// What is drawn at corners.
    public var lineJoin: CGLineJoin
    /// The largest ratio of a miter's length to the line width; a sharper corner is beveled.
    public var miterLimit: CGFloat
    /// The lengths of painted and unpainted parts by turns, in points; empty is a solid line.
    public var dash: [CGFloat]
    /// How far into the pattern the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style.
    @inlinable
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
