import RiffleGeometry

/// A long path in parts that are stroked one after the other onto the same mask.
///
/// Cairo turns a stroke into one polygon, and the time for a polygon grows with the square of its edges where many of
/// them lie side by side. A part begins with the last segment of the one before it, so that the join between both is
/// there, and coverage that two parts share counts as in any drawing over itself.
struct StrokeParts {
    /// What Cairo strokes in one go.
    struct Part {
        var path: Path
        /// Whether the style's caps end it; otherwise its ends lie inside the stroke, or are capped by other parts.
        var isCapped: Bool
    }

    /// Paths of fewer segments are stroked as a whole.
    static let fewestSegments = 1024
    /// The most segments of a part. Smaller parts take no less time.
    static let segmentsInPart = 256

    private(set) var parts: [Part] = []
    private let style: StrokeStyle
    /// Short subpaths, which become one part.
    private var short: [Path.Element] = []
    private var shortCount = 0

    /// Cuts a path. Nil for one that is not long, or that has more dashes than anybody can see.
    init?(_ path: Path, _ style: StrokeStyle) {
        guard case .other = path.recognized, path.elements.count > Self.fewestSegments else { return nil }
        // Dashes are found along the whole path.
        guard let elements = style.usableDash == nil ? path.elements : path.dashed(style)?.elements else { return nil }
        self.style = style
        var subpath: [Path.Element] = []
        for element in elements {
            if case .move = element {
                add(subpath)
                subpath = []
            } else if case .closeSubpath? = subpath.last {
                // What follows a close begins where the closed subpath began.
                let start = subpath[0]
                add(subpath)
                subpath = [start]
            }
            subpath.append(element)
        }
        add(subpath)
        closeShort()
    }

    private mutating func add(_ subpath: [Path.Element]) {
        guard let first = subpath.first, let start = first.end else { return }
        guard subpath.count > Self.segmentsInPart else {
            short += subpath
            shortCount += subpath.count
            if shortCount >= Self.segmentsInPart { closeShort() }
            return
        }
        var segments = Array(subpath.dropFirst())
        let isClosed = segments.last == .closeSubpath
        if isClosed { segments[segments.count - 1] = .line(to: start) }
        if !isClosed { addCaps(start, segments) }
        // The join at the start of a closed one is between its last and its first segment.
        if isClosed, let first = segments.first { segments.append(first) }
        var index = 0
        var origin = start
        while index < segments.count {
            let end = min(index + Self.segmentsInPart, segments.count)
            parts.append(Part(path: Path(elements: [.move(to: origin)] + segments[index..<end]), isCapped: false))
            guard end < segments.count else { break }
            // The next part has the last segment of this one, too.
            origin = end >= 2 ? segments[end - 2].end ?? origin : start
            index = end - 1
        }
    }

    private mutating func closeShort() {
        if !short.isEmpty { parts.append(Part(path: Path(elements: short), isCapped: true)) }
        short = []
        shortCount = 0
    }

    /// Adds what the caps at both ends of an open subpath cover beyond it.
    private mutating func addCaps(_ start: CGPoint, _ segments: [Path.Element]) {
        guard style.lineCap != .butt else { return }
        var points = [start]
        for segment in segments { points += segment.points }
        addCap(at: start, from: points.first { $0 != start })
        if let end = points.last { addCap(at: end, from: points.last { $0 != end }) }
    }

    /// - Parameter inner: a point of the line that ends there.
    private mutating func addCap(at end: CGPoint, from inner: CGPoint?) {
        if style.lineCap == .round || inner == nil {
            return parts.append(Part(path: Path(elements: [.move(to: end), .line(to: end)]), isCapped: true))
        }
        guard let inner else { return }
        let length = hypot(end.x - inner.x, end.y - inner.y)
        let scale = style.lineWidth / 2 / length
        let outer = CGPoint(x: end.x + (end.x - inner.x) * scale, y: end.y + (end.y - inner.y) * scale)
        parts.append(Part(path: Path(elements: [.move(to: end), .line(to: outer)]), isCapped: false))
    }
}

extension Path.Element {
    /// Where the element ends; nil for a close.
    fileprivate var end: CGPoint? { points.last }

    /// The controls and the end.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }
}
