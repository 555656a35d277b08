import Facts
import RiffleLayers
import RiffleDrawing
import Testing

@MainActor
struct ClipEffectTests {
    private let size = CGSize(width: 100, height: 60)

    private func clip(_ view: some View) -> LayerClip? {
        let fixture = Fixture(view, size: size)
        fixture.frame()
        return fixture.layer("clip")?.clip
    }

    @Test("a clip is the shape in the view's frame", .fact("effect.frames"))
    func shapes() {
        let frame = CGRect(origin: .zero, size: size)
        #expect(clip(Color.red.clipShape(Circle())) == .path(.circle(in: frame), isEvenOdd: false))
        #expect(clip(Color.red.clipped()) == .path(Path(frame), isEvenOdd: false))
        #expect(
            clip(Color.red.cornerRadius(10)) == .path(Path(roundedRect: frame, cornerRadius: 10), isEvenOdd: false))
        #expect(
            clip(Color.red.clipShape(.rect(cornerRadius: 10), style: FillStyle(eoFill: true)))
                == .path(Path(roundedRect: frame, cornerRadius: 10), isEvenOdd: true))
    }

    private struct Opening: View {
        let probe: Probe<CGFloat>
        @State private var radius: CGFloat = 10

        var body: some View {
            let _ = probe.write = { new in withAnimation(.linear(duration: 1)) { radius = new } }
            Color.red.clipShape(RoundedRectangle(cornerRadius: radius))
        }
    }

    @Test("the numbers of the shape animate, without painting")
    func animated() {
        let probe = Probe<CGFloat>(10)
        let fixture = Fixture(Opening(probe: probe), size: size)
        fixture.frame()
        probe.write?(30)
        fixture.frame(at: 1)
        let middle = fixture.frame(at: 1.5)
        let frame = CGRect(origin: .zero, size: size)
        #expect(
            fixture.layer("clip")?.clip == .path(Path(roundedRect: frame, cornerRadius: 20), isEvenOdd: false))
        #expect(middle.layersRepainted == 0)
        #expect(middle.nodesLaidOut == 0)
    }

    @Test("what is clipped off is still touched", .fact("effect.clip-touch"))
    func hits() {
        let probe = Probe(())
        let fixture = Fixture(
            Color.red.clipShape(Circle()).onTapGesture { probe.log.append("tap") }, size: size)
        fixture.frame()
        fixture.tap(2, 2)
        #expect(probe.log == ["tap"])
    }
}
