import Foundation
import RiffleTextLayout
import Testing

@Suite("Measuring with fixed widths")
struct FixedTextMeasurerTests {
    let measurer = FixedTextMeasurer()

    private func width(_ text: String) -> CGFloat {
        measurer.measure(TextRequest(text, style: plain), width: nil, height: nil).width
    }

    @Test("A character is half its size wide, an ideograph and an emoji all of it")
    func widths() {
        #expect(width("abcd") == 40)
        #expect(width("e\u{301}e") == 20)
        #expect(width("漢字かな한") == 100)
        #expect(width("👩‍👩‍👧‍👦🇩🇪") == 40)
    }

    @Test("Kerning and tracking follow every character")
    func spacing() {
        let style = TextStyle(size: 20, kerning: 1, tracking: 0.5)
        let layout = measurer.layout(TextRequest("abcd", style: style), width: nil, height: nil)
        #expect(layout.size.width == 46)
        #expect(layout.lines[0].runs[0].glyphs.glyphs.map(\.x) == [0, 11.5, 23, 34.5])
        #expect(layout.lines[0].runs[0].glyphs.letterSpacing == 1.5)
    }

    @Test("Sizes and spacings that are no numbers do no harm")
    func notFinite() {
        for value in [CGFloat.nan, .infinity, -.infinity, -3, 0] {
            let style = TextStyle(size: value, kerning: value, baselineOffset: value)
            let size = measurer.measure(TextRequest("abc", style: style), width: 100, height: nil)
            #expect(size.width.isFinite && size.height.isFinite && size.height >= 0)
        }
    }
}
