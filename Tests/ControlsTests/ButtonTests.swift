import RiffleControls
import Facts
import RiffleLayers
import RiffleSemantics
import Testing

@MainActor
struct ButtonTests {
    private func tap(_ fixture: Fixture, _ x: CGFloat = 50, _ y: CGFloat = 50, at time: Double = 0) {
        fixture.pointer(.began, x, y, at: time)
        fixture.frame(at: time)
        fixture.pointer(.ended, x, y, at: time + 0.05)
        fixture.frame(at: time + 0.05)
    }

    @Test("a tap runs the action once, when the finger is lifted", .fact("gesture.button"))
    func action() {
        let probe = Probe(0)
        let fixture = Fixture(Button(action: { probe.value += 1 }) { Box("label", width: 40, height: 20) })
        fixture.frame()
        fixture.pointer(.began, 50, 50, at: 0)
        fixture.frame(at: 0)
        #expect(probe.value == 0)
        fixture.pointer(.ended, 50, 50, at: 0.05)
        fixture.frame(at: 0.05)
        #expect(probe.value == 1)
    }

    @Test("a label of several views is one button, with the views in a row")
    func severalViews() throws {
        let probe = Probe(0)
        let fixture = Fixture(
            VStack {
                Button(action: { probe.value += 1 }) {
                    Box("a", width: 20, height: 20)
                    Box("b", width: 20, height: 20)
                }
            })
        fixture.frame()
        #expect(fixture.shown("a")?.origin == CGPoint(x: 26, y: 40))
        #expect(fixture.shown("b")?.origin == CGPoint(x: 54, y: 40))
        fixture.pointer(.began, 30, 50, at: 0)
        fixture.frame(at: 0)
        #expect(try #require(fixture.shown("b")).opacity < 0.5)
    }

    @Test("the label dims while a lift would count, 70 points around", .fact("gesture.button"))
    func pressed() throws {
        let probe = Probe(0)
        let fixture = Fixture(
            Button(action: { probe.value += 1 }) { Box("label", width: 40, height: 20) },
            size: CGSize(width: 400, height: 100))
        fixture.frame()
        fixture.pointer(.began, 200, 50, at: 0)
        fixture.frame(at: 0)
        #expect(try #require(fixture.shown("label")).opacity < 0.5)
        fixture.pointer(.moved, 280, 50, at: 0.1)
        fixture.frame(at: 0.1)
        #expect(try #require(fixture.shown("label")).opacity < 0.5)
        fixture.pointer(.moved, 300, 50, at: 0.2)
        fixture.frame(at: 0.2)
        fixture.frame(at: 1)
        #expect(fixture.shown("label")?.opacity == 1)
        fixture.pointer(.ended, 300, 50, at: 1)
        fixture.frame(at: 1)
        #expect(probe.value == 0)
    }

