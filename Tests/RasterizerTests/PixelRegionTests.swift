import SeededNumbers
import Testing

@testable import RiffleRasterizer

@Suite("Pixel regions")
struct PixelRegionTests {
    @Test("Union, subtraction and intersection hold for every pixel", arguments: 0..<50 as Range<UInt64>)
    func laws(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var region = PixelRegion()
        var pixels = Set<Int>()
        func cells(_ rect: PixelRect) -> Set<Int> {
            rect.isEmpty
                ? [] : Set((rect.minY..<rect.maxY).flatMap { y in (rect.minX..<rect.maxX).map { y * 100 + $0 } })
        }
        for _ in 0..<12 {
            let x = Int.random(in: 0..<20, using: &generator)
            let y = Int.random(in: 0..<20, using: &generator)
            let rect = PixelRect(
                minX: x, minY: y, maxX: x + Int.random(in: 0..<15, using: &generator),
                maxY: y + Int.random(in: 0..<15, using: &generator))
            if generator.chance(0.6) {
                region.formUnion(rect, limit: 1000)
                pixels.formUnion(cells(rect))
            } else {
                region.subtract(rect)
                pixels.subtract(cells(rect))
            }
            let covered = region.rects.map(cells)
            let all = covered.reduce(into: Set<Int>()) { $0.formUnion($1) }
            // A union may take in a little more, never less; rectangles never overlap.
            #expect(all.isSuperset(of: pixels), "seed \(seed)")
            #expect(covered.reduce(0) { $0 + $1.count } == all.count, "seed \(seed)")
            #expect(region.area == all.count && all.isSubset(of: cells(region.bounds)))
            #expect(region.intersection(rect).area == all.intersection(cells(rect)).count)
            #expect(region.intersects(rect) == !all.isDisjoint(with: cells(rect)))
            pixels = all
        }
    }

    @Test("A region of many parts becomes its bounding box")
    func limit() {
        var region = PixelRegion()
        for index in 0..<20 { region.formUnion(PixelRect(minX: index * 10, minY: 0, maxX: index * 10 + 1, maxY: 1)) }
        #expect(region.rects.count <= 12)
        #expect(region.bounds == PixelRect(minX: 0, minY: 0, maxX: 191, maxY: 1))
    }

    @Test("Edges round halves toward the bottom right, and half a pixel does not vanish")
    func rounding() {
        func span(_ low: Double, _ high: Double) -> [Int] {
            let rect = PixelRect(rounding: Extent(minX: low, minY: 0, maxX: high, maxY: 1))
            return [rect.minX, rect.maxX]
        }
        #expect(span(81.5, 90) == [82, 90])
        #expect(span(-0.5, 0.49) == [0, 0 + 1])
        #expect(span(10.5, 11) == [11, 12])
        #expect(span(10.6, 10.9) == [11, 11])
        #expect(span(.nan, 3) == [-100_000_000, 3])
    }
}
