/// A segment of some length, with its directions at both ends, that can be offset sideways.
struct StrokePiece {
    let segment: PathSegment
    /// The unit tangent at the start.
    let startDirection: CGVector
    /// The unit tangent at the end.
    let endDirection: CGVector
    /// Which segment of the subpath this is a part of.
    let index: Int

    /// Looks at a segment; `nil` where all its points coincide.
    init?(_ segment: PathSegment, index: Int = 0) {
        guard let start = StrokePiece.direction(segment), let end = StrokePiece.direction(segment.reversed) else {
            return nil
        }
        self.segment = segment
        self.index = index
        startDirection = start
        endDirection = CGVector(dx: -end.dx, dy: -end.dy)
    }

    private init(segment: PathSegment, startDirection: CGVector, endDirection: CGVector, index: Int) {
        self.segment = segment
        self.index = index
        self.startDirection = startDirection
        self.endDirection = endDirection
    }

    var reversed: StrokePiece {
        StrokePiece(
            segment: segment.reversed,
            startDirection: CGVector(dx: -endDirection.dx, dy: -endDirection.dy),
            endDirection: CGVector(dx: -startDirection.dx, dy: -startDirection.dy),
            index: index)
    }

    /// The direction from the first point to the next that differs from it.
    private static func direction(_ segment: PathSegment) -> CGVector? {
        let points: [CGPoint]
        switch segment {
        case .line(_, let end): points = [end]
        case .quadratic(_, let control, let end): points = [control, end]
        case .cubic(_, let control1, let control2, let end): points = [control1, control2, end]
        }
        for point in points {
            let length = segment.start.distance(to: point)
            if length > 1e-9 {
                return CGVector(dx: (point.x - segment.start.x) / length, dy: (point.y - segment.start.y) / length)
            }
        }
        return nil
    }

    /// Whether an inner corner of this turn (the cosine) lies within the piece's offset.
    func reaches(_ half: CGFloat, turn cosine: CGFloat) -> Bool {
        guard case .line(let start, let end) = segment else { return false }
        // Half the width times the tangent of half the turn is cut off the piece.
        let cut = half * ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
        return start.distance(to: end) >= cut
    }

    /// The start, moved to the right on screen (where y grows downward) of the direction of travel.
    func startOffset(by half: CGFloat) -> CGPoint {
        CGPoint(x: segment.start.x - startDirection.dy * half, y: segment.start.y + startDirection.dx * half)
    }

    func endOffset(by half: CGFloat) -> CGPoint {
        CGPoint(x: segment.end.x - endDirection.dy * half, y: segment.end.y + endDirection.dx * half)
    }

    /// The elements that draw the offset, from its start.
    func offset(by half: CGFloat) -> [Path.Element] {
        if case .line = segment { return [.line(to: endOffset(by: half))] }
        var elements: [Path.Element] = []
        addOffset(by: half, depth: 0, to: &elements)
        return elements
    }

    /// Adds one curve if it keeps within tolerance of the true offset, else those of both halves.
    private func addOffset(by half: CGFloat, depth: Int, to elements: inout [Path.Element]) {
        if let curve = fittedOffset(by: half) {
            elements.append(curve.element)
            return
        }
        let (first, second) = segment.split(at: 0.5)
        guard depth < 7, let left = StrokePiece(first), let right = StrokePiece(second) else {
            elements.append(.line(to: endOffset(by: half)))
            return
        }
        left.addOffset(by: half, depth: depth + 1, to: &elements)
        right.addOffset(by: half, depth: depth + 1, to: &elements)
    }

    /// The cubic with the offset's ends, directions and middle, if it also fits at the quarters.
    private func fittedOffset(by half: CGFloat) -> PathSegment? {
        let (start, end) = (startOffset(by: half), endOffset(by: half))
        guard let middle = trueOffset(at: 0.5, by: half) else { return nil }
        // The middle of a cubic is (start + 3·c1 + 3·c2 + end) / 8, with c1 = start + α·u and c2 = end − β·v.
        let x = (8 * middle.x - 4 * start.x - 4 * end.x) / 3
        let y = (8 * middle.y - 4 * start.y - 4 * end.y) / 3
        let (u, v) = (startDirection, endDirection)
        let cross = u.dx * v.dy - u.dy * v.dx
        let alpha: CGFloat
        let beta: CGFloat
        if abs(cross) > 1e-4 {
            alpha = (x * v.dy - y * v.dx) / cross
            beta = (x * u.dy - y * u.dx) / cross
        } else {
            alpha = start.distance(to: end) / 3
            beta = alpha
        }
        // A tangent that points backward means the pen is wider than the bend: the offset has a cusp.
        guard alpha >= 0, beta >= 0 else { return nil }
        let curve = PathSegment.cubic(
            start, CGPoint(x: start.x + alpha * u.dx, y: start.y + alpha * u.dy),
            CGPoint(x: end.x - beta * v.dx, y: end.y - beta * v.dy), end)
        for t in [0.25, 0.5, 0.75] as [CGFloat] {
            guard let wanted = trueOffset(at: t, by: half) else { return nil }
            if curve.point(at: t).distance(to: wanted) > 0.05 { return nil }
        }
        return curve
    }

    private func trueOffset(at t: CGFloat, by half: CGFloat) -> CGPoint? {
        let tangent = segment.derivative(at: t)
        let length = hypot(tangent.dx, tangent.dy)
        guard length > 1e-9 else { return nil }
        let point = segment.point(at: t)
        return CGPoint(x: point.x - tangent.dy / length * half, y: point.y + tangent.dx / length * half)
    }
}
