import SwiftUICore
import Testing

@MainActor
struct PreferencesPhaseTests {
    private struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct Measured: View {
        let probe: Probe<CGFloat>
        @State private var width: CGFloat = 20

        var body: some View {
            let _ = probe.write = { width = $0 }
            Box("a", width: 1).frame(width: width)
                .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
                .onPreferenceChange(Width.self) { new in
                    nonisolated(unsafe) let probe = probe
                    MainActor.assumeIsolated { probe.log.append("\(new)") }
                }
        }
    }

    @Test("preferences are read after the layout of the same frame, and told once for each change")
    func afterLayout() {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Measured(probe: probe))
        fixture.frame()
        #expect(probe.log == ["20.0"])
        probe.write?(50)
        fixture.frame(at: 0.1)
        #expect(probe.log == ["20.0", "50.0"])
        fixture.frame(at: 0.2)
        #expect(probe.log.count == 2)
    }
}
