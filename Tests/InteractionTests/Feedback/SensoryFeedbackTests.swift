import RiffleLayers
import SwiftUICore
import Testing

/// Feedback is taken to the host with the frame in which it was given.
@MainActor
@Suite(.serialized)
struct SensoryFeedbackTests {
    private struct Scene: View {
        let probe: Probe<Int>
        @State private var count = 0

        var body: some View {
            Box("box")
                .sensoryFeedback(.selection, trigger: count)
                .sensoryFeedback(.success, trigger: count) { old, new in old < new && new > 1 }
                .sensoryFeedback(trigger: count) { _, new in new == 3 ? .impact(weight: .heavy, intensity: 7) : nil }
                .onAppear { probe.write = { count = $0 } }
        }
    }

    @Test("a change of the value gives feedback, once, and the first value gives none")
    func changes() {
        let probe = Probe(0)
        let graph = ViewGraph(Scene(probe: probe), size: CGSize(width: 100, height: 100), scale: 1)
        #expect(graph.frame(at: 0).feedback.isEmpty)
        probe.write?(1)
        #expect(graph.frame(at: 1).feedback == [.selection])
        probe.write?(3)
        #expect(Set(graph.frame(at: 2).feedback) == [.selection, .success, .impact(weight: .heavy)])
        #expect(graph.frame(at: 3).feedback.isEmpty)
    }

    @Test("generators say the same in UIKit's words")
    func generators() {
        let graph = ViewGraph(Box("box"), size: CGSize(width: 100, height: 100), scale: 1)
        _ = graph.frame(at: 0)
        graph.whileCurrent(in: graph.window.environment) {
            let impact = UIImpactFeedbackGenerator(style: .soft)
            impact.prepare()
            impact.impactOccurred(intensity: 0.5)
            UIImpactFeedbackGenerator().impactOccurred()
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            UISelectionFeedbackGenerator().selectionChanged()
        }
        let feedback = graph.frame(at: 1).feedback
        #expect(feedback == [.impact(flexibility: .soft, intensity: 0.5), .impact, .error, .selection])
        #expect("\(feedback[0])" == "impact(flexibility: soft, intensity: 0.5)" && "\(feedback[3])" == "selection")
    }
}
