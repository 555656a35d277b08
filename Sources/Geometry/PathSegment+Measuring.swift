extension PathSegment {
    /// Appends points after the start so that the polyline strays at most so many points from the curve.
    ///
    /// The number of pieces comes from the second differences of the controls (Wang's formula), at most 500.
    func flatten(tolerance: CGFloat, into points: inout [CGPoint]) {
        let bend: CGFloat
        switch self {
        case .line(_, let end):
            points.append(end)
            return
        case .quadratic(let start, let control, let end):
            bend = hypot(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y) / 4
        case .cubic(let start, let control1, let control2, let end):
            let first = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
            let second = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
            bend = max(first, second) * 0.75
        }
        let ideal = (bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
        let count = Int(clamping: ideal, to: 1...500)
        for index in 1..<count { points.append(point(at: CGFloat(index) / CGFloat(count))) }
        points.append(end)
    }

    /// The length in points, to about nine digits for curves as they occur in drawings.
    var length: CGFloat {
        switch self {
        case .line(let start, let end): start.distance(to: end)
        default: length(from: 0, to: 1, depth: 0)
        }
    }

    /// Gauss–Legendre quadrature of the speed, halved until two orders agree.
    private func length(from lower: CGFloat, to upper: CGFloat, depth: Int) -> CGFloat {
        let middle = (lower + upper) / 2
        let whole = quadrature(from: lower, to: upper)
        let left = quadrature(from: lower, to: middle)
        let right = quadrature(from: middle, to: upper)
        if depth >= 10 || abs(left + right - whole) <= 1e-10 * (1 + abs(whole)) { return left + right }
        return length(from: lower, to: middle, depth: depth + 1) + length(from: middle, to: upper, depth: depth + 1)
    }

    private func quadrature(from lower: CGFloat, to upper: CGFloat) -> CGFloat {
        let half = (upper - lower) / 2
        let middle = (upper + lower) / 2
        var sum: CGFloat = 0
        for (node, weight) in PathSegment.gaussLegendre {
            let before = derivative(at: middle - half * node)
            let after = derivative(at: middle + half * node)
            sum += weight * (hypot(before.dx, before.dy) + hypot(after.dx, after.dy))
        }
        return sum * half
    }

    /// Nodes and weights of the eight-point rule, the positive half.
    private static let gaussLegendre: [(CGFloat, CGFloat)] = [
        (0.183_434_642_495_649_8, 0.362_683_783_378_362_0),
        (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
        (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
        (0.960_289_856_497_536_2, 0.101_228_536_290_376_3),
    ]

    /// The parameter at which so much of the length lies behind; the distance is clamped to the segment.
    func parameter(atLength distance: CGFloat, of total: CGFloat) -> CGFloat {
        if distance <= 0 { return 0 }
        if distance >= total || total <= 0 { return 1 }
        if case .line = self { return distance / total }
        var lower: CGFloat = 0
        var upper: CGFloat = 1
        var t = distance / total
        for _ in 0..<40 {
            let excess = length(from: 0, to: t, depth: 0) - distance
            if abs(excess) <= 1e-9 * total { break }
            if excess > 0 { upper = t } else { lower = t }
            let speed = derivative(at: t)
            let newton = t - excess / hypot(speed.dx, speed.dy)
            t = newton > lower && newton < upper ? newton : (lower + upper) / 2
        }
        return t
    }

    /// The parameters inside 0...1 where one coordinate turns back.
    func extrema(of coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        switch self {
        case .line:
            return []
        case .quadratic(let start, let control, let end):
            let (a, b, c) = (start[keyPath: coordinate], control[keyPath: coordinate], end[keyPath: coordinate])
            return Quadratic(a: 0, b: a - 2 * b + c, c: b - a).roots
        case .cubic(let start, let control1, let control2, let end):
            let (a, b) = (start[keyPath: coordinate], control1[keyPath: coordinate])
            let (c, d) = (control2[keyPath: coordinate], end[keyPath: coordinate])
            return Quadratic(a: d - 3 * c + 3 * b - a, b: 2 * (a - 2 * b + c), c: b - a).roots
        }
    }

    /// The smallest rectangle around the segment itself, its controls left out.
    var bounds: CGRect {
        let (start, end) = (start, end)
        var (minX, maxX) = (min(start.x, end.x), max(start.x, end.x))
        var (minY, maxY) = (min(start.y, end.y), max(start.y, end.y))
        for t in extrema(of: \.x) {
            let x = point(at: t).x
            (minX, maxX) = (min(minX, x), max(maxX, x))
        }
        for t in extrema(of: \.y) {
            let y = point(at: t).y
            (minY, maxY) = (min(minY, y), max(maxY, y))
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

/// A polynomial a·t² + b·t + c.
struct Quadratic {
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat

    /// The real roots strictly between 0 and 1, in ascending order.
    var roots: [CGFloat] {
        var found: [CGFloat] = []
        let scale = max(abs(a), abs(b), abs(c))
        if abs(a) <= 1e-12 * scale {
            if b != 0 { found = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            // The sum without cancellation first; the other root by the product of both.
            let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
            found = q == 0 ? [0] : [q / a, c / q]
        }
        return found.filter { $0 > 0 && $0 < 1 }.sorted()
    }
}
