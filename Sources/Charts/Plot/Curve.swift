import Foundation

/// Lines through points.
enum Curve {
    /// Adds a line through points to a path that is at the first of them, or to an empty one.
    static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
        guard let first = points.first else { return }
        if path.isEmpty { path.move(to: first) } else { path.addLine(to: first) }
        switch method.kind {
        case .linear:
            for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd:
            steps(points, method, &path)
        case .monotone:
            sloped(points, monotoneSlopes(points), &path)
        case .cardinal(let tension):
            hermite(points, cardinalTangents(points, tension: tension), &path)
        case .catmullRom(let alpha):
            catmullRom(points, alpha: alpha, &path)
        }
    }

    private static func steps(_ points: [CGPoint], _ method: InterpolationMethod, _ path: inout Path) {
        for (from, to) in zip(points, points.dropFirst()) {
            switch method.kind {
            case .stepStart: path.addLine(to: CGPoint(x: to.x, y: from.y))
            case .stepEnd: path.addLine(to: CGPoint(x: from.x, y: to.y))
            default:
                let middle = (from.x + to.x) / 2
                path.addLine(to: CGPoint(x: middle, y: from.y))
                path.addLine(to: CGPoint(x: middle, y: to.y))
            }
            path.addLine(to: to)
        }
    }

    /// Cubic curves with the slope of a function at each point.
    private static func sloped(_ points: [CGPoint], _ slopes: [CGFloat], _ path: inout Path) {
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            let third = (to.x - from.x) / 3
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + third, y: from.y + third * slopes[index - 1]),
                control2: CGPoint(x: to.x - third, y: to.y - third * slopes[index]))
        }
    }

    /// Cubic curves with a tangent at each point, for a whole segment.
    private static func hermite(_ points: [CGPoint], _ tangents: [CGVector], _ path: inout Path) {
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            let (out, into) = (tangents[index - 1], tangents[index])
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + out.dx / 3, y: from.y + out.dy / 3),
                control2: CGPoint(x: to.x - into.dx / 3, y: to.y - into.dy / 3))
        }
    }

    /// Tangents that keep the curve between its points: Steffen, "A simple method for monotonic interpolation in one
    /// dimension" (Astronomy and Astrophysics 239, 1990).
    static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
        let secants = zip(points, points.dropFirst()).map { from, to in
            to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
        }
        guard let first = secants.first, let last = secants.last else { return points.map { _ in 0 } }
        var slopes: [CGFloat] = [first]
        for index in secants.indices.dropFirst() {
            let before = secants[index - 1]
            let after = secants[index]
            guard before * after > 0 else {
                slopes.append(0)
                continue
            }
            let stepBefore = abs(points[index].x - points[index - 1].x)
            let stepAfter = abs(points[index + 1].x - points[index].x)
            let mean = (before * stepAfter + after * stepBefore) / (stepBefore + stepAfter)
            let limit = 2 * min(abs(before), abs(after))
            slopes.append(min(abs(mean), limit) * (before < 0 ? -1 : 1))
        }
        slopes.append(last)
        // At the ends the parabola through the last three points would be steeper.
        if points.count > 2 {
            slopes[0] = (3 * first - slopes[1]) / 2
            slopes[slopes.count - 1] = (3 * last - slopes[slopes.count - 2]) / 2
            if slopes[0] * first <= 0 { slopes[0] = 0 }
            if slopes[slopes.count - 1] * last <= 0 { slopes[slopes.count - 1] = 0 }
        }
        return slopes
    }

    /// Half the way between the neighbors of each point, shortened by a tension.
    private static func cardinalTangents(_ points: [CGPoint], tension: CGFloat) -> [CGVector] {
        let scale = (1 - min(max(tension, 0), 1)) / 2
        return points.indices.map { index in
            let before = points[max(0, index - 1)]
            let after = points[min(points.count - 1, index + 1)]
            return CGVector(dx: (after.x - before.x) * scale, dy: (after.y - before.y) * scale)
        }
    }

    /// The curve of Catmull and Rom in Bézier form, with knots by a power of the distances: Yuksel, Schaefer and
    /// Keyser, "Parameterization and applications of Catmull-Rom curves" (Computer-Aided Design 43, 2011).
    private static func catmullRom(_ points: [CGPoint], alpha: CGFloat, _ path: inout Path) {
        for index in points.indices.dropFirst() {
            let from = points[index - 1]
            let to = points[index]
            let before = index >= 2 ? points[index - 2] : from
            let after = index + 1 < points.count ? points[index + 1] : to
            let d1 = pow(distance(before, from), alpha)
            let d2 = pow(distance(from, to), alpha)
            let d3 = pow(distance(to, after), alpha)
            var control1 = from
            var control2 = to
            if d1 > 1e-9, d2 > 1e-9 { control1 = control(before, from, to, d1, d2) }
            if d3 > 1e-9, d2 > 1e-9 { control2 = control(after, to, from, d3, d2) }
            path.addCurve(to: to, control1: control1, control2: control2)
        }
    }

    /// The control point after `middle` of the curve from `outer` through `middle` to `inner`.
    private static func control(
        _ outer: CGPoint, _ middle: CGPoint, _ inner: CGPoint, _ d1: CGFloat, _ d2: CGFloat
    ) -> CGPoint {
        let a = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2
        let scale = 3 * d1 * (d1 + d2)
        return CGPoint(
            x: (d1 * d1 * inner.x - d2 * d2 * outer.x + a * middle.x) / scale,
            y: (d1 * d1 * inner.y - d2 * d2 * outer.y + a * middle.y) / scale)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
}
