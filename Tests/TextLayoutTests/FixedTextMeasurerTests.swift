import Foundation
import TextLayout
import Testing

@Suite("Measuring with fixed widths")
struct FixedTextMeasurerTests {
    let measurer = FixedTextMeasurer()
    let style = TextStyle(size: 20)

    private func request(_ text: String) -> TextRequest {
        TextRequest(text, style: style)
    }

    private func lines(_ request: TextRequest, width: CGFloat?, height: CGFloat? = nil) -> [String] {
        measurer.layout(request, width: width, height: height).lines.map { line in
            line.runs.map(\.glyphs.text).joined()
        }
    }

    @Test("A character is half its size wide, an ideograph and an emoji all of it")
    func widths() {
        #expect(measurer.measure(request("abcd"), width: nil, height: nil) == CGSize(width: 40, height: 24))
        #expect(measurer.measure(request("漢字"), width: nil, height: nil).width == 40)
        #expect(measurer.measure(request("👩‍👩‍👧‍👦🇩🇪"), width: nil, height: nil).width == 40)
    }

    @Test("Lines break greedily at spaces, which hang")
    func greedy() {
        #expect(lines(request("aaa bbb ccc ddd"), width: 75) == ["aaa bbb", "ccc ddd"])
        #expect(lines(request("aa bb cc dd ee"), width: 50) == ["aa bb", "cc dd", "ee"])
    }
}
