import SwiftUICore
import Testing

@MainActor
struct LayoutPhaseTests {
    private struct Growing: View {
        let probe: Probe<CGFloat>
        @State private var width: CGFloat = 20

        var body: some View {
            let _ = probe.write = { width = $0 }
            HStack(spacing: 0) {
                Box("a").frame(width: width)
                Fill("b").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { probe.log.append("\($0)") }
            }
        }
    }

    @Test("layout is about where views will be: an animated width is laid out once, at its target")
    func target() {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Growing(probe: probe))
        fixture.frame()
        withAnimation(.linear(duration: 1)) { probe.write?(60) }
        #expect(fixture.frame(at: 0).nodesLaidOut > 0)
        #expect(probe.log == ["80.0", "40.0"])
        for time in [0.25, 0.5, 0.75, 1] { #expect(fixture.frame(at: time).nodesLaidOut == 0) }
        #expect(probe.log.count == 2)
    }

    @Test("a frame in which nothing changed lays out nothing")
    func unchanged() {
        let fixture = Fixture(Growing(probe: Probe(0)))
        #expect(fixture.frame().nodesLaidOut > 0)
        #expect(fixture.frame(at: 0.1).nodesLaidOut == 0)
    }
}
