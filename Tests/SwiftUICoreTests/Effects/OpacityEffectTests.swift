import Facts
import RiffleLayers
import SwiftUICore
import Testing

@MainActor
struct OpacityEffectTests {
    private func opacity(_ value: Double) -> Double? {
        let fixture = Fixture(Box("box").opacity(value))
        fixture.frame()
        return fixture.shown("box")?.opacity
    }

    @Test("opacity is clamped, and not a number counts as opaque")
    func clamped() {
        #expect(opacity(0.25) == 0.25)
        #expect(opacity(2) == 1)
        #expect(opacity(-1) == 0)
        #expect(opacity(.nan) == 1)
        #expect(opacity(.infinity) == 1)
    }

    private struct Fading: View {
        let probe: Probe<Double>
        @State private var value = 1.0

        var body: some View {
            let _ = probe.write = { new in withAnimation(.linear(duration: 1)) { value = new } }
            Box("box").opacity(value)
        }
    }

    @Test("a fade changes one layer and paints nothing")
    func animated() {
        let probe = Probe(1.0)
        let fixture = Fixture(Fading(probe: probe))
        fixture.frame()
        probe.write?(0)
        fixture.frame(at: 1)
        let middle = fixture.frame(at: 1.25)
        #expect(fixture.shown("box")?.opacity == 0.75)
        #expect(middle.layersChanged == 1)
        #expect(middle.layersRepainted == 0)
        #expect(middle.bodiesEvaluated == 0)
    }

    @Test("what is transparent is not touched", .fact("gesture.transparent"))
    func hits() {
        let probe = Probe(())
        let fixture = Fixture(Box("box").opacity(0).onTapGesture { probe.log.append("tap") })
        fixture.frame()
        fixture.tap(50, 50)
        #expect(probe.log.isEmpty)
    }
}
