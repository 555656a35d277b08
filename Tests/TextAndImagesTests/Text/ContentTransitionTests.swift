import RiffleLayers
import RiffleTextAndImages
import Testing

@MainActor
struct ContentTransitionTests {
    private struct Number: View {
        let probe: Probe<String>
        let transition: (String) -> ContentTransition
        var animation: Animation? = .linear(duration: 1)
        @State private var text: String

        init(
            _ probe: Probe<String>, animation: Animation? = .linear(duration: 1),
            _ transition: @escaping (String) -> ContentTransition
        ) {
            self.probe = probe
            self.transition = transition
            self.animation = animation
            _text = State(initialValue: probe.value)
        }

        var body: some View {
            let _ = probe.write = { new in withAnimation(animation) { text = new } }
            Text(text).contentTransition(transition(text))
        }
    }

    /// A character on its way.
    private struct Shown: Equatable, CustomStringConvertible {
        let text: String
        /// How far below its line, in shares of 0.6 of its height: rounded to hundredths.
        let rise: Double
        let alpha: Double

        init(_ text: String, _ rise: Double, _ alpha: Double) {
            self.text = text
            self.rise = rise
            self.alpha = alpha
        }

        var description: String { "\(text) \(rise) \(alpha)" }
    }

    private func shown(_ stage: TextStage, baseline: CGFloat) -> [Shown] {
        stage.runs.map { run, paint in
            guard case .color(let color) = paint else { return Shown(run.text, .nan, .nan) }
            let rise = (run.origin.y - baseline) / (0.6 * (run.ascent + run.descent))
            return Shown(run.text, (rise * 100).rounded() / 100, (Double(color.alpha) * 100).rounded() / 100)
        }
    }

    /// What is shown half way from one text to another.
    private func halfWay(
        _ old: String, _ new: String, animation: Animation? = .linear(duration: 1),
        _ transition: @escaping (String) -> ContentTransition
    ) -> [Shown] {
        let probe = Probe(old)
        let stage = TextStage(Number(probe, animation: animation, transition))
        let baseline = stage.runs[0].glyphs.origin.y
        probe.write?(new)
        stage.frame(at: 0)
        stage.frame(at: 0.5)
        return shown(stage, baseline: baseline)
    }

    @Test("digits that change roll up, those that stay stay")
    func up() {
        let shown = halfWay("19", "18") { _ in .numericText() }
        #expect(shown == [Shown("9", -0.5, 0.5), Shown("1", 0, 1), Shown("8", 0.5, 0.5)])
    }

    @Test("counting down they roll down; by values, the way that the number goes")
    func down() {
        #expect(
            halfWay("8", "7") { _ in .numericText(countsDown: true) } == [Shown("8", 0.5, 0.5), Shown("7", -0.5, 0.5)])
        #expect(
            halfWay("8", "7") { .numericText(value: Double($0) ?? 0) } == [Shown("8", 0.5, 0.5), Shown("7", -0.5, 0.5)])
        #expect(
            halfWay("7", "8") { .numericText(value: Double($0) ?? 0) } == [Shown("7", -0.5, 0.5), Shown("8", 0.5, 0.5)])
    }

    @Test("a number that gets another digit keeps its ones as ones, and what is around it moves aside")
    func longer() throws {
        let probe = Probe("5 of 9")
        let stage = TextStage(Number(probe) { _ in .numericText() })
        probe.write?("15 of 9")
        stage.frame(at: 0)
        stage.frame(at: 0.5)
        let ones = try #require(stage.runs.first { $0.glyphs.text == "5" })
        // A character is 8.5 points wide: it is half way from the first to the second place.
        #expect(abs(ones.glyphs.origin.x - 4.25) < 0.01)
        #expect(stage.shown == "15of9")
    }

    @Test("an opacity transition fades all of the text where it is")
    func opacity() {
        let shown = halfWay("ab", "ac") { _ in .opacity }
        #expect(
            shown == [Shown("a", 0, 0.5), Shown("b", 0, 0.5), Shown("a", 0, 0.5), Shown("c", 0, 0.5)])
    }

    @Test("without an animation, and with identity or interpolation, the new text is there at once")
    func atOnce() {
        #expect(halfWay("19", "18", animation: nil) { _ in .numericText() } == [Shown("18", 0, 1)])
        #expect(halfWay("19", "18") { _ in .identity } == [Shown("18", 0, 1)])
        #expect(halfWay("19", "18") { _ in .interpolate } == [Shown("18", 0, 1)])
    }

    @Test("at the end the text is what it always was, and nothing is left to do")
    func ended() {
        let probe = Probe("19")
        let stage = TextStage(Number(probe) { _ in .numericText() })
        probe.write?("20")
        for frame in 0...70 { stage.frame(at: Double(frame) / 60) }
        #expect(stage.runs.map(\.glyphs.text) == ["20"])
        #expect(stage.graph.isIdle)
    }

    @Test("a change on the way goes on from what is shown")
    func interrupted() throws {
        let probe = Probe("1")
        let stage = TextStage(Number(probe) { _ in .numericText() })
        let baseline = stage.runs[0].glyphs.origin.y
        probe.write?("2")
        stage.frame(at: 0)
        stage.frame(at: 0.5)
        let before = shown(stage, baseline: baseline)
        probe.write?("3")
        stage.frame(at: 0.5)
        #expect(Array(shown(stage, baseline: baseline).prefix(2)) == before)
        stage.frame(at: 1.5)
        #expect(stage.shown == "3")
    }

    @Test("texts that become empty or come from nothing fade like others", arguments: [("", "5"), ("5", "")])
    func empty(_ old: String, _ new: String) {
        let probe = Probe(old)
        let stage = TextStage(Number(probe) { _ in .numericText() })
        probe.write?(new)
        for time in [0, 0.5, 1.1] { stage.frame(at: time) }
        #expect(stage.shown == new)
    }
}
