import RiffleControls
import RiffleSemantics
import SwiftUICore
import Testing

@MainActor
struct SemanticsPhaseTests {
    private struct Sliding: View {
        let probe: Probe<CGFloat>
        @State private var x: CGFloat = 0

        var body: some View {
            let _ = probe.write = { x = $0 }
            Box("a").accessibilityLabel("Slider").offset(x: x)
        }
    }

    @Test("elements are where the frame shows them, on the way too, and keep their ids")
    func frames() throws {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Sliding(probe: probe))
        fixture.frame()
        let first = try #require(fixture.graph.elements.tree.elements.first)
        withAnimation(.linear(duration: 1)) { probe.write?(40) }
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        let second = try #require(fixture.graph.elements.tree.elements.first)
        #expect(second.id == first.id)
        #expect(abs(second.frame.minX - first.frame.minX - 20) < 0.01)
        #expect(fixture.graph.elements.tree.count == 1)
    }

    /// Buttons that remove by place, as rows of a list do.
    private struct Rows: View {
        let probe: Probe<Int>
        @State private var names = ["a", "b", "c"]

        var body: some View {
            VStack(spacing: 0) {
                ForEach(Array(names.enumerated()), id: \.element) { place, name in
                    Box(name).accessibilityLabel(name).accessibilityAction {
                        probe.log.append("\(name) at \(place) of \(names.count)")
                        if names.indices.contains(place) { names.remove(at: place) }
                    }
                }
            }
        }
    }

    @Test("an action knows what the one before it in the same frame has changed")
    func actionsInOneFrame() throws {
        let probe = Probe(0)
        let fixture = Fixture(Rows(probe: probe))
        fixture.frame()
        let elements = fixture.graph.elements.tree.elements
        let action = try #require(elements[0].action(named: "Activate"))
        for element in [elements[0], elements[2], elements[2]] {
            fixture.graph.elements.perform(action, on: element.id)
        }
        #expect(probe.log == ["a at 0 of 3", "c at 1 of 2"])
    }

    @Test("an interface that has ended has no elements")
    func ended() {
        let fixture = Fixture(Sliding(probe: Probe(0)))
        fixture.frame()
        fixture.graph.end()
        #expect(fixture.graph.elements.tree.isEmpty)
    }
}
