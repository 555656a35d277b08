import Facts
import SwiftUICore
import Testing

@MainActor
struct PresenceNodeTests {
    private struct Conditional: View {
        let probe: Probe<Int>
        @State private var count = 0

        var body: some View {
            let _ = probe.write = { count = $0 }
            VStack {
                EmptyView().onAppear { probe.log.append("never") }.task { probe.log.append("never") }
                Group {
                    if count > 0 { Box("a") }
                    ForEach(1..<max(count, 1), id: \.self) { Box("\($0)") }
                }
                .onAppear { probe.log.append("appears") }
                .onDisappear { probe.log.append("disappears") }
                .task { probe.log.append("task") }
            }
        }
    }

    @Test("onAppear and task wait until there is something, and onDisappear until the last of it is gone")
    func nothing() async {
        let probe = Probe(0)
        let fixture = Fixture(Conditional(probe: probe))
        func show(_ count: Int, at time: Double) async -> [String] {
            probe.log = []
            probe.write?(count)
            fixture.frame(at: time)
            while fixture.graph.tasks.running > 0 { await Task.yield() }
            return probe.log
        }
        #expect(await show(0, at: 0) == [])
        #expect(await show(1, at: 0.1) == ["appears", "task"])
        #expect(await show(3, at: 0.2) == [])
        #expect(await show(0, at: 0.3) == ["disappears"])
        #expect(await show(2, at: 0.4) == ["appears", "task"])
    }

    private struct Leaving: View {
        let probe: Probe<Int>
        @State private var isShown = true

        var body: some View {
            let _ = probe.write = { _ in withAnimation(.linear(duration: 1)) { isShown = false } }
            Group { if isShown { Box("a").transition(.opacity) } }
                .onDisappear { probe.log.append("disappears") }
        }
    }

    @Test("what is only still there for its exit has not disappeared yet", .fact("transition.leaving"))
    func exit() {
        let probe = Probe(0)
        let fixture = Fixture(Leaving(probe: probe))
        fixture.frame(at: 0)
        probe.write?(0)
        fixture.frame(at: 0.1)
        fixture.frame(at: 0.6)
        #expect(fixture.names == ["a"])
        #expect(probe.log == [])
        fixture.frame(at: 1.2)
        fixture.frame(at: 1.3)
        #expect(fixture.names == [])
        #expect(probe.log == ["disappears"])
    }

    private struct Replaced: View {
        let probe: Probe<Int>
        let isAtOnce: Bool
        @State private var id = 0

        var body: some View {
            let _ = probe.write = { id = $0 }
            Box("a").onAppear { probe.log.append("+\(id)") }.onDisappear { [id] in probe.log.append("-\(id)") }
                .transition(isAtOnce ? .identity : .opacity).id(id)
        }
    }

    @Test(
        "a view with the identity transition disappears before the one in its place appears", arguments: [true, false])
    func replaced(isAtOnce: Bool) {
        let probe = Probe(0)
        let fixture = Fixture(Replaced(probe: probe, isAtOnce: isAtOnce))
        fixture.frame(at: 0)
        probe.write?(1)
        fixture.frame(at: 1)
        #expect(probe.log == (isAtOnce ? ["+0", "-0", "+1"] : ["+0", "+1", "-0"]))
    }
}
