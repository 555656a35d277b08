import Facts
import Foundation
import RiffleTextLayout
import Testing

@Suite("Setting lines")
struct TypesetterTests {
    let measurer = FixedTextMeasurer()

    private func request(_ text: String, _ change: (inout TextRequest) -> Void = { _ in }) -> TextRequest {
        var request = TextRequest(text, style: plain)
        change(&request)
        return request
    }

    @Test("A line's height is rounded up to the pixel, its baseline to the nearest", .fact("pixels.text", "text.lines"))
    func rounding() {
        let samples: [(CGFloat, CGFloat, CGFloat)] = [(17, 20.5, 16), (13, 16, 12.5), (20, 24, 19)]
        for (size, height, baseline) in samples {
            let layout = measurer.layout(
                TextRequest("a", style: TextStyle(size: size)), width: nil, height: nil)
            #expect(layout.size.height == height)
            #expect(layout.firstBaseline == baseline)
            #expect(layout.lastBaseline == baseline)
        }
        let fine = TextRequest("a", style: TextStyle(size: 17), scale: 3)
        #expect(abs(measurer.measure(fine, width: nil, height: nil).height - 61 / 3) < 1e-9)
    }

    @Test("The empty text is one line high and 0 wide")
    func empty() {
        #expect(measurer.measure(request(""), width: nil, height: nil) == CGSize(width: 0, height: 24))
        let none = measurer.layout(TextRequest(runs: []), width: 0, height: 0)
        #expect(none.size == CGSize(width: 0, height: 20.5))
        #expect(none.lines.count == 1 && none.lines[0].runs.isEmpty)
    }

    @Test(
        "Lines follow each other by the unrounded line height, and by line spacing where that is more",
        .fact("text.lines", "text.line-spacing"))
    func pitch() {
        let line: CGFloat = 20 * 2444 / 2048
        #expect(measurer.measure(request("a\nb\nc"), width: nil, height: nil).height == (line * 6).rounded(.up) / 2)
        let spaced = measurer.layout(request("a\nb") { $0.lineSpacing = 10 }, width: nil, height: nil)
        #expect(spaced.size.height == 58)
        #expect(spaced.lines[1].frame.minY == line + 10)
        #expect(measurer.measure(request("a") { $0.lineSpacing = 10 }, width: nil, height: nil).height == 24)
        for wrong in [CGFloat.nan, -10, -CGFloat.infinity] {
            let layout = measurer.layout(request("a\nb") { $0.lineSpacing = wrong }, width: nil, height: nil)
            #expect(layout.size.height == 48)
        }
    }

    private func lefts(of text: String, width: CGFloat? = nil) -> [CGFloat] {
        measurer.layout(request(text), width: width, height: nil).lines.flatMap { line in
            line.runs.filter { $0.glyphs.text != " " }.map { ($0.glyphs.origin.x * 64).rounded() / 64 }
        }
    }

    @Test("A tab reaches to the next of stops that are 28 points apart, from the beginning of its line")
    func tabs() {
        #expect(lefts(of: "a\tb\tc") == [0, 28, 56])
        #expect(lefts(of: "aaa\tb") == [0, 56])
        #expect(lefts(of: "\t\ta\nb\tc") == [56, 0, 28])
        #expect(measurer.measure(request("a\t"), width: nil, height: nil).width == 28)
        #expect(measurer.measure(request("a\tb"), width: nil, height: nil).width == 38)
    }

    @Test("Lines break after a tab, and begin at stops of their own")
    func tabsInSeveralLines() {
        #expect(lefts(of: "aaaaaa\tbbbb\tcc", width: 80) == [0, 0, 56])
        #expect(measurer.strings(request("aaaaaa\tbb"), width: 90) == ["aaaaaa", "bb"])
        #expect(measurer.strings(request("aaaaaa\tbb"), width: 104) == ["aaaaaa bb"])
        let cut = request("aa\tbbbbbbbb") { $0.lineLimit = 1 }
        #expect(measurer.strings(cut, width: 80) == ["aa bbbb\u{2026}"])
    }

    @Test("A caret in a tab's line stands where its characters do")
    func caretBesideTab() {
        let layout = measurer.layout(request("a\tb") { $0.isEditable = true }, width: nil, height: nil)
        let geometry = TextGeometry(layout)
        #expect((0...3).map { (geometry.caret(at: .init(offset: $0)).minX * 64).rounded() / 64 } == [0, 10, 28, 38])
    }

