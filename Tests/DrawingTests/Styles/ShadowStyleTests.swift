import RiffleLayers
import RiffleDrawing
import Testing

@MainActor
struct ShadowStyleTests {
    private func effects(_ view: some View, _ name: String) -> [LayerEffect] {
        let stage = TextStage(view)
        return stage.layers(named: name).first?.effects ?? []
    }

    @Test("a style with shadows casts them from shapes, texts and symbols")
    func kinds() {
        let style = Color.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2)).shadow(
            .inner(color: .white, radius: 3))
        let expected: [LayerEffect] = [
            .shadow(color: .black, radius: 4, offset: CGSize(width: 1, height: 2)),
            .innerShadow(color: .white, radius: 3, offset: .zero),
        ]
        #expect(effects(Rectangle().fill(style), "Rectangle") == expected)
        #expect(effects(Circle().foregroundStyle(style), "Circle") == expected)
        #expect(effects(Text("A").foregroundStyle(style), "Text") == expected)
        #expect(effects(VStack { Text("A") }.foregroundStyle(style), "Text") == expected)
        #expect(effects(Image(systemName: "star").foregroundStyle(style), "Image") == expected)
        #expect(effects(Text("A").foregroundStyle(style.opacity(0.5)), "Text") == expected)
    }

    @Test("the shadow alone is one of the foreground style")
    func foreground() {
        let view = Rectangle().fill(.shadow(.drop(color: .blue, radius: 2))).foregroundStyle(.green)
        #expect(effects(view, "Rectangle").count == 1)
    }

    @Test("numbers that cannot be shown count as zero, and no shadow is left when the style goes")
    func changes() {
        let probe = Probe(true)
        struct Switching: View {
            let probe: Probe<Bool>
            @State private var isOn = true
            var body: some View {
                let _ = probe.write = { isOn = $0 }
                Text("A").foregroundStyle(
                    isOn ? AnyShapeStyle(Color.red.shadow(.drop(radius: -.infinity, x: .nan))) : AnyShapeStyle(.red))
            }
        }
        let stage = TextStage(Switching(probe: probe))
        guard case .shadow(_, let radius, let offset)? = stage.layers(named: "Text").first?.effects.first else {
            Issue.record("There is no shadow")
            return
        }
        #expect(radius == 0 && offset == .zero)
        probe.write?(false)
        stage.frame()
        #expect(stage.layers(named: "Text").first?.effects == [])
    }
}
