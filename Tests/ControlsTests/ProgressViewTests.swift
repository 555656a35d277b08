import RiffleControls
import RiffleLayers
import RiffleSemantics
import Testing

@MainActor
struct ProgressViewTests {
    private func fixture<V: View>(_ view: V) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 200, height: 100))
        fixture.frame(at: 0)
        return fixture
    }

    /// The bar's ground and its filled part.
    private func bars(_ fixture: Fixture) -> [CGRect] {
        var frames: [CGRect] = []
        fixture.layers.visit(.root) { layer in
            guard layer.name == "Capsule" else { return }
            frames.append(
                CGRect(origin: fixture.origin(of: layer), size: layer.bounds.size))
        }
        return frames
    }

    private func progress(_ fixture: Fixture) -> SemanticsNode? {
        fixture.graph.elements.tree.elements.first { $0.role == .progress }
    }

    @Test(
        "the bar is filled as far as the value has got, and no further than its ends",
        arguments: [(0.25, 50), (0, 0), (1, 200), (7, 200), (-3, 0), (.infinity, 200)] as [(Double, CGFloat)])
    func filled(_ value: Double, _ width: CGFloat) {
        let fixture = fixture(ProgressView(value: value))
        #expect(bars(fixture).map(\.width) == [200, width])
        #expect(bars(fixture).map(\.height) == [4, 4])
        #expect(progress(fixture)?.value == "\(Int(width / 2))%")
    }

    @Test(
        "values that nothing is a part of show a wheel",
        arguments: [(.nan, 1), (0.5, 0), (0.5, -1)] as [(Double, Double)])
    func unusable(_ value: Double, _ total: Double) {
        let fixture = fixture(ProgressView(value: value, total: total))
        #expect(bars(fixture).isEmpty)
        #expect(fixture.layer("ProgressWheel") != nil)
    }

    @Test("a total is what the value is a part of; under right-to-left layout the bar fills from the right")
    func total() {
        let fixture = fixture(ProgressView(value: 3, total: 12).environment(\.layoutDirection, .rightToLeft))
        #expect(bars(fixture).last == CGRect(x: 150, y: 48, width: 50, height: 4))
    }

    @Test("a bar grows with the animation of its value, without a body")
    func animated() {
        struct Growing: View {
            let probe: Probe<Double>
            @State private var value = 0.0
            var body: some View {
                let _ = probe.write = { new in withAnimation(.linear(duration: 1)) { value = new } }
                ProgressView(value: value)
            }
        }
        let probe = Probe(0.0)
        let fixture = fixture(Growing(probe: probe))
        probe.write?(1)
        fixture.frame(at: 0)
        #expect(fixture.frame(at: 0.5).bodiesEvaluated == 0)
        #expect(abs((bars(fixture).last?.width ?? 0) - 100) < 0.01)
    }

    @Test("the wheel turns by an eighth eight times a second and is painted once")
    func wheel() throws {
        let fixture = fixture(ProgressView())
        #expect(fixture.layer("ProgressWheel")?.bounds.size == CGSize(width: 20, height: 20))
        #expect(fixture.frame(at: 0.1).layersChanged == 0)
        let statistics = fixture.frame(at: 0.26)
        #expect(statistics.layersChanged == 1 && statistics.layersRepainted == 0)
        let transform = try #require(fixture.layer("ProgressWheel")?.transform)
        #expect(abs(transform.a) < 1e-9 && abs(transform.b - 1) < 1e-9)
        #expect(!fixture.graph.isIdle)
    }

    @Test("a wheel that is gone leaves nothing to do")
    func gone() {
        struct Loading: View {
            let probe: Probe<Bool>
            @State private var isLoading = true
            var body: some View {
                let _ = probe.write = { isLoading = $0 }
                if isLoading { ProgressView() }
            }
        }
        let probe = Probe(true)
        let fixture = fixture(Loading(probe: probe))
        probe.write?(false)
        fixture.frame(at: 0.1)
        fixture.frame(at: 0.2)
        #expect(fixture.graph.isIdle)
        #expect(fixture.layer("ProgressWheel") == nil)
    }

    @Test("large controls have a large wheel; a tint colors it, and gray is its color without one")
    func look() {
        let large = fixture(ProgressView().controlSize(.large).tint(.red))
        #expect(large.layer("ProgressWheel")?.bounds.width == 37)
        #expect(large.fillColor("ProgressWheel") == Color.red.resolvedColor(in: EnvironmentValues()))
        let plain = fixture(ProgressView())
        #expect(plain.fillColor("ProgressWheel") == Color.gray.resolvedColor(in: EnvironmentValues()))
    }

    @Test("labels name the element; without one it says that something is under way")
    func semantics() {
        #expect(progress(fixture(ProgressView("Loading")))?.label == "Loading")
        #expect(progress(fixture(ProgressView()))?.label == "In progress")
        let both = fixture(
            ProgressView(value: 0.5) {
                Text("Copying")
            } currentValueLabel: {
                Text("5 of 10")
            })
        #expect(progress(both)?.label.hasPrefix("Copying") == true)
        #expect(progress(both)?.value == "50%")
        #expect(progress(fixture(ProgressView("Loading").labelsHidden()))?.label == "Loading")
    }

    @Test("a style of one's own gets the parts, and may leave the rest to another")
    func ownStyle() {
        struct Mine: ProgressViewStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    Box(isEnabled ? "enabled" : "disabled", width: 100 * (configuration.fractionCompleted ?? 0))
                    ProgressView(configuration).progressViewStyle(.linear)
                }
            }
        }
        let fixture = fixture(ProgressView(value: 0.3).progressViewStyle(Mine()).disabled(true))
        #expect(fixture.layer("disabled")?.bounds.width == 30)
        #expect(bars(fixture).map(\.width) == [200, 60])
    }
}
