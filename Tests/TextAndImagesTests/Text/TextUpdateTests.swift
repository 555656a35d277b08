import Observation
import RiffleTextAndImages
import Testing
import RiffleTextLayout

@MainActor
struct TextUpdateTests {
    @Observable
    final class Model {
        var string = "abc"
        var color = Color.black
        var other = 0
    }

    struct Screen: View {
        let model: Model
        var body: some View {
            let _ = model.other
            VStack {
                Text(model.string).foregroundColor(model.color)
                Text("still")
            }
        }
    }

    private func stage(_ model: Model) -> TextStage { TextStage(Screen(model: model)) }

    @Test("An update that leaves a text as it is costs nothing")
    func equalUpdate() {
        let model = Model()
        let stage = stage(model)
        model.other += 1
        let statistics = stage.frame()
        #expect(statistics.bodiesEvaluated == 1)
        #expect(statistics.nodesLaidOut == 0)
        #expect(statistics.layersRepainted == 0)
        #expect(statistics.layersChanged == 0)
    }

    @Test("Another color repaints one layer and lays out nothing")
    func color() {
        let model = Model()
        let stage = stage(model)
        model.color = .white
        let statistics = stage.frame()
        #expect(statistics.nodesLaidOut == 0)
        #expect(statistics.layersRepainted == 1)
        #expect(statistics.layersChanged == 1)
        #expect(stage.runs.first?.paint == .color(.white))
    }

    @Test("Another string is laid out and painted")
    func string() {
        let model = Model()
        let stage = stage(model)
        model.string = "abcdef"
        #expect(stage.frame().layersRepainted == 1)
        #expect(stage.shown == "abcdef")
        #expect(stage.textFrame.width == 51)
    }

    @Test("Characters that need the same room are painted, and nothing is laid out; more of them move what is beside")
    func sameRoom() {
        let model = Model()
        let stage = stage(model)
        model.string = "xyz"
        let statistics = stage.frame()
        #expect(statistics.nodesLaidOut == 0)
        #expect(statistics.layersRepainted == 1)
        #expect(stage.shown == "xyz")
        // What is known of a text is of its last characters.
        model.string = "xyz123"
        #expect(stage.frame().nodesLaidOut > 0)
        #expect(stage.textFrame.width == 51)
        model.string = ""
        #expect(stage.frame().nodesLaidOut > 0)
        #expect(stage.textFrame.width == 0)
    }

    @Test("A color that changes animated goes through the colors between")
    func animatedColor() {
        let model = Model()
        let stage = stage(model)
        withAnimation(.linear(duration: 1)) { model.color = .white }
        stage.frame(at: 1)
        let start = stage.runs.first?.paint
        stage.frame(at: 1.5)
        guard case .color(let middle)? = stage.runs.first?.paint else { return }
        stage.frame(at: 2.1)
        #expect(start == .color(.black))
        #expect(middle.red > 0.2 && middle.red < 0.8)
        #expect(stage.runs.first?.paint == .color(.white))
        #expect(stage.graph.isIdle)
    }

    @Test("A text breaks its lines anew for another width of the same size")
    func reflow() {
        let text = Text(verbatim: "aaaa bbbb")
        let stage = TextStage(text, size: CGSize(width: 300, height: 100))
        #expect(stage.runs.count == 1)
        stage.graph.window.resize(to: CGSize(width: 60, height: 100), scale: 2)
        stage.frame()
        #expect(stage.runs.count == 2)
    }

    @Test("Gradients span the text and follow its size")
    func gradient() {
        let style = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let stage = TextStage(Text("abcd").foregroundStyle(style))
        guard case .linearGradient(_, let from, let to)? = stage.runs.first?.paint else {
            Issue.record("no gradient in \(stage.commands)")
            return
        }
        #expect(from == CGPoint(x: 0, y: 10.25))
        #expect(to == CGPoint(x: 34, y: 10.25))
    }
}
