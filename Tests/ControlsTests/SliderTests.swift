import RiffleControls
import RiffleLayers
import RiffleSemantics
import Testing

@MainActor
struct SliderTests {
    private struct Sliding: View {
        let probe: Probe<Double>
        var bounds = 0.0...1.0
        var step: Double?
        @State private var value: Double

        init(_ probe: Probe<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil) {
            self.probe = probe
            self.bounds = bounds
            self.step = step
            _value = State(initialValue: probe.value)
        }

        var body: some View {
            let _ = probe.value = value
            if let step {
                Slider(value: $value, in: bounds, step: step, onEditingChanged: { probe.log.append("\($0)") })
            } else {
                Slider(value: $value, in: bounds, onEditingChanged: { probe.log.append("\($0)") })
            }
        }
    }

    /// The thumb's middle goes from 14 to 214.
    private func fixture<V: View>(_ view: V) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 228, height: 131))
        fixture.frame(at: 0)
        return fixture
    }

    private func thumb(_ fixture: Fixture) -> CGFloat? {
        fixture.layer("Circle").map { fixture.origin(of: $0).x + 14 }
    }

    private func slider(_ fixture: Fixture) -> SemanticsNode? {
        fixture.graph.elements.tree.elements.first { $0.role == .slider }
    }

    private func drag(_ fixture: Fixture, from start: CGFloat, to end: CGFloat) {
        fixture.pointer(.began, start, 65, at: 1)
        fixture.pointer(.moved, (start + end) / 2, 65, at: 1.1)
        fixture.pointer(.moved, end, 65, at: 1.2)
        fixture.pointer(.ended, end, 65, at: 1.2)
        fixture.frame(at: 1.3)
    }

    @Test("the thumb follows a finger that touched it, at the distance at which it was touched")
    func dragged() {
        let probe = Probe(0.5)
        let fixture = fixture(Sliding(probe))
        #expect(thumb(fixture) == 114)
        drag(fixture, from: 120, to: 170)
        #expect(abs(probe.value - 0.75) < 1e-9)
        #expect(thumb(fixture) == 164)
        #expect(probe.log == ["true", "false"])
        drag(fixture, from: 164, to: 900)
        #expect(probe.value == 1)
        #expect(thumb(fixture) == 214)
    }

    @Test("a touch beside the thumb moves nothing, and one that is taken away ends the editing")
    func missed() {
        let probe = Probe(0.5)
        let fixture = fixture(Sliding(probe))
        drag(fixture, from: 20, to: 100)
        #expect(probe.value == 0.5)
        #expect(probe.log.isEmpty)
        fixture.pointer(.began, 114, 65, at: 2)
        fixture.pointer(.moved, 134, 65, at: 2.1)
        fixture.pointer(.cancelled, 134, 65, at: 2.2)
        fixture.frame(at: 2.3)
        #expect(probe.log == ["true", "false"])
    }

    @Test("values are steps apart, counted from the lower end, and none is beyond the upper one")
    func steps() {
        let probe = Probe(1.0)
        let fixture = fixture(Sliding(probe, in: 1...10, step: 4))
        #expect(thumb(fixture) == 14)
        drag(fixture, from: 14, to: 100)
        #expect(probe.value == 5)
        drag(fixture, from: 14 + 200 * 4 / 8, to: 300)
        #expect(probe.value == 9)
    }

    @Test("a slider whose range is no whole number of steps ends at the last step")
    func lastStep() throws {
        let probe = Probe(1.0)
        let fixture = fixture(Sliding(probe, in: 1...10, step: 2))
        for _ in 0..<6 {
            fixture.graph.elements.perform(.increment, on: try #require(slider(fixture)).id)
            fixture.frame()
        }
        #expect(probe.value == 9)
        #expect(thumb(fixture) == 214)
        #expect(slider(fixture)?.value == "100%")
        drag(fixture, from: 214, to: 300)
        #expect(probe.value == 9)
        drag(fixture, from: 214, to: 114)
        #expect(probe.value == 5)
        let beyond = Probe(10.0)
        #expect(thumb(self.fixture(Sliding(beyond, in: 1...10, step: 2))) == 214)
        #expect(beyond.value == 10)
        let tenths = Probe(0.0)
        let third = self.fixture(Sliding(tenths, in: 0...0.3, step: 0.1))
        drag(third, from: 14, to: 214)
        #expect(abs(tenths.value - 0.3) < 1e-9)
        let none = Probe(2.0)
        let fourth = self.fixture(Sliding(none, in: 1...10, step: 20))
        drag(fourth, from: 14, to: 214)
        #expect(none.value == 2)
    }

    @Test(
        "values beyond the bounds are shown at the end and stay; useless bounds and steps do nothing",
        arguments: [
            (7, 0...1, nil, 214, 0.75), (-7, 0...1, nil, 14, 0.75), (.nan, 0...1, nil, 14, 0.75),
            (3, 3...3, nil, 14, 3),
            (0.5, 0...1, 0, 114, 0.75), (0.5, 0...1, .nan, 114, 0.75), (0.5, 0...1, -1, 114, 0.75),
        ] as [(Double, ClosedRange<Double>, Double?, CGFloat, Double)])
    func badInput(
        _ value: Double, _ bounds: ClosedRange<Double>, _ step: Double?, _ x: CGFloat, _ dragged: Double
    ) {
        let probe = Probe(value)
        let fixture = fixture(Sliding(probe, in: bounds, step: step))
        #expect(thumb(fixture) == x)
        #expect(probe.value.bitPattern == value.bitPattern)
        drag(fixture, from: x, to: 164)
        #expect(abs(probe.value - dragged) < 1e-9)
    }

    @Test("under right-to-left layout the lower end is at the right")
    func mirrored() {
        let probe = Probe(0.25)
        let fixture = fixture(Sliding(probe).environment(\.layoutDirection, .rightToLeft))
        #expect(thumb(fixture) == 164)
        drag(fixture, from: 164, to: 64)
        #expect(abs(probe.value - 0.75) < 1e-9)
    }

    @Test("assistive technology and arrow keys go by steps, or by tenths where there are none")
    func adjusted() throws {
        let probe = Probe(0.5)
        let fixture = fixture(Sliding(probe))
        let element = try #require(slider(fixture))
        #expect(element.value == "50%")
        fixture.graph.elements.perform(.increment, on: element.id)
        fixture.frame(at: 0.1)
        #expect(abs(probe.value - 0.6) < 1e-9)
        #expect(slider(fixture)?.value == "60%")
        func key(_ key: KeyEquivalent) {
            fixture.graph.input.send(.key(KeyEvent(key: key, time: fixture.graph.now)))
            fixture.frame()
        }
        key(.tab)
        key(.leftArrow)
        key(.downArrow)
        #expect(abs(probe.value - 0.4) < 1e-9)
        let stepped = Probe(2.0)
        let second = self.fixture(Sliding(stepped, in: 0...10, step: 2))
        second.graph.elements.perform(.decrement, on: try #require(slider(second)).id)
        second.frame(at: 0.1)
        #expect(stepped.value == 0)
    }

    @Test("a disabled slider does not move and has no actions; its label is read out")
    func disabled() throws {
        let fixture = fixture(Slider(value: .constant(0.5)) { Text("Volume") }.disabled(true))
        let element = try #require(slider(fixture))
        #expect(element.label == "Volume")
        #expect(element.traits.contains(.disabled) && element.actions.isEmpty)
    }

    @Test("labels stand at the ends and take their room from the track")
    func labels() {
        let fixture = fixture(
            Slider(value: .constant(0)) {
                Text("Size")
            } minimumValueLabel: {
                Box("least", width: 20)
            } maximumValueLabel: {
                Box("most", width: 30)
            })
        #expect(fixture.shown("least")?.origin.x == 0)
        #expect(fixture.shown("most")?.origin.x == 198)
        #expect(thumb(fixture) == 42)
    }

    @Test("the thumb keeps a finger that a scroll view around it would like to have")
    func scrolling() {
        let probe = Probe(0.5)
        let fixture = fixture(
            ScrollView {
                Sliding(probe)
                Box("long", height: 1000)
            })
        fixture.pointer(.began, 114, 15, at: 0)
        for step in 1...10 {
            fixture.pointer(.moved, 114 + CGFloat(step), 15 - CGFloat(step) * 4, at: Double(step) * 0.02)
        }
        fixture.pointer(.ended, 124, -25, at: 0.3)
        fixture.frame(at: 1)
        #expect(abs(probe.value - 0.55) < 1e-9)
        #expect((fixture.shown("long")?.origin.y ?? 0) > 30)
    }

    private struct Ticked: View {
        let probe: Probe<Double>
        var step: Double?
        var enabled: ClosedRange<Double>?
        @State private var value: Double

        init(_ probe: Probe<Double>, step: Double? = nil, enabled: ClosedRange<Double>? = nil) {
            self.probe = probe
            self.step = step
            self.enabled = enabled
            _value = State(initialValue: probe.value)
        }

        var body: some View {
            let _ = probe.value = value
            if let step {
                Slider(value: $value, in: 0...1, step: step, enabledBounds: enabled) {
                    Text("Speed")
                } tick: { value in
                    value == 0.5 ? SliderTick(value) : nil
                }
            } else {
                Slider(value: $value, neutralValue: 0.5) {
                    Text("Speed")
                } ticks: {
                    SliderTick(0.1)
                    SliderTickContentForEach([0.6, 0.9], id: \.self) { place in
                        SliderTick(place) { Text("\(place)") }
                    }
                }
            }
        }
    }

    @Test("the thumb stops at marks, which stand below the track where it stops")
    func ticks() {
        let probe = Probe(0.1)
        let fixture = fixture(Ticked(probe))
        let from: CGFloat = 34
        let y = slider(fixture)?.frame.midY ?? 0
        fixture.pointer(.began, from, y, at: 1)
        fixture.pointer(.moved, from + 60, y, at: 1.1)
        fixture.pointer(.moved, from + 84, y, at: 1.2)
        fixture.pointer(.ended, from + 84, y, at: 1.2)
        fixture.frame(at: 1.3)
        #expect(probe.value == 0.6)
        #expect(slider(fixture)?.value == "60%")
        fixture.graph.elements.perform(.decrement, on: slider(fixture)?.id ?? 0)
        fixture.frame(at: 1.4)
        #expect(probe.value == 0.1)
    }

    private struct Watched: View {
        let probe: Probe<[Bool]>
        @State private var value = 0.5

        var body: some View {
            Slider(
                value: Binding(
                    get: { value },
                    set: { new, transaction in
                        value = new
                        probe.value.append(transaction.isContinuous)
                    }))
        }
    }

    @Test("a drag makes a series of changes, and an action of a reader's a single one")
    func continuous() {
        let probe = Probe<[Bool]>([])
        let fixture = fixture(Watched(probe: probe))
        drag(fixture, from: 120, to: 170)
        #expect(!probe.value.isEmpty && probe.value.allSatisfy { $0 })
        probe.value = []
        fixture.graph.elements.perform(.increment, on: slider(fixture)?.id ?? 0)
        fixture.frame(at: 2)
        #expect(probe.value == [false])
    }

    @Test("values beyond what can be chosen are not reached")
    func enabledBounds() {
        let probe = Probe(0.5)
        let fixture = fixture(Ticked(probe, step: 0.1, enabled: 0.2...0.7))
        for _ in 0..<4 {
            fixture.graph.elements.perform(.increment, on: slider(fixture)?.id ?? 0)
            fixture.frame(at: 2)
        }
        #expect(abs(probe.value - 0.7) < 1e-9)
    }
}
