import RiffleLayers
import RiffleDrawing
import Testing

@MainActor
struct MaterialTests {
    private func backdrop(_ view: some View, _ name: String = "Rectangle", isDark: Bool = false) -> Backdrop? {
        let fixture = Fixture(view.environment(\.colorScheme, isDark ? .dark : .light))
        fixture.frame()
        guard case .backdrop(let backdrop, _)? = fixture.layer(name)?.contents.first?.paint else { return nil }
        return backdrop
    }

    @Test("a heavier material covers more of what is behind, in light and dark", arguments: [false, true])
    func weights(isDark: Bool) {
        let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        let tints = materials.compactMap { backdrop(Box("box").background($0), isDark: isDark)?.tint }
        #expect(tints.count == 5)
        #expect(zip(tints, tints.dropFirst()).allSatisfy { $0.alpha < $1.alpha })
        #expect(tints.allSatisfy { isDark ? $0.red < 0.2 : $0.red > 0.9 })
        #expect(backdrop(Box("box").background(.bar)) != nil)
    }

    @Test("a material fills the view's frame, a shape, and the outline of a shape")
    func places() {
        let fixture = Fixture(Box("box", width: 40, height: 20).background(.thinMaterial, in: Capsule()))
        fixture.frame()
        guard case .fill(_, .backdrop(_, let frame), _)? = fixture.layer("Capsule")?.contents.first else {
            Issue.record("The capsule is not filled with what is behind it.")
            return
        }
        #expect(frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        let stroked = Fixture(Rectangle().stroke(.regularMaterial, lineWidth: 10).frame(width: 40, height: 20))
        stroked.frame()
        guard case .backdrop(_, let outer)? = stroked.layer("Rectangle")?.contents.first?.paint else {
            Issue.record("The stroke is not painted with what is behind it.")
            return
        }
        #expect(outer == CGRect(x: -5, y: -5, width: 50, height: 30))
    }

    @Test("who wants more contrast sees less of what is behind", arguments: [false, true])
    func contrast(isDark: Bool) throws {
        for material in [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar] {
            let usual = try #require(backdrop(Box("box").background(material), isDark: isDark)).tint.alpha
            let strong = Box("box").background(material)
                .transformEnvironment(\._colorSchemeContrast) { $0 = .increased }
            let alpha = try #require(backdrop(strong, isDark: isDark)).tint.alpha
            #expect(alpha > 0.85 && abs((1 - alpha) * 4 - (1 - usual)) < 0.02)
        }
    }

    @Test("an opacity, a level and reduced transparency are taken into account")
    func variants() {
        #expect(backdrop(Box("box").background(.regularMaterial.opacity(0.5)))?.opacity == 0.5)
        #expect(backdrop(Box("box").background(.regularMaterial.secondary))?.opacity == 0.5)
        let opaque = Box("box").background(.regularMaterial).environment(\.accessibilityReduceTransparency, true)
        let fixture = Fixture(opaque)
        fixture.frame()
        guard case .color(let color)? = fixture.layer("Rectangle")?.contents.first?.paint else {
            Issue.record("With reduced transparency the material is a color.")
            return
        }
        #expect(color.alpha == 1)
    }

    @Test("a material that changes into another passes through what is between")
    func animation() {
        let probe = Probe(false)
        struct Root: View {
            let probe: Probe<Bool>
            @State private var isThick = false
            var body: some View {
                probe.write = { isThick = $0 }
                return Box("box").background(
                    isThick ? AnyShapeStyle(.thickMaterial) : AnyShapeStyle(.ultraThinMaterial))
            }
        }
        let fixture = Fixture(Root(probe: probe))
        fixture.frame(at: 0)
        withAnimation(.linear(duration: 1)) { probe.write?(true) }
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        guard case .backdrop(let backdrop, _)? = fixture.layer("Rectangle")?.contents.first?.paint else {
            Issue.record("There is no backdrop half way.")
            return
        }
        #expect(abs(Double(backdrop.tint.alpha) - 0.69) < 0.01)
        #expect(backdrop.blurRadius == 20)
    }

    private struct Passing: View {
        let probe: Probe<Bool>
        let move: Probe<CGFloat>
        @State private var hasMaterial = false
        @State private var x: CGFloat = 0

        var body: some View {
            let _ = probe.write = { hasMaterial = $0 }
            let _ = move.write = { x = $0 }
            ZStack {
                Box("moving").offset(x: x)
                if hasMaterial { Box("pane", width: 80, height: 80).background(.regularMaterial) }
            }
        }
    }

    @Test("a frame in which something moves costs no more under a material, nor once it has gone, than before it came")
    func cost() {
        let probe = Probe(false)
        let move = Probe<CGFloat>(0)
        let fixture = Fixture(Passing(probe: probe, move: move))
        fixture.frame(at: 0)
        func costs(from start: Double) -> [[Int]] {
            (1...5).map { step in
                move.write?(CGFloat(step))
                let cost = fixture.frame(at: start + Double(step) / 60)
                return [cost.bodiesEvaluated, cost.nodesLaidOut, cost.layersRepainted, cost.layersChanged]
            }
        }
        let before = costs(from: 1)
        #expect(before[1] == [1, 0, 0, 1])
        probe.write?(true)
        fixture.frame(at: 2)
        #expect(costs(from: 2) == before)
        probe.write?(false)
        fixture.frame(at: 3)
        #expect(costs(from: 3) == before)
    }
}
