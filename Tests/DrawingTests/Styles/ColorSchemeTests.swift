import RiffleLayers
import RiffleDrawing
import Testing

@MainActor
struct ColorSchemeTests {
    private struct Preferring: View {
        let probe: Probe<ColorScheme?>
        @State private var scheme: ColorScheme?

        var body: some View {
            let _ = probe.write = { scheme = $0 }
            Rectangle().fill(.primary).preferredColorScheme(scheme)
        }
    }

    @Test("a preferred appearance counts for the view and is told to the window; nil follows the system")
    func preferred() {
        let probe = Probe<ColorScheme?>(nil)
        let fixture = Fixture(Preferring(probe: probe))
        fixture.frame()
        #expect(fixture.fillColor("Rectangle") == .black)
        #expect(fixture.graph.window.preferredColorScheme == nil)
        probe.write?(.dark)
        fixture.frame()
        #expect(fixture.fillColor("Rectangle") == .white)
        #expect(fixture.graph.window.preferredColorScheme == .dark)
        probe.write?(nil)
        fixture.frame()
        #expect(fixture.fillColor("Rectangle") == .black)
        fixture.graph.window.setEnvironment(.dark)
        fixture.frame()
        #expect(fixture.fillColor("Rectangle") == .white)
    }

    private struct Contrasting: View {
        let probe: Probe<ColorSchemeContrast>
        let isDark: Bool
        @State private var contrast = ColorSchemeContrast.standard

        var body: some View {
            let _ = probe.write = { contrast = $0 }
            Rectangle().fill(.blue).environment(\._colorSchemeContrast, contrast)
            Circle().fill(.secondary).environment(\._colorSchemeContrast, contrast)
        }
    }

    @Test("increased contrast makes the system's colors stronger, light and dark", arguments: [false, true])
    func contrast(isDark: Bool) {
        let probe = Probe(ColorSchemeContrast.standard)
        let fixture = Fixture(Contrasting(probe: probe, isDark: isDark))
        if isDark { fixture.graph.window.setEnvironment(.dark) }
        fixture.frame()
        let usual = fixture.fillColor("Circle")
        #expect(fixture.fillColor("Rectangle") == ResolvedColor(bytes: 0, isDark ? 0x91 : 0x88, 0xFF))
        probe.write?(.increased)
        fixture.frame()
        let strong = isDark ? ResolvedColor(bytes: 0x5C, 0xB8, 0xFF) : ResolvedColor(bytes: 0x1E, 0x6E, 0xF4)
        #expect(fixture.fillColor("Rectangle") == strong)
        #expect((fixture.fillColor("Circle")?.alpha ?? 0) > (usual?.alpha ?? 1))
    }

    @Test("the outermost preference counts for the window")
    func nested() {
        let fixture = Fixture(Color.red.preferredColorScheme(.light).preferredColorScheme(.dark))
        #expect(fixture.graph.window.preferredColorScheme == .dark)
    }
}
