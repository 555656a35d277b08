import Testing

@testable import RiffleGeometry

@Suite struct PathMeasuringTests {
    private let curve = Path("0 0 m 0 100 100 100 100 0 c")!

    @Test("the bounding rectangle leaves controls out")
    func bounds() {
        #expect(curve.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 75))
        #expect(Path("3 4 m")!.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
        #expect(Path("0 0 m 0 9 l")!.boundingRect == CGRect(x: 0, y: 0, width: 0, height: 9))
        #expect(Path("0 0 m 5 10 10 0 q")!.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test("lengths of lines, closing lines and circles")
    func lengths() {
        #expect(Path(CGRect(x: 0, y: 0, width: 100, height: 60)).arcLength == 320)
        #expect(Path("0 0 m 3 4 l h")!.arcLength == 10)
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(abs(circle.arcLength - 100 * .pi) < 0.05)
        // A parabola from (0, 0) to (2, 0) with its control at (1, 1): √2 + asinh(1).
        let parabola = Path("0 0 m 1 1 2 0 q")!
        #expect(abs(parabola.arcLength - (2.squareRoot() + asinh(1.0))) < 1e-8)
    }

    @Test("a flattened path keeps within its tolerance", arguments: [1.0, 0.1, 0.01])
    func flattening(tolerance: Double) {
        let segment = PathSegment.cubic(
            .zero, CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 0))
        let points = curve.flattened(tolerance: tolerance)[0]
        #expect(points.first == .zero && points.last == CGPoint(x: 100, y: 0))
        for index in 0...500 {
            let point = segment.point(at: CGFloat(index) / 500)
            let distance = zip(points, points.dropFirst()).map { point.distance(toSegment: $0, $1) }.min()!
            #expect(distance <= tolerance)
        }
    }

    @Test("a segment after a close starts a subpath where the closed one began")
    func subpaths() {
        let subpaths = Path("0 0 m 10 0 l h 0 10 l")!.subpaths
        #expect(subpaths.count == 2 && subpaths[0].isClosed && !subpaths[1].isClosed)
        #expect(subpaths[1].start == .zero && subpaths[1].end == CGPoint(x: 0, y: 10))
    }

    @Test("a curve split at its length halves its length")
    func lengthParameter() {
        let segment = PathSegment.cubic(
            .zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 100))
        let total = segment.length
        for share in [0.1, 0.25, 0.5, 0.9] {
            let t = segment.parameter(atLength: total * share, of: total)
            #expect(abs(segment.split(at: t).0.length - total * share) < 1e-6)
            #expect(abs(segment.split(at: t).1.length - total * (1 - share)) < 1e-6)
        }
    }
}

extension CGPoint {
    /// The distance to the nearest point of a line between two points.
    func distance(toSegment start: CGPoint, _ end: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let squared = dx * dx + dy * dy
        let share = squared > 0 ? min(max(((x - start.x) * dx + (y - start.y) * dy) / squared, 0), 1) : 0
        return distance(to: CGPoint(x: start.x + share * dx, y: start.y + share * dy))
    }
}
