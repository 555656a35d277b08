import Foundation
import Testing

@testable import RiffleTextLayout

@Suite("Remembering layouts")
struct TextLayoutCacheTests {
    private let request = TextRequest("aaa bbb ccc", style: TextStyle(size: 20))

    @Test("The same request is laid out once for every width that it fits in")
    func natural() {
        let cache = TextLayoutCache(shaper: FixedShaper())
        for width in [nil, 110, 500, CGFloat.nan] {
            _ = cache.layout(request, width: width, height: nil)
            _ = cache.layout(request, width: width, height: 3)
        }
        #expect(cache.layoutCount == 1)
    }

    @Test("The last four other proposals are remembered")
    func proposals() {
        let cache = TextLayoutCache(shaper: FixedShaper())
        for _ in 0..<3 {
            for width in [40, 50, 60, 70] as [CGFloat] { _ = cache.layout(request, width: width, height: nil) }
        }
        #expect(cache.layoutCount == 5)
        _ = cache.layout(request, width: 80, height: nil)
        _ = cache.layout(request, width: 40, height: nil)
        #expect(cache.layoutCount == 7)
    }

    @Test("Answers are those of a measurer that remembers nothing", arguments: [11, 12, 13])
    func recomputed(_ seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let texts = ["aa bb", "a\nb c", "שלום abc", "", "aaaa bbbb cccc dddd eeee"]
        let kept = TextLayoutCache(shaper: FixedShaper(), capacity: 20_000)
        for step in 0..<300 {
            var request = TextRequest(texts[next(texts.count)], style: TextStyle(size: CGFloat(10 + next(3))))
            request.lineLimit = [nil, 1, 2][next(3)]
            request.minimumScaleFactor = [1, 0.5][next(2)]
            let width = [nil, 0, 33.3, 50, 90][next(5)] as CGFloat?
            let height = [nil, 0, 30][next(3)] as CGFloat?
            let fresh = TextLayoutCache(shaper: FixedShaper(), capacity: 0)
            let expected = fresh.layout(request, width: width, height: height)
            #expect(kept.layout(request, width: width, height: height) == expected, "seed \(seed), step \(step)")
            #expect(expected.size.width <= width ?? .infinity, "seed \(seed), step \(step)")
        }
    }

    @Test("What is remembered stays within its bytes")
    func bounded() {
        let cache = TextLayoutCache(shaper: FixedShaper(), capacity: 50_000)
        for i in 0..<1000 {
            _ = cache.layout(TextRequest("label \(i)", style: TextStyle(size: 20)), width: nil, height: nil)
        }
        #expect(cache.byteCount <= 50_000 && cache.byteCount > 25_000)
    }
}
