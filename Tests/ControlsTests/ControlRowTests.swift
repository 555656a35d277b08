import RiffleControls
import Testing

@MainActor
struct ControlRowTests {
    private func row(_ control: some View) -> CGRect {
        let stage = TextStage(
            HStack(alignment: .firstTextBaseline) {
                Text("Text")
                control
            }
            .background { Color.black })
        return stage.frames(named: "Color").first ?? .null
    }

    @Test("Toggles and steppers stand among baselines with their tops on the line, as on Apple's runtime")
    func baselines() {
        let ascent =
            TextStage(
                Text("Text").overlay(alignment: .init(horizontal: .leading, vertical: .firstTextBaseline)) {
                    Color.black.frame(width: 1, height: 1).alignmentGuide(.firstTextBaseline) { $0[.bottom] }
                }
            ).frames(named: "Color").first?.maxY ?? 0
        let top = TextStage(Text("Text")).textFrame.minY
        for toggle in [
            AnyView(Toggle("On", isOn: .constant(true))), AnyView(Toggle("On", isOn: .constant(true)).labelsHidden()),
        ] {
            #expect(row(toggle).height == ascent - top + 31)
        }
        #expect(row(Stepper("Count", value: .constant(1))).height == ascent - top + 32)
    }
}