    private struct Log: ButtonStyle {
        let probe: Probe<Int>
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            let _ = probe.log.append("\(configuration.isPressed) \(isEnabled) \(configuration.role == .destructive)")
            configuration.label.scaleEffect(configuration.isPressed ? 0.5 : 1)
        }
    }

    @Test("a style is told of presses, reads the environment, and buttons around it inherit it")
    func style() {
        let probe = Probe(0)
        let fixture = Fixture(
            VStack {
                Button(role: .destructive, action: { probe.value += 1 }) { Box("label", width: 40, height: 20) }
            }.buttonStyle(Log(probe: probe)))
        fixture.frame()
        tap(fixture)
        #expect(probe.log == ["false true true", "true true true", "false true true"])
        #expect(probe.value == 1)
    }

    private struct DoubleTap: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    @Test("a primitive style triggers when it wants to")
    func primitiveStyle() {
        let probe = Probe(0)
        let fixture = Fixture(
            Button(action: { probe.value += 1 }) { Box("label", width: 40, height: 20) }.buttonStyle(DoubleTap()))
        fixture.frame()
        tap(fixture)
        #expect(probe.value == 0)
        tap(fixture, at: 0.1)
        #expect(probe.value == 1)
    }

    @Test("a disabled button does nothing, and lets what is around it have the touch")
    func disabled() throws {
        let probe = Probe(0)
        let fixture = Fixture(
            VStack {
                Button(action: { probe.value += 1 }) { Box("label", width: 40, height: 20) }.disabled(true)
            }.onTapGesture { probe.value += 10 })
        fixture.frame()
        tap(fixture)
        #expect(probe.value == 10)
        let element = try #require(fixture.graph.elements.tree.elements.first)
        #expect(element.role == .button)
        #expect(element.traits.contains(.disabled))
        #expect(element.actions.isEmpty)
    }

    @Test("what is disabled further out cannot be enabled inside")
    func disabledOutside() {
        let probe = Probe(0)
        let fixture = Fixture(
            Button(action: { probe.value += 1 }) { Box("label", width: 40, height: 20) }
                .disabled(false).disabled(true))
        fixture.frame()
        tap(fixture)
        #expect(probe.value == 0)
    }

    @Test("a button inside a view with a tap gesture wins", .fact("gesture.button"))
    func insideTapGesture() {
        let probe = Probe(0)
        let fixture = Fixture(
            VStack { Button(action: { probe.value += 1 }) { Box("label", width: 40, height: 20) } }
                .onTapGesture { probe.value += 10 })
        fixture.frame()
        tap(fixture)
        #expect(probe.value == 1)
    }

    @Test("a scroll view takes the finger from a button, which is not pressed any more")
    func scrolledAway() throws {
        let probe = Probe(0)
        let fixture = Fixture(
            ScrollView {
                Button(action: { probe.value += 1 }) { Box("label", width: 100, height: 50) }
                Box("rest", width: 100, height: 500)
            })
        fixture.frame()
        fixture.pointer(.began, 50, 25, at: 0)
        fixture.frame(at: 0)
        #expect(try #require(fixture.shown("label")).opacity < 0.5)
        fixture.pointer(.moved, 50, 10, at: 0.1)
        fixture.frame(at: 0.1)
        fixture.frame(at: 1)
        #expect(fixture.shown("label")?.opacity == 1)
        fixture.pointer(.ended, 50, 10, at: 1)
        fixture.frame(at: 1)
        #expect(probe.value == 0)
    }

    @Test("a button is one element that can be activated")
    func semantics() throws {
        let probe = Probe(0)
        let fixture = Fixture(Button("Save") { probe.value += 1 })
        fixture.frame()
        let elements = fixture.graph.elements.tree.elements
        #expect(elements.count == 1)
        let button = try #require(elements.first)
        #expect(button.role == .button)
        #expect(button.label == "Save")
        let action = try #require(button.action(named: "Activate"))
        fixture.graph.elements.perform(action, on: button.id)
        #expect(probe.value == 1)
    }

    private struct Disabling: View {
        let probe: Probe<Bool>
        let trigger: @MainActor () -> Void
        @State private var isDisabled = false

        var body: some View {
            let _ = probe.write = { isDisabled = $0 }
            Button(action: trigger) { Box("label", width: 40, height: 20) }.disabled(isDisabled)
        }
    }

    @Test("a button that is disabled while a finger is on it is let go of, and does nothing when the finger lifts")
    func disabledWhilePressed() throws {
        let probe = Probe(false)
        var count = 0
        let fixture = Fixture(Disabling(probe: probe) { count += 1 })
        fixture.frame()
        fixture.pointer(.began, 50, 50, at: 0)
        fixture.frame(at: 0)
        let pressed = try #require(fixture.shown("label")).opacity
        probe.write?(true)
        fixture.frame(at: 0.1)
        fixture.frame(at: 1)
        #expect(try #require(fixture.shown("label")).opacity > pressed)
        probe.write?(false)
        fixture.frame(at: 1.1)
        fixture.pointer(.ended, 50, 50, at: 1.2)
        fixture.frame(at: 1.2)
        #expect(count == 0)
        tap(fixture, at: 2)
        #expect(count == 1)
    }
}
