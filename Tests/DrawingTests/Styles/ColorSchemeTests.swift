import Layers
import Drawing
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
        #expect(fixture.graph.preferredColorScheme == nil)
        probe.write?(.dark)
        fixture.frame()
        #expect(fixture.fillColor("Rectangle") == .white)
        #expect(fixture.graph.preferredColorScheme == .dark)
        probe.write?(nil)
        fixture.frame()
        #expect(fixture.fillColor("Rectangle") == .black)
        fixture.graph.setEnvironment(.dark)
        fixture.frame()
        #expect(fixture.fillColor("Rectangle") == .white)
    }

    @Test("the outermost preference counts for the window")
    func nested() {
        let fixture = Fixture(Color.red.preferredColorScheme(.light).preferredColorScheme(.dark))
        #expect(fixture.graph.preferredColorScheme == .dark)
    }
}
