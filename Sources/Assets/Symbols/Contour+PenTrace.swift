import RiffleGeometry

extension Contour {
    /// What a round pen covers along this contour, to be filled by the nonzero rule: one clockwise polygon, and,
    /// where the contour is closed around a hole, a counterclockwise one for that.
    ///
    /// `Path.strokedPath` keeps curves, and turns back and forth where the pen is wider than a bend; cut into pieces
    /// that makes thousands of edges. Lines need none of that care.
    func penTrace(width: CGFloat) -> [Contour] {
        let half = width / 2
        let corners = distinctPoints
        guard corners.count > 1 else { return corners.first.map { [Self.disc(around: $0, radius: half)] } ?? [] }
        let back = Array(corners.reversed())
        if isClosed, corners.count > 2 {
            let isOuterFirst = Self.area(corners) > 0
            let outer = Self.side(of: isOuterFirst ? corners : back, half: half, isClosed: true)
            let inner = Self.side(of: isOuterFirst ? back : corners, half: half, isClosed: true)
            let hasHole = inner.contains { point in
                corners.allSatisfy { hypot($0.x - point.x, $0.y - point.y) > 0.9 * half }
            }
            // The inner side of a pen wider than the contour is turned inside out, and no hole.
            return hasHole ? [Contour(points: outer), Contour(points: inner)] : [Contour(points: outer)]
        }
        return [
            Contour(
                points: Self.side(of: corners, half: half, isClosed: false)
                    + Self.side(of: back, half: half, isClosed: false))
        ]
    }

    /// The inside of this contour and what a round pen covers along it: the outer side of its trace, closed.
    func silhouette(width: CGFloat) -> Contour {
        let corners = clockwise.distinctPoints
        guard corners.count > 2, width > 0 else { return clockwise }
        return Contour(points: Self.side(of: corners, half: width / 2, isClosed: true))
    }

    /// The points without repetitions, which have no direction.
    private var distinctPoints: [CGPoint] {
        func isFar(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) > 1e-3 }
        var distinct: [CGPoint] = []
        for point in points where distinct.last.map({ isFar($0, point) }) ?? true { distinct.append(point) }
        if isClosed, distinct.count > 2, let last = distinct.last, !isFar(last, distinct[0]) { distinct.removeLast() }
        return distinct
    }

    /// The same contour, running clockwise on screen.
    var clockwise: Contour {
        Contour(points: Self.area(points) < 0 ? points.reversed() : points, isClosed: isClosed)
    }

    /// Twice the area, positive where the points run clockwise on screen.
    private static func area(_ points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }

    /// One side of the trace; of an open line, with the cap at its end.
    private static func side(of corners: [CGPoint], half: CGFloat, isClosed: Bool) -> [CGPoint] {
        let count = corners.count
        let lines = isClosed ? count : count - 1
        let angles = (0..<lines).map { index in
            let (a, b) = (corners[index], corners[(index + 1) % count])
            return atan2(b.y - a.y, b.x - a.x)
        }
        var points: [CGPoint] = []
        for index in 0..<lines {
            let end = corners[(index + 1) % count]
            points.append(beside(corners[index], angles[index], half))
            points.append(beside(end, angles[index], half))
            if index + 1 < lines || isClosed {
                points += join(at: end, from: angles[index], to: angles[(index + 1) % lines], half: half)
            } else {
                points += arc(around: end, from: angles[index], turn: .pi, radius: half)
            }
        }
        return points
    }

    /// A point to the left of a direction, on screen.
    private static func beside(_ point: CGPoint, _ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x + sin(angle) * distance, y: point.y - cos(angle) * distance)
    }

    private static func join(at corner: CGPoint, from: CGFloat, to: CGFloat, half: CGFloat) -> [CGPoint] {
        var turn = to - from
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        // The corners of a flattened curve are too blunt to need anything.
        guard abs(turn) > 0.2 else { return [] }
        // On the inside the way leads through the corner: a short line's far side would leave a hole.
        return turn < 0 ? [corner] : arc(around: corner, from: from, turn: turn, radius: half)
    }

    /// The points strictly between both ends of an arc that starts beside a direction and turns right.
    private static func arc(around center: CGPoint, from: CGFloat, turn: CGFloat, radius: CGFloat) -> [CGPoint] {
        let step = 2 * acos(max(0, 1 - tolerance / max(radius, tolerance)))
        let count = max(1, Int(clamping: (turn / step).rounded(.up)))
        return (1..<max(count, 1)).map { beside(center, from + turn * CGFloat($0) / CGFloat(count), radius) }
    }

    private static func disc(around center: CGPoint, radius: CGFloat) -> Contour {
        Contour(points: arc(around: center, from: 0, turn: 2 * .pi, radius: radius) + [beside(center, 0, radius)])
    }
}
