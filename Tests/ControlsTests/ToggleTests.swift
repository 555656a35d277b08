import RiffleControls
import RiffleLayers
import RiffleSemantics
import Testing

@MainActor
struct ToggleTests {
    private struct Switched: View {
        let probe: Probe<Bool>
        var isHidden = true
        @State private var isOn = false

        var body: some View {
            let _ = probe.value = isOn
            let _ = probe.write = { isOn = $0 }
            if isHidden {
                Toggle("Wi-Fi", isOn: $isOn).labelsHidden()
            } else {
                Toggle(isOn: $isOn) { Box("label", width: 30, height: 10) }
            }
        }
    }

    /// The switch is in the middle, 51 by 31.
    private func fixture<V: View>(_ view: V) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 151, height: 131))
        fixture.frame(at: 0)
        return fixture
    }

    private func settle(_ fixture: Fixture) { for _ in 0..<90 { fixture.frame(at: fixture.graph.now + 1.0 / 60) } }

    /// Where the knob is: the last capsule painted.
    private func knob(_ fixture: Fixture) -> CGRect? {
        var frame: CGRect?
        fixture.layers.visit(.root) { layer in
            guard !layer.contents.isEmpty, layer.bounds.height == 27 else { return }
            frame = CGRect(origin: fixture.origin(of: layer), size: layer.bounds.size)
        }
        return frame
    }

    @Test("a tap switches, and the knob moves to its other end in a few frames")
    func tap() throws {
        let probe = Probe(false)
        let fixture = fixture(Switched(probe: probe))
        #expect(knob(fixture) == CGRect(x: 52, y: 52, width: 27, height: 27))
        fixture.tap(75, 65)
        #expect(probe.value)
        fixture.frame(at: 0.1)
        let moving = try #require(knob(fixture))
        #expect(moving.minX > 52 && moving.minX < 72)
        settle(fixture)
        #expect(knob(fixture) == CGRect(x: 72, y: 52, width: 27, height: 27))
        fixture.tap(75, 65)
        settle(fixture)
        #expect(!probe.value)
        #expect(knob(fixture)?.minX == 52)
    }

    @Test("a finger makes the knob wider and drags it over the middle; lifting it there counts, and back does not")
    func drag() {
        let probe = Probe(false)
        let fixture = fixture(Switched(probe: probe))
        fixture.pointer(.began, 60, 65, at: 0)
        settle(fixture)
        #expect(knob(fixture) == CGRect(x: 52, y: 52, width: 34, height: 27))
        fixture.pointer(.moved, 70, 65, at: 2)
        fixture.pointer(.moved, 90, 65, at: 2)
        settle(fixture)
        #expect(knob(fixture)?.maxX == 99)
        #expect(!probe.value)
        fixture.pointer(.moved, 60, 65, at: 4)
        settle(fixture)
        #expect(knob(fixture)?.minX == 52)
        fixture.pointer(.moved, 95, 65, at: 6)
        fixture.pointer(.ended, 95, 65, at: 6)
        settle(fixture)
        #expect(probe.value)
        #expect(knob(fixture) == CGRect(x: 72, y: 52, width: 27, height: 27))
        // There and back again.
        fixture.pointer(.began, 85, 65, at: 9)
        fixture.pointer(.moved, 60, 65, at: 9.1)
        fixture.pointer(.moved, 90, 65, at: 9.2)
        fixture.pointer(.ended, 90, 65, at: 9.3)
        settle(fixture)
        #expect(probe.value)
    }

    @Test("a drag that is taken away leaves the switch as it was")
    func cancelled() {
        let probe = Probe(false)
        let fixture = fixture(Switched(probe: probe))
        fixture.pointer(.began, 60, 65, at: 0)
        fixture.pointer(.moved, 95, 65, at: 0.1)
        fixture.frame(at: 0.1)
        fixture.pointer(.cancelled, 95, 65, at: 0.2)
        settle(fixture)
        #expect(!probe.value)
        #expect(knob(fixture) == CGRect(x: 52, y: 52, width: 27, height: 27))
    }

    @Test("under right-to-left layout the knob of a switch that is on is at the left")
    func mirrored() {
        let probe = Probe(false)
        let fixture = fixture(Switched(probe: probe).environment(\.layoutDirection, .rightToLeft))
        #expect(knob(fixture)?.minX == 72)
        fixture.pointer(.began, 90, 65, at: 0)
        fixture.pointer(.moved, 60, 65, at: 0.1)
        fixture.pointer(.ended, 55, 65, at: 0.2)
        settle(fixture)
        #expect(probe.value)
        #expect(knob(fixture)?.minX == 52)
    }

    @Test("the label starts the row and the switch ends it; a tap on the label does nothing")
    func row() {
        let probe = Probe(false)
        let fixture = fixture(Switched(probe: probe, isHidden: false))
        #expect(fixture.shown("label")?.origin == CGPoint(x: 0, y: 60.5))
        #expect(knob(fixture)?.minX == 102)
        fixture.tap(10, 65)
        #expect(!probe.value)
        fixture.tap(125, 65)
        #expect(probe.value)
    }

    @Test("a touch that scrolls does not switch")
    func scrolling() {
        let probe = Probe(false)
        let fixture = fixture(
            ScrollView {
                Switched(probe: probe)
                Box("long", width: 10, height: 1000)
            })
        fixture.pointer(.began, 75, 15, at: 0)
        for step in 1...10 { fixture.pointer(.moved, 75, 15 - CGFloat(step) * 4, at: Double(step) * 0.02) }
        fixture.pointer(.ended, 75, -25, at: 0.3)
        settle(fixture)
        #expect(!probe.value)
        #expect((fixture.shown("long")?.origin.y ?? 39) < 20)
    }

    @Test("a disabled switch cannot be switched")
    func disabled() {
        let probe = Probe(false)
        let fixture = fixture(Switched(probe: probe).disabled(true))
        fixture.tap(75, 65)
        #expect(!probe.value)
    }

    @Test("the track is green, or has the tint of the views around")
    func colors() throws {
        func track(_ view: some View) throws -> ResolvedColor {
            let fixture = fixture(view)
            var color: ResolvedColor?
            fixture.layers.visit(.root) { layer in
                if layer.bounds.size == CGSize(width: 51, height: 31),
                    case .fill(_, .color(let found), _)? = layer.contents.first
                {
                    color = found
                }
            }
            return try #require(color)
        }
        let on = Toggle("a", isOn: .constant(true)).labelsHidden()
        let green = try track(on)
        #expect(green.green > green.red && green.green > green.blue)
        let purple = try track(on.tint(.purple))
        #expect(purple.blue > purple.green)
        let off = try track(Toggle("a", isOn: .constant(false)).labelsHidden().tint(.purple))
        #expect(off.alpha < 0.2)
    }

    private struct Sources: View {
        struct Item: Identifiable {
            let id: Int
            var isOn: Binding<Bool>
        }

        let probe: Probe<[Bool]>
        @State private var values = [true, false]

        var body: some View {
            let _ = probe.value = values
            let _ = probe.write = { values = $0 }
            let items = values.indices.map { Item(id: $0, isOn: $values[$0]) }
            Toggle("All", sources: items, isOn: \.isOn).labelsHidden()
        }
    }

    @Test("a toggle for several values is mixed while they differ, and sets them all")
    func sources() {
        let probe = Probe([Bool]())
        let fixture = fixture(Sources(probe: probe))
        #expect(knob(fixture)?.midX == 75.5)
        #expect(fixture.graph.elements.tree.elements.map(\.value) == ["mixed"])
        fixture.tap(75, 65)
        #expect(probe.value == [true, true])
        settle(fixture)
        #expect(knob(fixture)?.minX == 72)
        fixture.tap(75, 65)
        #expect(probe.value == [false, false])
    }

    @Test("a toggle is read out with its label, hidden or not, and its state, and can be activated")
    func semantics() throws {
        let probe = Probe(false)
        let fixture = fixture(Switched(probe: probe))
        let element = try #require(fixture.graph.elements.tree.elements.first)
        #expect(fixture.graph.elements.tree.elements.count == 1)
        #expect(element.role == .toggle)
        #expect(element.label == "Wi-Fi")
        #expect(element.value == "0")
        probe.write?(true)
        fixture.frame(at: 1)
        #expect(fixture.graph.elements.tree.elements.map(\.value) == ["1"])
    }

    @Test("the keyboard switches a toggle")
    func keyboard() {
        let probe = Probe(false)
        let fixture = fixture(Switched(probe: probe))
        fixture.graph.input.send(.key(KeyEvent(key: .tab, time: 0.1)))
        fixture.graph.input.send(.key(KeyEvent(key: .space, time: 0.2)))
        fixture.frame(at: 0.2)
        #expect(probe.value)
    }

    private struct Checkbox: ToggleStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Box(configuration.isOn ? "on" : "off", width: 20, height: 20).id(configuration.isOn)
                configuration.label
            }
            .onTapGesture { configuration.isOn.toggle() }
            .opacity(isEnabled ? 1 : 0.3)
        }
    }

    @Test("a style of one's own shows the label and switches through its binding")
    func ownStyle() {
        let probe = Probe(false)
        let fixture = fixture(Switched(probe: probe, isHidden: false).toggleStyle(Checkbox()))
        #expect(fixture.names == ["off", "label"])
        fixture.tap(55, 65)
        #expect(probe.value)
        #expect(fixture.names == ["on", "label"])
    }

    @Test("a style may change a toggle and leave the rest to another")
    func delegating() {
        struct Dimmed: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Toggle(configuration).toggleStyle(.switch).opacity(0.5)
            }
        }
        let probe = Probe(false)
        let fixture = fixture(Switched(probe: probe, isHidden: false).toggleStyle(Dimmed()))
        fixture.tap(125, 65)
        #expect(probe.value)
        #expect(fixture.shown("label")?.opacity == 0.5)
    }

    @Test("a toggle as a button is filled while it is on")
    func button() {
        let probe = Probe(false)
        let fixture = fixture(Switched(probe: probe, isHidden: false).toggleStyle(.button))
        fixture.tap(75, 65)
        #expect(probe.value)
        fixture.tap(75, 65)
        #expect(!probe.value)
    }
}
