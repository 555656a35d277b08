import Facts
import RiffleLayers
import RiffleDrawing
import Testing

@MainActor
struct ShadowEffectTests {
    private func effects(_ view: some View) -> [LayerEffect] {
        let fixture = Fixture(view)
        fixture.frame()
        return fixture.effects
    }

    @Test("the default color is black at a third, in linear light", .fact("effect.shadow"))
    func plain() {
        #expect(
            effects(Box("box").shadow(radius: 10)) == [
                .shadow(
                    color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.33), radius: 10, offset: .zero)
            ])
    }

    @Test("color, radius and offset are passed on")
    func custom() {
        #expect(
            effects(Box("box").shadow(color: .gray, radius: 1, x: 0, y: 1)) == [
                .shadow(
                    color: ResolvedColor(bytes: 142, 142, 147), radius: 1, offset: CGSize(width: 0, height: 1))
            ])
        #expect(
            effects(Box("box").shadow(color: .black, radius: -4, x: .nan)) == [
                .shadow(color: .black, radius: 0, offset: .zero)
            ])
    }

    @Test("shadows of shadows add up, and clear ones cost nothing")
    func several() {
        #expect(effects(Box("box").shadow(radius: 1).shadow(radius: 2)).count == 2)
        #expect(effects(Box("box").shadow(color: .clear, radius: 10)).isEmpty)
    }

    private struct Lifted: View {
        let probe: Probe<Bool>
        @State private var isLifted = false

        var body: some View {
            let _ = probe.write = { new in withAnimation(.linear(duration: 1)) { isLifted = new } }
            Box("box").shadow(color: isLifted ? .black : .clear, radius: isLifted ? 10 : 2, y: isLifted ? 8 : 0)
        }
    }

    @Test("radius, offset and color animate without painting", .fact("animation.animates"))
    func animated() {
        let probe = Probe(false)
        let fixture = Fixture(Lifted(probe: probe))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 1)
        let middle = fixture.frame(at: 1.5)
        #expect(
            fixture.effects == [
                .shadow(
                    color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 6,
                    offset: CGSize(width: 0, height: 4))
            ])
        #expect(middle.layersRepainted == 0)
        #expect(middle.layersChanged == 1)
    }

    @Test("the color follows the appearance")
    func appearance() {
        let fixture = Fixture(Box("box").shadow(color: .primary, radius: 1))
        fixture.frame()
        fixture.graph.window.setEnvironment(.dark)
        fixture.frame()
        #expect(fixture.effects == [.shadow(color: .white, radius: 1, offset: .zero)])
    }
}
