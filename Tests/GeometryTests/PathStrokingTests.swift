import SeededNumbers
import Testing

@testable import RiffleGeometry

@Suite struct PathStrokingTests {
    /// Some at random, and some whose curves bend more tightly than the pen.
    private static let seeds: [UInt64] = Array(1...30) + [282, 321, 500, 796, 1335, 2560, 2906]

    /// With round caps and joins, the stroke is exactly what lies within half the width of the path.
    @Test("a round stroke covers what is near the path and nothing else", arguments: Self.seeds)
    func coverage(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func point() -> CGPoint {
            CGPoint(x: .random(in: 20...80, using: &random), y: .random(in: 20...80, using: &random))
        }
        var path = Path()
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            switch Int.random(in: 0...2, using: &random) {
            case 0: path.addLine(to: point())
            case 1: path.addQuadCurve(to: point(), control: point())
            default: path.addCurve(to: point(), control1: point(), control2: point())
            }
        }
        if Bool.random(using: &random) { path.closeSubpath() }
        let width = CGFloat.random(in: 1...12, using: &random)
        let outline = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        let line = path.flattened(tolerance: 0.005)[0]
        var wrong: [CGPoint] = []
        for _ in 0..<400 {
            let point = CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
            let gap = zip(line, line.dropFirst()).map { point.distance(toSegment: $0, $1) }.min()!
            guard abs(gap - width / 2) > 0.12 else { continue }
            if outline.contains(point) != (gap < width / 2) { wrong.append(point) }
        }
        #expect(wrong.isEmpty, "seed \(seed), width \(width), path \(path)")
    }

    @Test("no width, no outline")
    func noWidth() {
        let path = Path("0 0 m 10 0 l")!
        for width in [0, -1, CGFloat.nan, .infinity] {
            #expect(path.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
        }
        #expect(Path().strokedPath(StrokeStyle()).isEmpty)
    }

    @Test("a miter longer than its limit is beveled")
    func miterLimit() {
        let corner = Path("0 0 m 100 0 l 0 10 l")!
        let sharp = corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 100)).boundingRect
        let cut = corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 10)).boundingRect
        #expect(sharp.maxX > 190 && cut.maxX < 110)
    }

    @Test("a point shows by its caps only")
    func dots() {
        let dot = Path("5 5 m 5 5 l")!
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        let box = CGRect(x: 3, y: 3, width: 4, height: 4)
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).boundingRect == box)
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect == box)
    }

    @Test("dashes have their lengths, start at the phase, and run through corners")
    func dashes() throws {
        let line = Path("0 0 m 100 0 l")!.subpaths[0]
        func spans(_ dash: [CGFloat], phase: CGFloat = 0, of subpath: Subpath? = nil) throws -> [[CGFloat]] {
            let dashes = try #require(Dashes(StrokeStyle(dash: dash, dashPhase: phase)))
            return dashes.cut(subpath ?? line).map { [$0.start.x, $0.end.x] }
        }
        #expect(try spans([30, 20]) == [[0, 30], [50, 80]])
        #expect(try spans([30, 20], phase: 10) == [[0, 20], [40, 70], [90, 100]])
        #expect(try spans([30, 20], phase: -10) == [[10, 40], [60, 90]])
        #expect(try spans([40]) == [[0, 40], [80, 100]])
        #expect(try spans([10, 20, 30]) == [[0, 10], [30, 60], [70, 90]])
        let bent = Path("0 0 m 10 0 l 10 10 l")!.subpaths[0]
        let dashes = try #require(Dashes(StrokeStyle(dash: [15, 5]))).cut(bent)
        #expect(dashes.count == 1 && dashes[0].segments.count == 2 && dashes[0].end == CGPoint(x: 10, y: 5))
    }

    @Test("a dash over the start of a closed subpath is one dash")
    func closedDashes() throws {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).subpaths[0]
        let dashes = try #require(Dashes(StrokeStyle(dash: [10, 4], dashPhase: 5))).cut(square)
        #expect(dashes.map(\.segments.count).max()! >= 2)
        #expect(dashes.count == 3)
        #expect(dashes.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } } == 28)
    }

    @Test("a pattern without length, or with a bad one, is a solid line")
    func badDashes() {
        for dash in [[], [0, 0], [-1, 2], [.nan], [.infinity, 1]] as [[CGFloat]] {
            #expect(Dashes(StrokeStyle(dash: dash)) == nil)
        }
    }

    @Test("dots: round caps on dashes of no length")
    func dotted() {
        let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 10])
        let outline = Path("0 0 m 35 0 l")!.strokedPath(style)
        #expect(outline.subpaths.count == 4)
        #expect(outline.boundingRect == CGRect(x: -1, y: -1, width: 32, height: 2))
    }
}
