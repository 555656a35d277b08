import SwiftUICore
import Testing

@MainActor
struct UIScreenTests {
    private struct Reader: View {
        let probe: Probe<String>

        var body: some View {
            let bounds = UIScreen.main.bounds
            let _ = probe.log.append("\(Int(bounds.width)) \(Int(bounds.height)) \(Int(UIScreen.main.scale))")
            Box("reader", width: bounds.width / 2)
                .onAppear { probe.log.append("appeared \(Int(UIScreen.main.bounds.width))") }
                .gesture(TapGesture().onEnded { probe.log.append("tapped \(Int(UIScreen.main.bounds.width))") })
        }
    }

    @Test("each window has a screen of its own, in bodies and in callbacks")
    func windows() {
        let probes = [Probe(""), Probe("")]
        let sizes = [CGSize(width: 100, height: 80), CGSize(width: 300, height: 200)]
        let fixtures = zip(probes, sizes).map { Fixture(Reader(probe: $0), size: $1) }
        for fixture in fixtures { fixture.frame(at: 0) }
        fixtures[0].tap(50, 40)
        fixtures[1].tap(150, 100)
        #expect(probes[0].log == ["100 80 2", "appeared 100", "tapped 100"])
        #expect(probes[1].log == ["300 200 2", "appeared 300", "tapped 300"])
    }

    @Test("a body that reads the screen runs again when the window gets another size, and only then")
    func resizing() {
        let probe = Probe("")
        let fixture = Fixture(Reader(probe: probe), size: CGSize(width: 100, height: 80))
        fixture.frame(at: 0)
        probe.log = []
        fixture.graph.window.resize(to: CGSize(width: 100, height: 80), scale: 2)
        fixture.frame(at: 0.1)
        #expect(probe.log.isEmpty)
        fixture.graph.window.resize(to: CGSize(width: 80, height: 100), scale: 3)
        fixture.frame(at: 0.2)
        #expect(probe.log == ["80 100 3"])
    }

    @Test("the screen outlives its frame in tasks, and there are measures where there is no window")
    func outside() async {
        let fixture = Fixture(Box("a"), size: CGSize(width: 321, height: 123))
        let task = fixture.graph.whileCurrent(in: EnvironmentValues()) { Task { UIScreen.main.bounds.size } }
        #expect(await task.value == CGSize(width: 321, height: 123))
        let size = await Task.detached { UIScreen.main.bounds.size }.value
        #expect(size.width > 0 && size.height > 0)
    }

    @Test("native measures are pixels of the screen held upright")
    func native() {
        let screen = UIScreen(size: CGSize(width: 200, height: 100), scale: 3)
        #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 300, height: 600))
        #expect(screen.nativeScale == 3)
    }
}
