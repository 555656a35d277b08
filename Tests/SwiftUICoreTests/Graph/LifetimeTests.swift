import SwiftUICore
import Testing

@MainActor
struct LifetimeTests {
    private struct Counting: View {
        let probe: Probe<Int>
        @State private var count = 0

        var body: some View {
            let _ = probe.write = { count = $0 }
            Box("\(count)").onDisappear { probe.log.append("gone") }
        }
    }

    @Test("state written after its interface is gone changes nothing and harms nothing")
    func writeAfterTheEnd() {
        let probe = Probe(0)
        var fixture: Fixture? = Fixture(Counting(probe: probe))
        fixture?.frame()
        fixture = nil
        probe.write?(1)
        #expect(probe.log == ["gone"])
    }

    @Test("an interface that is torn down lets go of what its views read")
    func end() {
        let probe = Probe(0)
        let fixture = Fixture(Counting(probe: probe))
        fixture.frame()
        fixture.graph.end()
        probe.write?(1)
        #expect(fixture.graph.isIdle)
    }
}
