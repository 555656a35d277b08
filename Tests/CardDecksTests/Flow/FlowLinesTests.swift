import SeededNumbers
import SwiftUI
import Testing

@testable import CardDecks

@Suite struct FlowLinesTests {
    /// Fills lines with views that take their ideal size or the width they are offered.
    private func fill(
        _ sizes: [CGSize], width: CGFloat?, spacing: CGFloat = 10, lineSpacing: CGFloat = 5
    ) -> FlowLines {
        var lines = FlowLines(width: width, spacing: spacing, lineSpacing: lineSpacing)
        for size in sizes {
            lines.append(ideal: size) { proposal in
                let taken = CGSize(width: proposal.width ?? size.width, height: size.height)
                return (taken, taken.height / 2)
            }
        }
        lines.finish()
        return lines
    }

    private func boxes(_ widths: [CGFloat], height: CGFloat = 20) -> [CGSize] {
        widths.map { CGSize(width: $0, height: height) }
    }

    @Test("views stand side by side, and on a new line where the next does not fit")
    func wraps() {
        let lines = fill(boxes([40, 40, 40]), width: 100)
        #expect(lines.items.map(\.x) == [0, 50, 0])
        #expect(lines.items.map(\.y) == [0, 0, 25])
        #expect(lines.size == CGSize(width: 90, height: 45))
    }

    @Test("an exact fit stays, and a thousandth of a point more does not count")
    func exactFit() {
        #expect(fill(boxes([45, 45]), width: 100).widths == [100])
        #expect(fill(boxes([45, 45]), width: 99.9995).widths.count == 1)
        #expect(fill(boxes([45, 45]), width: 99.99).widths == [45, 45])
        // 0.1 + 0.2 is more than 0.3, and still fits.
        #expect(fill(boxes([0.1, 0.2]), width: 0.3, spacing: 0).widths.count == 1)
    }

    @Test("a view wider than the line gets the line's width, and no empty line comes before it")
    func tooWide() {
        let lines = fill(boxes([300, 40]), width: 100)
        #expect(lines.items.map(\.line) == [0, 1])
        #expect(lines.items[0].proposal == ProposedViewSize(width: 100, height: nil))
        #expect(lines.widths == [100, 40])
        #expect(fill(boxes([40, 300, 40]), width: 100).widths == [40, 100, 40])
    }

    @Test("without a width or with one that is not finite there is one line", arguments: [nil, CGFloat.infinity])
    func endless(width: CGFloat?) {
        let lines = fill(boxes([40, 40, 40]), width: width)
        #expect(lines.size == CGSize(width: 140, height: 20))
        #expect(lines.items.allSatisfy { $0.proposal == .unspecified })
    }

    @Test("a width of 0 gives every view a line, negative ones count as 0", arguments: [0, -10])
    func none(width: CGFloat) {
        let lines = fill(boxes([40, 40]), width: width)
        #expect(lines.widths == [0, 0])
        #expect(lines.size.height == 45)
    }

    @Test("views of a line stand by their guide, and the line is as high as they need together")
    func heights() {
        var lines = FlowLines(width: 100, spacing: 0, lineSpacing: 0)
        for (height, guide) in [(20.0, 15.0), (30, 10), (10, 10)] {
            lines.append(ideal: CGSize(width: 30, height: height)) { _ in
                (CGSize(width: 30, height: height), guide)
            }
        }
        lines.finish()
        #expect(lines.items.map(\.y) == [0, 5, 5])
        #expect(lines.size.height == 35)
    }

    @Test("nothing takes no room")
    func empty() {
        #expect(fill([], width: 100).size == .zero)
    }

    @Test("whatever the widths, order is kept, no line is too wide, and none could take the next line's first view")
    func invariants() {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let count = Int.random(in: 0...40, using: &random)
            let sizes = (0..<count).map { _ in
                CGSize(width: .random(in: 0...120, using: &random), height: .random(in: 0...30, using: &random))
            }
            let lines = fill(sizes, width: 100)
            #expect(lines.items.map(\.line) == lines.items.map(\.line).sorted(), "seed \(seed)")
            #expect(lines.widths.allSatisfy { $0 <= 100.001 }, "seed \(seed)")
            for (item, next) in zip(lines.items, lines.items.dropFirst()) where next.line > item.line {
                let first = min(sizes[lines.items.firstIndex(of: next)!].width, 100)
                #expect(lines.widths[item.line] + 10 + first > 100, "seed \(seed)")
            }
            let heights = (0..<lines.widths.count).map { line in
                zip(sizes, lines.items).filter { $0.1.line == line }.map(\.0.height).max() ?? 0
            }
            let total = heights.reduce(0, +) + CGFloat(max(heights.count - 1, 0)) * 5
            #expect(abs(lines.size.height - total) < 1e-6, "seed \(seed)")
        }
    }
}
