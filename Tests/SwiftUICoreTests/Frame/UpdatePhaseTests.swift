import SwiftUICore
import Testing

@MainActor
struct UpdatePhaseTests {
    private struct Outer: View {
        let probe: Probe<Int>
        @State private var count = 0

        var body: some View {
            let _ = probe.write = { count = $0 }
            let _ = probe.log.append("outer \(count)")
            Inner(count: $count, probe: probe)
        }
    }

    private struct Inner: View {
        @Binding var count: Int
        let probe: Probe<Int>

        var body: some View {
            let _ = probe.log.append("inner \(count)")
            Box("a")
        }
    }

    @Test("bodies run from outside in, and one that runs because of the view around it does not run again by itself")
    func order() {
        let probe = Probe(0)
        let fixture = Fixture(Outer(probe: probe))
        fixture.frame()
        probe.log = []
        probe.write?(1)
        probe.write?(2)
        let statistics = fixture.frame(at: 0.1)
        #expect(probe.log == ["outer 2", "inner 2"])
        #expect(statistics.bodiesEvaluated == 2)
    }
}
