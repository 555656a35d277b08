@testable import RiffleAssets
import RiffleGeometry
import SeededNumbers
import Testing

@Suite struct RegionOutlineTests {
    private func outline(_ marks: [(text: String, erases: Bool)]) -> Path {
        RegionOutline.path(
            of: marks.map {
                RegionOutline.Layer(contours: Contour.all(of: Path(pathData: $0.text)), erases: $0.erases)
            }
        )
    }

    private let square = "M0 0H10V10H0Z"

    @Test("Overlapping ink is one area, whatever the directions")
    func union() {
        let path = outline([(square, false), ("M5 5V15H15V5Z", false)])
        for point in [(2, 2), (7, 7), (12, 12)] {
            #expect(path.contains(CGPoint(x: point.0, y: point.1), eoFill: true))
        }
        #expect(!path.contains(CGPoint(x: 12, y: 2), eoFill: true))
    }

    @Test("The eraser takes ink away, and ink after it stays")
    func order() {
        let path = outline([(square, false), ("M2 2H8V8H2Z", true), ("M4 4H6V6H4Z", false)])
        #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
        #expect(!path.contains(CGPoint(x: 3, y: 3), eoFill: true))
        #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    }

    @Test("Shared edges and equal areas leave no seam")
    func coincidence() {
        let beside = outline([(square, false), ("M10 0H20V10H10Z", false), (square, false)])
        #expect(beside.contains(CGPoint(x: 10, y: 5), eoFill: true))
        #expect(beside.elements.filter { if case .move = $0 { true } else { false } }.count == 1)
        #expect(outline([(square, false), (square, true)]).isEmpty)
        #expect(outline([]).isEmpty)
    }

    @Test("Random heaps of discs, ink and eraser, are what painting them one after the other gives")
    func random() {
        for seed in UInt64(1)...40 {
            var generator = SeededGenerator(seed: seed)
            let discs = (0..<7).map { index in
                (
                    x: Double.random(in: -30...30, using: &generator),
                    y: Double.random(in: -30...30, using: &generator),
                    radius: Double.random(in: 4...20, using: &generator), erases: index % 3 == 2
                )
            }
            let path = outline(discs.map { (SymbolMark.circle($0.x, $0.y, $0.radius), $0.erases) })
            for _ in 0..<200 {
                let point = CGPoint(
                    x: Double.random(in: -50...50, using: &generator), y: Double.random(in: -50...50, using: &generator)
                )
                let distances = discs.map { hypot($0.x - point.x, $0.y - point.y) - $0.radius }
                guard distances.allSatisfy({ abs($0) > 0.1 }) else { continue }
                let last = discs.indices.last { distances[$0] < 0 }
                let expected = last.map { !discs[$0].erases } ?? false
                #expect(path.contains(point, eoFill: true) == expected, "seed \(seed), at \(point)")
            }
        }
    }
}
