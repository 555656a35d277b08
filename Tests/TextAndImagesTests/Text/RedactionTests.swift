import RiffleLayers
import RiffleTextAndImages
import Testing

@MainActor
struct RedactionTests {
    private struct Card: View {
        var reason: RedactionReasons = .placeholder
        var isMarked = false

        var body: some View {
            VStack(spacing: 0) {
                Text("Name").privacySensitive(isMarked)
                Image(systemName: "star")
                Rectangle().frame(width: 10, height: 10)
            }
            .redacted(reason: reason)
        }
    }

    private func isBlank(_ stage: TextStage, _ name: String) -> Bool {
        let contents = stage.layers(named: name).first?.contents ?? []
        guard contents.count == 1, case .fill(_, .color(let color), _) = contents[0] else { return false }
        return abs(color.alpha - 0.16) < 0.001
    }

    @Test("placeholders are blank shapes of the same size, one a line; shapes stay")
    func placeholder() {
        let plain = TextStage(Card(reason: []))
        let stage = TextStage(Card())
        #expect(isBlank(stage, "Text") && isBlank(stage, "Image"))
        #expect(!isBlank(stage, "Rectangle"))
        #expect(stage.textFrame == plain.textFrame)
        #expect(stage.fills.count == 1)
        #expect(abs((stage.fills.first?.width ?? 0) - stage.textFrame.width) < 0.51)
        let lines = TextStage(Text("one\ntwo\nthree").redacted(reason: .placeholder))
        #expect(lines.fills.count == 3)
        #expect(TextStage(Text("").redacted(reason: .placeholder)).commands.isEmpty)
    }

    @Test("what is redacted is read out, and what is not to be is shown inside of it")
    func unredacted() {
        let stage = TextStage(Card())
        #expect(stage.graph.elements.tree.elements.contains { $0.label == "Name" })
        let inside = TextStage(Text("shown").unredacted().redacted(reason: .placeholder))
        #expect(inside.shown == "shown")
    }

    @Test("for privacy only what is marked is hidden")
    func privacy() {
        let open = TextStage(Card(reason: .privacy))
        #expect(open.shown == "Name")
        let hidden = TextStage(Card(reason: .privacy, isMarked: true))
        #expect(isBlank(hidden, "Text") && !isBlank(hidden, "Image"))
    }

    @Test("reasons add up on the way in, views can read them, and content comes back when they go")
    func changing() {
        struct Loading: View {
            let probe: Probe<Bool>
            @State private var isLoading = true

            var body: some View {
                let _ = probe.write = { isLoading = $0 }
                Reading(probe: probe)
                    .redacted(reason: isLoading ? .placeholder : [])
                    .redacted(reason: .privacy)
            }
        }
        struct Reading: View {
            let probe: Probe<Bool>
            @Environment(\.redactionReasons) private var reasons

            var body: some View {
                let _ = probe.log.append("\(reasons.contains(.placeholder)) \(reasons.contains(.privacy))")
                Text("content")
            }
        }
        let probe = Probe(true)
        let stage = TextStage(Loading(probe: probe))
        #expect(stage.shown.isEmpty)
        probe.write?(false)
        let statistics = stage.frame(at: 1)
        #expect(stage.shown == "content")
        #expect(statistics.nodesLaidOut == 0)
        #expect(probe.log == ["true true", "false true"])
    }
}
