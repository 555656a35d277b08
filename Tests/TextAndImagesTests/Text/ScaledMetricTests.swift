import RiffleTextAndImages
import Testing

@MainActor
struct ScaledMetricTests {
    private struct Screen: View {
        @ScaledMetric private var side = 17.0
        @ScaledMetric(relativeTo: .largeTitle) private var margin: CGFloat = 34
        var body: some View { Color.black.frame(width: side, height: margin) }
    }

    @Test("A scaled number follows its text style")
    func scaling() {
        #expect(TextStage(Screen()).frames(named: "Color")[0].size == CGSize(width: 17, height: 34))
        let large = TextStage(Screen().dynamicTypeSize(.accessibility5)).frames(named: "Color")[0]
        #expect(abs(large.width - 53) < 0.001 && abs(large.height - 60) < 0.001)
    }
}
