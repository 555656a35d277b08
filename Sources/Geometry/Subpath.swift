/// A connected part of a path.
struct Subpath: Hashable, Sendable {
    var start: CGPoint
    var segments: [PathSegment] = []
    /// Whether a close ended it; the closing line is not among the segments.
    var isClosed = false

    var end: CGPoint { segments.last?.end ?? start }

    /// The segments with the closing line, if there is one of any length.
    var closedSegments: [PathSegment] {
        isClosed && end != start ? segments + [.line(end, start)] : segments
    }
}

extension Path {
    /// The connected parts; a segment after a close begins a new one at the closed one's start.
    var subpaths: [Subpath] {
        var subpaths: [Subpath] = []
        var current: Subpath?
        func ready() -> Subpath { current ?? Subpath(start: subpaths.last?.start ?? .zero) }
        for element in elements {
            switch element {
            case .move(let end):
                if let current { subpaths.append(current) }
                current = Subpath(start: end)
            case .closeSubpath:
                guard var subpath = current else { continue }
                subpath.isClosed = true
                subpaths.append(subpath)
                current = nil
            case .line, .quadCurve, .curve:
                var subpath = ready()
                current = nil
                subpath.segments.append(PathSegment(from: subpath.end, element))
                current = subpath
            }
        }
        if let current { subpaths.append(current) }
        return subpaths
    }
}

extension PathSegment {
    /// Creates the segment that an element draws from a point; a move or close gives a line of no length.
    init(from start: CGPoint, _ element: Path.Element) {
        switch element {
        case .line(let end): self = .line(start, end)
        case .quadCurve(let end, let control): self = .quadratic(start, control, end)
        case .curve(let end, let control1, let control2): self = .cubic(start, control1, control2, end)
        case .move, .closeSubpath: self = .line(start, start)
        }
    }
}
