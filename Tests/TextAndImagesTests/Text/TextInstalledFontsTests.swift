import RiffleTextAndImages
import Testing
import RiffleTextLayout

/// Relations that hold whatever the installed fonts are.
@MainActor
struct TextInstalledFontsTests {
    private func frame(_ view: some View, width: CGFloat = 300) -> CGRect {
        TextStage(view, size: CGSize(width: width, height: 600), measurer: TextMeasurement.standard).textFrame
    }

    @Test("Larger, bolder and longer text is wider; all lines of body are as high as each other")
    func relations() {
        let plain = frame(Text("Hello"))
        #expect(plain.height == 20.5)
        #expect(frame(Text("Hello, you")).width > plain.width)
        #expect(frame(Text("Hello").fontWeight(.black)).width > plain.width)
        #expect(frame(Text("Hello").font(.title)).width > 1.4 * plain.width)
        #expect(frame(Text("Hello 你好 😀")).height == plain.height)
        #expect(frame(Text("Hello").fontDesign(.serif)).height == plain.height)
    }

    @Test("Joined texts are as wide as one text of their characters")
    func joined() {
        let whole = frame(Text(verbatim: "one two"))
        let parts = frame(Text(verbatim: "one ") + Text(verbatim: "two").foregroundColor(.red))
        #expect(abs(parts.width - whole.width) <= 0.5)
        #expect(parts.height == whole.height)
    }

    @Test("A text is never wider than its offer, and higher in a narrower one")
    func narrow() {
        let text = Text(verbatim: "A longer text that has to be broken into lines")
        var height: CGFloat = 0
        for width in stride(from: CGFloat(300), through: 60, by: -20) {
            let frame = frame(text, width: width)
            #expect(frame.width <= width)
            #expect(frame.height >= height)
            height = frame.height
        }
    }

    @Test("Digits of one width do not move when numbers count")
    func digits() {
        let widths = (0...9).map { frame(Text(verbatim: "\($0)\($0)\($0)").monospacedDigit()).width }
        #expect(Set(widths).count == 1)
    }
}
