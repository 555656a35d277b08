import Facts
import RiffleLayers
import SwiftUICore
import Testing

@MainActor
struct FilterEffectsTests {
    private func effects(_ view: some View) -> [LayerEffect] {
        let fixture = Fixture(view)
        fixture.frame()
        return fixture.effects
    }

    @Test("each filter is one effect of a layer of its own, the outer after the inner", .fact("effect.order"))
    func filters() {
        let box = Box("box")
        #expect(
            effects(box.saturation(0).brightness(0.2).colorInvert()) == [
                .colorInvert, .brightness(0.2), .saturation(0),
            ])
        #expect(effects(box.contrast(1.5)) == [.contrast(1.5)])
        #expect(effects(box.grayscale(2)) == [.grayscale(1)])
        #expect(effects(box.hueRotation(.degrees(90))) == [.hueRotation(.degrees(90))])
        #expect(effects(box.colorMultiply(.red)) == [.colorMultiply(ResolvedColor(bytes: 255, 56, 60))])
        #expect(effects(box.luminanceToAlpha()) == [.luminanceToAlpha])
        #expect(effects(box.blur(radius: 3)) == [.blur(radius: 3, isOpaque: false)])
        #expect(effects(box.blur(radius: 3, opaque: true)) == [.blur(radius: 3, isOpaque: true)])
    }

    @Test("what changes nothing is no effect")
    func neutral() {
        let box = Box("box")
        let view = box.saturation(1).brightness(0).contrast(1).grayscale(0).hueRotation(.zero).blur(radius: 0)
            .brightness(.nan).blur(radius: -1).colorMultiply(.white)
        #expect(effects(view).isEmpty)
    }

    private struct Blurred: View {
        let probe: Probe<CGFloat>
        @State private var radius: CGFloat = 0

        var body: some View {
            let _ = probe.write = { new in withAnimation(.linear(duration: 1)) { radius = new } }
            Box("box").blur(radius: radius).colorMultiply(radius == 0 ? .white : .black)
        }
    }

    @Test("filters animate without painting", .fact("animation.animates"))
    func animated() {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Blurred(probe: probe))
        fixture.frame()
        probe.write?(8)
        fixture.frame(at: 1)
        let middle = fixture.frame(at: 1.5)
        guard case .colorMultiply(let color)? = fixture.effects.first else {
            Issue.record("expected a color")
            return
        }
        // Half the lightness is not half the light.
        #expect(color.description == "#636363")
        #expect(fixture.effects.last == .blur(radius: 4, isOpaque: false))
        #expect(middle.layersRepainted == 0)
    }

    @Test("blend modes and groups are properties of layers")
    func compositing() {
        let fixture = Fixture(Box("box").blendMode(.multiply).compositingGroup())
        fixture.frame()
        #expect(fixture.layer("blendMode")?.blendMode == .multiply)
        #expect(fixture.layer("group")?.isIsolated == true)
    }
}
