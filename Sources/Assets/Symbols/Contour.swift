import RiffleGeometry

/// A closed polygon made from a path, fine enough that its corners cannot be seen.
struct Contour: Sendable, Equatable {
    var points: [CGPoint]
    /// Whether the path closed it; filling closes every contour, a pen only these.
    var isClosed = true

    /// How far a contour may stray from its curve, in the path's units: 0.03 hundredths of the point size is a
    /// tenth of a pixel for a symbol of 100 points on a 3x display.
    static let tolerance: CGFloat = 0.03

    /// The contours of all subpaths; open ones are closed by a line, as filling does.
    static func all(of path: Path) -> [Contour] {
        var contours: [Contour] = []
        var points: [CGPoint] = []
        func finish(isClosed: Bool = false) {
            if points.count > 1 { contours.append(Contour(points: points, isClosed: isClosed)) }
            points = []
        }
        path.forEach { element in
            let from = points.last ?? .zero
            switch element {
            case .move(let end):
                finish()
                points = [end]
            case .line(let end):
                points.append(end)
            case .quadCurve(let end, let control):
                let first = CGPoint(x: (from.x + 2 * control.x) / 3, y: (from.y + 2 * control.y) / 3)
                let second = CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
                append(&points, from, first, second, end)
            case .curve(let end, let control1, let control2):
                append(&points, from, control1, control2, end)
            case .closeSubpath:
                let first = points.first
                if points.last == first { points.removeLast() }
                finish(isClosed: true)
                if let first { points = [first] }
            }
        }
        finish()
        return contours
    }

    /// The count of lines for a cubic is from the bound of its second derivative.
    private static func append(_ points: inout [CGPoint], _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
            hypot(p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
        }
        let most = max(bend(a, b, c), bend(b, c, d))
        let count = min(64, max(1, Int(clamping: (0.75 * most / tolerance).squareRoot().rounded(.up))))
        for index in 1...count {
            let t = CGFloat(index) / CGFloat(count)
            let s = 1 - t
            let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            points.append(
                CGPoint(
                    x: k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x, y: k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y))
        }
    }
}
