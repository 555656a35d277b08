import RiffleGeometry
import Testing

@testable import RiffleAssets

@Suite struct ContourTests {
    private func trace(_ text: String, _ width: CGFloat) -> Path {
        var path = Path()
        for contour in Contour.all(of: Path(pathData: text)).flatMap({ $0.penTrace(width: width) }) {
            path.addLines(contour.points)
            path.closeSubpath()
        }
        return path
    }

    @Test("A curve's contour stays within the tolerance")
    func flattening() throws {
        let contour = try #require(Contour.all(of: Path(pathData: SymbolMark.circle(0, 0, 45))).first)
        #expect(contour.isClosed)
        for (a, b) in zip(contour.points, contour.points.dropFirst()) {
            let radius = hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
            #expect(abs(radius - 45) < 0.05)
        }
    }

    @Test("A pen covers half its width on both sides, with round ends")
    func open() {
        let path = trace("M0 0H20", 10)
        for point in [(10, 4.9), (10, -4.9), (-4.9, 0), (24.9, 0), (-3, 3)] {
            #expect(path.contains(CGPoint(x: point.0, y: point.1)))
        }
        for point in [(10, 5.1), (-5.1, 0), (-4.5, 4.5)] { #expect(!path.contains(CGPoint(x: point.0, y: point.1))) }
    }

    @Test("A ring has a hole, in both directions; one narrower than the pen has none")
    func closed() {
        for text in [SymbolMark.circle(0, 0, 20), "M20 0A20 20 0 1 0-20 0A20 20 0 1 0 20 0Z"] {
            let ring = trace(text, 10)
            #expect(!ring.contains(.zero))
            #expect(!ring.contains(CGPoint(x: 14.5, y: 0)))
            #expect(ring.contains(CGPoint(x: 15.5, y: 0)))
            #expect(ring.contains(CGPoint(x: 0, y: -24.5)))
        }
        #expect(trace(SymbolMark.circle(0, 0, 3), 10).contains(.zero))
    }

    @Test("A silhouette is the inside and half a pen's width around it")
    func silhouette() throws {
        for text in ["M0 0H20V20H0Z", "M0 0V20H20V0Z"] {
            let contour = try #require(Contour.all(of: Path(pathData: text)).first).silhouette(width: 4)
            var path = Path()
            path.addLines(contour.points)
            for point in [(10, 10), (10, -1.9), (21.9, 10), (-1, -1)] {
                #expect(path.contains(CGPoint(x: point.0, y: point.1)))
            }
            #expect(!path.contains(CGPoint(x: -1.9, y: -1.9)))
        }
    }
}
