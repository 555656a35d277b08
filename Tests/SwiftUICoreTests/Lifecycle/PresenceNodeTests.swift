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
            VStack {
                Group { if isShown { Box("a").transition(.opacity) } }
                    .onDisappear { probe.log.append("disappears") }
            }
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

    private struct Whole: View {
        let probe: Probe<Int>
        @State private var isFull = false

        var body: some View {
            let _ = probe.write = { isFull = $0 > 0 }
            Group { if isFull { Box("a") } }
                .onAppear { probe.log.append("appears") }
                .onDisappear { probe.log.append("disappears") }
                .task { probe.log.append("task") }
        }
    }

    @Test("all that a window shows appears, and stays, even if it is nothing")
    func emptyRoot() async {
        let log = Probe(0)
        let empty = Fixture(EmptyView().onAppear { log.log.append("appears") }.task { log.log.append("task") })
        empty.frame()
        while empty.graph.tasks.running > 0 { await Task.yield() }
        #expect(log.log == ["appears", "task"])
        let probe = Probe(0)
        let fixture = Fixture(Whole(probe: probe))
        fixture.frame()
        while fixture.graph.tasks.running > 0 { await Task.yield() }
        probe.write?(1)
        fixture.frame(at: 0.1)
        probe.write?(0)
        fixture.frame(at: 0.2)
        #expect(probe.log == ["appears", "task"])
        let two = Probe(0)
        let several = Fixture(
            Group {
                Box("a")
                EmptyView().onAppear { two.log.append("appears") }
            })
        several.frame()
        #expect(two.log == [])
    }
}