    @Test("Alignment moves lines in the text's own width", .fact("text.alignment"))
    func alignment() {
        func lefts(_ alignment: TextRequest.Alignment, _ direction: LayoutDirection) -> [CGFloat] {
            let request = request("aaaa\nbb") {
                $0.alignment = alignment
                $0.layoutDirection = direction
            }
            let layout = measurer.layout(request, width: 300, height: nil)
            #expect(layout.size.width == 40)
            #expect(layout.lines.map(\.frame.minX) == layout.lines.map { $0.runs[0].glyphs.origin.x })
            return layout.lines.map(\.frame.minX)
        }
        #expect(lefts(.leading, .leftToRight) == [0, 0])
        #expect(lefts(.center, .leftToRight) == [0, 10])
        #expect(lefts(.trailing, .leftToRight) == [0, 20])
        #expect(lefts(.leading, .rightToLeft) == [0, 20])
        #expect(lefts(.trailing, .rightToLeft) == [0, 0])
    }

    @Test("A line takes the height and baseline of its tallest run", .fact("text.joined"))
    func concatenation() {
        let big = TextStyle(size: 40)
        let mixed = TextRequest(runs: [TextRun("aa", style: plain, attribute: 7), TextRun("bb", style: big)])
        let layout = measurer.layout(mixed, width: nil, height: nil)
        #expect(layout.size == CGSize(width: 60, height: 48))
        #expect(layout.firstBaseline == 38)
        #expect(layout.lines[0].runs.map(\.attribute) == [7, 0])
        #expect(layout.lines[0].runs.map { $0.glyphs.origin } == [CGPoint(x: 0, y: 38), CGPoint(x: 20, y: 38)])
        // The run's end is no place to break, so what fits of the second stands beside the first.
        #expect(measurer.strings(mixed, width: 40) == ["aab", "b"])
    }

    @Test(
        "A raised run makes the line taller and lowers the baseline, a lowered one makes it taller",
        .fact("text.raised"))
    func baselineOffset() {
        let raised = measurer.layout(
            TextRequest("a", style: TextStyle(size: 20, baselineOffset: 6)), width: nil, height: nil)
        #expect(raised.size.height == 30)
        #expect(raised.firstBaseline == 25)
        #expect(raised.lines[0].runs[0].glyphs.origin.y == 19)
        let lowered = measurer.layout(
            TextRequest("a", style: TextStyle(size: 20, baselineOffset: -6)), width: nil, height: nil)
        #expect(lowered.size.height == 30)
        #expect(lowered.firstBaseline == 19)
        #expect(lowered.lines[0].runs[0].glyphs.origin.y == 25)
    }

    @Test("Text from right to left is set from the right, numbers within it from the left")
    func rightToLeft() {
        let layout = measurer.layout(request("אב 12 גד"), width: nil, height: nil)
        let runs = layout.lines[0].runs
        #expect(runs.map(\.glyphs.text) == [" גד", "12", "אב "])
        #expect(runs.map(\.glyphs.isRightToLeft) == [true, false, true])
        #expect(runs.map(\.glyphs.origin.x) == [0, 30, 50])
        #expect(runs[2].glyphs.glyphs.map(\.id) == [0x5D1, 0x5D0])
        #expect(runs[2].glyphs.glyphs.map(\.x) == [10, 20])
    }

    @Test("The first letter decides a paragraph's direction, and the layout where there is none")
    func baseDirection() {
        #expect(measurer.strings(request("abc אב"), width: nil) == ["abc אב"])
        #expect(measurer.strings(request("אב abc"), width: nil) == ["abcאב "])
        let digits = request("1, 2") { $0.layoutDirection = .rightToLeft }
        #expect(measurer.strings(digits, width: nil) == ["2, 1"])
    }

    @Test("A line takes as many lines as its height has room for, and at least one", .fact("text.pressure"))
    func heightPressure() {
        let five = request("aa bb cc dd ee")
        func count(_ height: CGFloat) -> Int { measurer.layout(five, width: 25, height: height).lines.count }
        #expect(count(0) == 1 && count(-4) == 1 && count(23) == 1 && count(47) == 1)
        #expect(count(48) == 2 && count(71.5) == 2 && count(72) == 3)
        #expect(count(.infinity) == 5 && count(.nan) == 5 && count(119.5) == 5)
        let natural = measurer.measure(five, width: 25, height: nil)
        #expect(!measurer.layout(five, width: natural.width, height: natural.height).isTruncated)
        #expect(measurer.layout(five, width: 25, height: 48).strings == ["aa", "b…"])
    }
}
