import SeededNumbers
import Testing

@testable import RiffleGeometry

@Suite struct PathContainsTests {
    private let nested = Path {
        $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    @Test("winding and even-odd differ in a hole run the same way round")
    func rules() {
        #expect(nested.contains(CGPoint(x: 15, y: 15)))
        #expect(!nested.contains(CGPoint(x: 15, y: 15), eoFill: true))
        #expect(nested.contains(CGPoint(x: 5, y: 15), eoFill: true))
    }

    @Test("left and top edges are inside, right and bottom ones are not, in every form of a square")
    func edges() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        for path in [Path(rect), Path(elements: Path(rect).elements), Path("10 10 m 0 10 l 0 0 l 10 0 l")!] {
            #expect(path.contains(.zero) && path.contains(CGPoint(x: 0, y: 5)) && path.contains(CGPoint(x: 5, y: 0)))
            #expect(!path.contains(CGPoint(x: 10, y: 5)) && !path.contains(CGPoint(x: 5, y: 10)))
            #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
        }
    }

    @Test("recognized shapes contain what their elements contain", arguments: [1, 2, 3] as [UInt64])
    func recognizedAgree(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let rect = CGRect(x: 10, y: 10, width: 80, height: 50)
        let shapes = [
            Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 20),
            Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 30, bottomTrailing: 10)),
        ]
        for shape in shapes {
            let polygon = shape.flattened(tolerance: 0.001)[0]
            let elements = Path(elements: shape.elements)
            for _ in 0..<500 {
                let point = CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...70, using: &random))
                let gap = zip(polygon, polygon.dropFirst()).map { point.distance(toSegment: $0, $1) }.min()!
                guard gap > 0.05 else { continue }
                let expected = Path { $0.addLines(polygon) }.contains(point)
                #expect(shape.contains(point) == expected, "seed \(seed), \(point) in \(shape)")
                #expect(elements.contains(point) == expected, "seed \(seed), \(point) in \(shape)")
            }
        }
    }

    @Test("an open subpath counts as closed")
    func open() {
        #expect(Path("0 0 m 10 0 l 10 10 l 0 10 l")!.contains(CGPoint(x: 1, y: 5)))
    }
}
