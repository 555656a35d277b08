import Facts
import Foundation
import RiffleTextLayout
import Testing

@Suite("Making text fit")
struct TextFittingTests {
    let measurer = FixedTextMeasurer()

    private func request(_ text: String, _ change: (inout TextRequest) -> Void) -> TextRequest {
        var request = TextRequest(text, style: plain)
        request.lineLimit = 1
        change(&request)
        return request
    }

    @Test("Type is scaled down to a little under what fits", .fact("text.scaled"))
    func scaled() {
        let layout = measurer.layout(request("abcdefghij") { $0.minimumScaleFactor = 0.5 }, width: 75, height: nil)
        #expect(!layout.isTruncated)
        #expect(layout.scaleFactor > 0.7 && layout.scaleFactor <= 0.75)
        #expect(layout.size.width > 70 && layout.size.width <= 75)
        #expect(layout.lines[0].runs[0].glyphs.size == 20 * layout.scaleFactor)
        #expect(layout.size.height < 24)
    }

    @Test("At the smallest scale it is truncated after all")
    func minimum() {
        let layout = measurer.layout(request("abcdefghij") { $0.minimumScaleFactor = 0.8 }, width: 75, height: nil)
        #expect(layout.isTruncated && layout.scaleFactor == 0.8)
        #expect(layout.strings == ["abcdefgh…"])
    }

    @Test("Lines are preferred to smaller type where the limit allows them", .fact("text.scaled"))
    func lines() {
        let two = request("abcd efgh") {
            $0.minimumScaleFactor = 0.1
            $0.lineLimit = 2
        }
        let layout = measurer.layout(two, width: 50, height: nil)
        #expect(layout.scaleFactor == 1 && layout.strings == ["abcd", "efgh"])
    }

    @Test("A height that is short of lines is met by smaller type")
    func height() {
        let many = request("aa bb cc dd") {
            $0.minimumScaleFactor = 0.3
            $0.lineLimit = nil
        }
        let layout = measurer.layout(many, width: 60, height: 24)
        #expect(!layout.isTruncated && layout.scaleFactor < 1)
    }

    @Test("Characters move together by up to a 72nd of their size before they are scaled", .fact("text.scaled"))
    func tightening() {
        func fit(_ width: CGFloat) -> LaidOutText {
            measurer.layout(
                request("abcdefghij") {
                    $0.allowsTightening = true
                    $0.minimumScaleFactor = 0.5
                }, width: width, height: nil)
        }
        let tight = fit(98)
        #expect(!tight.isTruncated && tight.scaleFactor == 1)
        #expect(tight.lines[0].runs[0].glyphs.letterSpacing < 0)
        #expect(tight.lines[0].runs[0].glyphs.letterSpacing >= -20 / 72)
        #expect(fit(100).lines[0].runs[0].glyphs.letterSpacing == 0)
        #expect(fit(90).scaleFactor < 1)
    }

    @Test("Factors that make no sense do no harm", arguments: [CGFloat.nan, 0, -1, 2, .infinity])
    func wrongFactors(_ factor: CGFloat) {
        let layout = measurer.layout(request("abcdefghij") { $0.minimumScaleFactor = factor }, width: 75, height: nil)
        #expect(layout.size.width.isFinite && layout.size.width <= 75)
    }
}
