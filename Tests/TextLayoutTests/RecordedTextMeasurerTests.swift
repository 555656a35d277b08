import Facts
import Foundation
import RiffleTextLayout
import Testing

@Suite("Measuring by record")
struct RecordedTextMeasurerTests {
    let body = TextRole.body.style()

    @Test("A recorded text has its width, others fixed ones")
    func widths() {
        let measurer = RecordedTextMeasurer(widths: [.init("Hello", style: body): 39, .init("One", style: body): 31.5])
        func width(_ text: String) -> CGFloat {
            measurer.measure(TextRequest(text, style: body), width: nil, height: nil).width
        }
        #expect(width("Hello") == 39)
        #expect(width("One") == 31.5)
        #expect(width("Else") == 34)
    }

    @Test(
        "A style with recorded metrics has its heights: two lines of body are 50.5, their baselines 18.5 and 44.5",
        .fact("text.styles", "text.baseline", metrics: .fixed))
    func metrics() {
        let recorded = FontMetrics(
            ascender: 18.36, descender: 5.93, leading: 1.71, capHeight: 11.978, xHeight: 8.948)
        let measurer = RecordedTextMeasurer(widths: [:], metrics: [body: recorded])
        #expect(measurer.metrics(of: body) == recorded)
        let layout = measurer.layout(TextRequest("a\nb", style: body), width: nil, height: nil)
        #expect(layout.size.height == 50.5)
        #expect(layout.firstBaseline == 18.5 && layout.lastBaseline == 44.5)
        #expect(measurer.measure(TextRequest("a", style: body), width: nil, height: nil).height == 24.5)
    }
}
