import RiffleControls
import RiffleLayers
import RiffleSemantics
import Testing

@MainActor
struct StepperTests {
    private struct Counting: View {
        let probe: Probe<Int>
        var bounds: ClosedRange<Int>?
        var step = 1
        @State private var count: Int

        init(_ probe: Probe<Int>, in bounds: ClosedRange<Int>? = nil, step: Int = 1) {
            self.probe = probe
            self.bounds = bounds
            self.step = step
            _count = State(initialValue: probe.value)
        }

        var body: some View {
            let _ = probe.value = count
            if let bounds {
                Stepper("Count", value: $count, in: bounds, step: step) { probe.log.append("\($0)") }
            } else {
                Stepper("Count", value: $count, step: step) { probe.log.append("\($0)") }
            }
        }
    }

    /// The buttons are at the end: 47 points each.
    private func fixture<V: View>(_ view: V) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 294, height: 100))
        fixture.frame(at: 0)
        return fixture
    }

    private func stepper(_ fixture: Fixture) -> SemanticsNode? {
        fixture.graph.elements.tree.elements.first { $0.role == .stepper }
    }

    private let minus: CGFloat = 220
    private let plus: CGFloat = 270

    @Test("a number at the end of its type is shown, and steps to that end only")
    func endOfType() {
        struct Small: View {
            let probe: Probe<Int>
            @State private var level: UInt8 = 0

            var body: some View {
                let _ = probe.value = Int(level)
                Stepper("Level", value: $level, in: 0...255, step: 200)
            }
        }
        let probe = Probe(0)
        let fixture = fixture(Small(probe: probe))
        fixture.tap(minus, 50)
        #expect(probe.value == 0)
        for _ in 0..<3 { fixture.tap(plus, 50) }
        #expect(probe.value == 255)
        fixture.tap(minus, 50)
        #expect(probe.value == 55)
    }

    @Test("one button makes the value larger and the other smaller, and editing is told of")
    func taps() {
        let probe = Probe(5)
        let fixture = fixture(Counting(probe))
        fixture.tap(plus, 50)
        #expect(probe.value == 6)
        #expect(probe.log == ["true", "false"])
        fixture.tap(minus, 50)
        fixture.tap(minus, 50)
        #expect(probe.value == 4)
        fixture.tap(20, 50)
        #expect(probe.value == 4)
    }

    @Test("at its bounds the value stays; the last step is cut to them")
    func bounds() {
        let probe = Probe(8)
        let fixture = fixture(Counting(probe, in: 0...10, step: 5))
        fixture.tap(plus, 50)
        #expect(probe.value == 10)
        fixture.tap(plus, 50)
        #expect(probe.value == 10)
        fixture.tap(minus, 50)
        fixture.tap(minus, 50)
        fixture.tap(minus, 50)
        #expect(probe.value == 0)
    }

    @Test("a button that is held goes on after half a second, and stops where the finger leaves it")
    func held() {
        let probe = Probe(0)
        let fixture = fixture(Counting(probe))
        fixture.pointer(.began, plus, 50, at: 0)
        fixture.frame(at: 0.4)
        #expect(probe.value == 0)
        for frame in 25...60 { fixture.frame(at: Double(frame) / 60) }
        #expect(probe.value == 6)
        fixture.pointer(.ended, plus, 50, at: 1)
        fixture.frame(at: 1)
        #expect(probe.value == 6)
        for frame in 61...90 { fixture.frame(at: Double(frame) / 60) }
        #expect(probe.value == 6)
        #expect(fixture.graph.isIdle)
    }

    @Test("closures say what the buttons do, and one that is nil leaves its button dead")
    func closures() {
        let probe = Probe(0)
        let fixture = fixture(
            Stepper("Zoom", onIncrement: { probe.log.append("in") }, onDecrement: nil))
        fixture.tap(plus, 50)
        fixture.tap(minus, 50)
        #expect(probe.log == ["in"])
        #expect(stepper(fixture)?.value == nil)
    }

    @Test("it is one element with a value, and arrow keys change it")
    func semantics() throws {
        let probe = Probe(5)
        let fixture = fixture(Counting(probe))
        let element = try #require(stepper(fixture))
        #expect(element.label == "Count" && element.value == "5")
        fixture.graph.elements.perform(.decrement, on: element.id)
        fixture.frame(at: 0.1)
        #expect(stepper(fixture)?.value == "4")
        for key in [KeyEquivalent.tab, .upArrow, .rightArrow] {
            fixture.graph.input.send(.key(KeyEvent(key: key, time: 0.2)))
        }
        fixture.frame(at: 0.2)
        #expect(probe.value == 6)
    }

    @Test("a disabled stepper and one whose value is no number do nothing")
    func nothing() {
        let probe = Probe(5)
        let disabled = fixture(Counting(probe).disabled(true))
        disabled.tap(plus, 50)
        #expect(probe.value == 5)
        #expect(stepper(disabled)?.actions.isEmpty == true)
        let written = Probe(0)
        let unusable = Binding<Double>(get: { .nan }, set: { _ in written.value += 1 })
        let fixture = fixture(Stepper("None", value: unusable, in: 0...1))
        fixture.tap(plus, 50)
        #expect(written.value == 0)
    }

    @Test("the label starts the row; without it the buttons are all there is")
    func layout() {
        let row = fixture(Stepper(value: .constant(1)) { Box("label", width: 30) })
        #expect(row.shown("label")?.origin.x == 0)
        let bare = fixture(Stepper("Count", value: .constant(1)).labelsHidden())
        #expect(stepper(bare)?.frame == CGRect(x: 100, y: 34, width: 94, height: 32))
        #expect(stepper(bare)?.label == "Count")
    }
}
