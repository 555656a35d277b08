import Facts
import RiffleTextAndImages
import Testing
import RiffleTextLayout

@MainActor
struct TextSpacingTests {
    /// The metrics that the iOS 26 simulator's text styles have: taller than the plain system font.
    private func recorded() -> RecordedTextMeasurer {
        let body = FontMetrics(
            ascender: 18.360352, descender: 5.929199, leading: 1.710449, capHeight: 11.981934, xHeight: 8.948242)
        return RecordedTextMeasurer(widths: [:], metrics: [TextRole.body.style(): body])
    }

    @Test(
        "Two texts in a stack are as far apart as the lower one's font says",
        .fact("spacing.text-over-text", metrics: .fixed))
    func textOverText() {
        let stack = VStack {
            Text("One"); Text("Two")
        }
        let plain = TextStage(stack)
        #expect(plain.frames(named: "Text").map(\.height) == [20.5, 20.5])
        #expect(plain.frames(named: "Text")[1].minY - plain.frames(named: "Text")[0].maxY == 0)
        // Recorded on Apple's runtime: 24.5 + 2 + 24.5.
        let recorded = TextStage(stack, measurer: recorded())
        let frames = recorded.frames(named: "Text")
        #expect(frames.map(\.height) == [24.5, 24.5])
        #expect(frames[1].maxY - frames[0].minY == 51)
    }

    @Test(
        "Text keeps its font's distances to what is not text", .fact("spacing.kinds"),
        .fact("spacing.text-over-view", metrics: .fixed))
    func textAndColor() {
        let stage = TextStage(
            VStack {
                Color.black.frame(height: 10)
                Text("One")
                Color.black.frame(height: 10)
            }, measurer: recorded())
        let text = stage.textFrame
        let colors = stage.frames(named: "Color")
        // Recorded on Apple's runtime: 8.429 above and 14.809 below.
        #expect(abs(text.minY - colors[0].maxY - 8.429) < 0.001)
        #expect(abs(colors[1].minY - text.maxY - 14.809) < 0.002)
    }

    @Test("Texts side by side are 8 points apart and meet on their baselines", .fact("spacing.beside-text"))
    func sideBySide() {
        let stage = TextStage(
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(.largeTitle)
                Text("b")
            })
        let frames = stage.frames(named: "Text")
        #expect(frames[1].minX - frames[0].maxX == 8)
        // Ascenders of 34 · 1950/2048 and 17 · 1950/2048, each to the nearest half point.
        #expect(frames[1].minY - frames[0].minY == 32.5 - 16)
    }
}
