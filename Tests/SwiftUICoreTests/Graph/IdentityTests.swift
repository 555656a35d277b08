import Facts
import SwiftUICore
import Testing

@MainActor
struct IdentityTests {
    private struct Counter: View {
        let name: String
        let log: Probe<Int>
        @State private var count = 0

        var body: some View {
            let _ = log.log.append("\(name)\(count)")
            Box(name).onTapGesture { count += 1 }
        }
    }

    private struct Switching: View {
        let probe: Probe<Int>
        @State private var isOn = true

        var body: some View {
            let _ = probe.write = { isOn = $0 > 0 }
            if isOn { Counter(name: "a", log: probe) } else { Counter(name: "b", log: probe) }
        }
    }

    @Test("a state write evaluates the body that read it and nothing else")
    func stateWrite() {
        let probe = Probe(0)
        let fixture = Fixture(Counter(name: "a", log: probe))
        fixture.frame()
        #expect(probe.log == ["a0"])
        fixture.pointer(.began, 50, 50, at: 0)
        fixture.pointer(.ended, 50, 50, at: 0.1)
        let statistics = fixture.frame(at: 0.1)
        #expect(probe.log == ["a0", "a1"])
        #expect(statistics.bodiesEvaluated == 1)
        #expect(statistics.nodesLaidOut == 0)
        #expect(statistics.layersChanged == 0)
        #expect(fixture.frame(at: 0.2) == FrameStatistics())
    }

    @Test("the other branch of a condition starts with state of its own", .fact("state.identity"))
    func branches() {
        let probe = Probe(0)
        let fixture = Fixture(Switching(probe: probe))
        fixture.frame()
        fixture.pointer(.began, 50, 50, at: 0)
        fixture.pointer(.ended, 50, 50, at: 0.1)
        fixture.frame(at: 0.1)
        probe.write?(0)
        fixture.frame(at: 0.2)
        probe.write?(1)
        fixture.frame(at: 0.3)
        #expect(probe.log == ["a0", "a1", "b0", "a0"])
        #expect(fixture.names == ["a"])
    }

    private struct Rows: View {
        let probe: Probe<[Int]>
        @State private var items = [1, 2, 3]

        var body: some View {
            let _ = probe.write = { items = $0 }
            ForEach(items, id: \.self) { item in
                Row(item: item, probe: probe)
            }
        }
    }

    private struct Row: View {
        let item: Int
        let probe: Probe<[Int]>
        @State private var created = 0

        var body: some View {
            let _ = probe.log.append("\(item)")
            Box("row\(item)").onAppear { probe.log.append("+\(item)") }.onDisappear { probe.log.append("-\(item)") }
        }
    }

    @Test("elements keep their views when others come, go or change places", .fact("state.identity", "state.each"))
    func forEach() {
        let probe = Probe([0])
        let fixture = Fixture(Rows(probe: probe))
        fixture.frame()
        #expect(probe.log == ["1", "2", "3", "+1", "+2", "+3"])
        probe.log = []
        probe.write?([3, 4, 1])
        fixture.frame(at: 0.1)
        #expect(probe.log == ["4", "+4", "-2"])
        #expect(fixture.names == ["row3", "row4", "row1"])
    }

    @Test("equal ids are reported with the id and both elements are shown", .fact("state.each"))
    func duplicates() {
        let probe = Probe([0])
        let fixture = Fixture(Rows(probe: probe))
        fixture.frame()
        probe.write?([7, 7])
        fixture.frame(at: 0.1)
        #expect(fixture.names == ["row7", "row7"])
        #expect(fixture.graph.issues.map(\.kind) == [.duplicateID])
        #expect(fixture.graph.issues.first?.description.contains("the id 7") == true)
    }

    private struct Endless: View {
        @State private var count = 0
        var body: some View {
            let _ = { count += 1 }()
            Box("x")
        }
    }

    @Test("a body that writes its own state is stopped and named")
    func endless() {
        let fixture = Fixture(Endless())
        fixture.frame()
        #expect(fixture.graph.issues.map(\.kind) == [.stateInUpdate, .endlessUpdate])
        #expect(fixture.graph.issues.first?.path.contains("Endless") == true)
        #expect(fixture.names == ["x"])
    }
}
