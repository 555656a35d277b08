extension StrokePiece {
    /// Returns the parts of a segment that can be offset one by one; none where all its points coincide.
    ///
    /// A curve that nowhere bends more tightly than the pen stays whole. Otherwise its tight parts become lines: the
    /// offset of a tight bend folds over itself, and no curve could follow it.
    static func pieces(of segment: PathSegment, index: Int, half: CGFloat) -> [StrokePiece] {
        let whole = StrokePiece(segment, index: index)
        if case .line = segment { return whole.map { [$0] } ?? [] }
        guard let whole else { return [] }
        if !segment.isTight(for: half) { return [whole] }
        var pieces: [StrokePiece] = []
        var rest = segment
        for remaining in stride(from: 16, to: 0, by: -1) {
            let (part, after) = remaining > 1 ? rest.split(at: 1 / CGFloat(remaining)) : (rest, rest)
            rest = after
            if part.isTight(for: half) {
                var points = [part.start]
                for eighth in 0..<8 {
                    part.part(from: CGFloat(eighth) / 8, to: CGFloat(eighth + 1) / 8)
                        .flatten(tolerance: 0.005, into: &points)
                }
                pieces += zip(points, points.dropFirst()).compactMap { StrokePiece(.line($0, $1), index: index) }
            } else if let piece = StrokePiece(part, index: index) {
                pieces.append(piece)
            }
        }
        return pieces
    }
}

extension PathSegment {
    /// Whether the radius of curvature anywhere comes near a distance, looked for at 24 places and the slowest one.
    fileprivate func isTight(for half: CGFloat) -> Bool {
        var slowest: (t: CGFloat, speed: CGFloat) = (0, .infinity)
        for index in 0...24 {
            let t = CGFloat(index) / 24
            if isTight(at: t, for: half) { return true }
            let tangent = derivative(at: t)
            let speed = hypot(tangent.dx, tangent.dy)
            if speed < slowest.speed { slowest = (t, speed) }
        }
        // The tightest bends are where the parameter moves slowest, and those may be narrow.
        var (lower, upper) = (max(slowest.t - 1.0 / 24, 0), min(slowest.t + 1.0 / 24, 1))
        for _ in 0..<20 {
            let (left, right) = (lower + (upper - lower) / 3, upper - (upper - lower) / 3)
            let (before, after) = (derivative(at: left), derivative(at: right))
            if hypot(before.dx, before.dy) < hypot(after.dx, after.dy) { upper = right } else { lower = left }
        }
        return isTight(at: (lower + upper) / 2, for: half)
    }

    private func isTight(at t: CGFloat, for half: CGFloat) -> Bool {
        let tangent = derivative(at: t)
        let bend = secondDerivative(at: t)
        let speed = hypot(tangent.dx, tangent.dy)
        let scale = max(hypot(bend.dx, bend.dy), 1e-9)
        // Near a standstill the curvature is a quotient of nothings; inside a curve that is a cusp.
        if speed < 1e-6 * scale { return t > 0.01 && t < 0.99 }
        return abs(tangent.dx * bend.dy - tangent.dy * bend.dx) * half > 0.9 * speed * speed * speed
    }

    private func secondDerivative(at t: CGFloat) -> CGVector {
        func difference(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGVector {
            CGVector(dx: a.x - 2 * b.x + c.x, dy: a.y - 2 * b.y + c.y)
        }
        switch self {
        case .line:
            return .zero
        case .quadratic(let start, let control, let end):
            let second = difference(start, control, end)
            return CGVector(dx: 2 * second.dx, dy: 2 * second.dy)
        case .cubic(let start, let control1, let control2, let end):
            let first = difference(start, control1, control2)
            let second = difference(control1, control2, end)
            return CGVector(
                dx: 6 * (first.dx + (second.dx - first.dx) * t), dy: 6 * (first.dy + (second.dy - first.dy) * t))
        }
    }
}
