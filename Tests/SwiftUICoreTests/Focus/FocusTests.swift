import RiffleControls
import RiffleSemantics
import Testing

@testable import SwiftUICore

@MainActor
struct FocusTests {
    private func key(
        _ fixture: Fixture, _ key: KeyEquivalent, _ modifiers: EventModifiers = [], phase: KeyPress.Phases = .down
    ) {
        fixture.graph.input.send(
            .key(KeyEvent(key: key, modifiers: modifiers, phase: phase, time: fixture.graph.now)))
        fixture.frame()
    }

    private func button(_ name: String, _ probe: Probe<Int>) -> some View {
        Button(action: { probe.log.append(name) }) { Box(name) }
    }

    @Test("tab goes around the buttons in order, shift-tab back; space and return press the focused one")
    func tabOrder() {
        let probe = Probe(0)
        let fixture = Fixture(
            VStack {
                button("a", probe)
                HStack {
                    button("disabled", probe).disabled(true)
                    button("b", probe)
                }
                button("c", probe)
            })
        fixture.frame()
        key(fixture, .space)
        #expect(probe.log.isEmpty)
        key(fixture, .tab)
        key(fixture, .space)
        key(fixture, .tab)
        key(fixture, .return)
        key(fixture, .tab)
        key(fixture, .space)
        key(fixture, .tab)
        key(fixture, .space)
        key(fixture, .tab, .shift)
        key(fixture, .space)
        key(fixture, .space, phase: .up)
        #expect(probe.log == ["a", "b", "c", "a", "c"])
    }

    @Test("the ring can be left out around a view, and comes back while the view has the focus")
    func noRing() {
        let probe = Probe(true)
        let fixture = Fixture(RingPage(probe: probe))
        fixture.frame()
        key(fixture, .tab)
        #expect(!fixture.names.contains("FocusRing"))
        probe.write?(false)
        fixture.frame()
        #expect(fixture.names.contains("FocusRing"))
        probe.write?(true)
        fixture.frame()
        #expect(!fixture.names.contains("FocusRing"))
        key(fixture, .tab)
        #expect(fixture.names.contains("FocusRing"))
    }

    @Test("the focused view has a ring while the keyboard is in use, and is marked for assistive technology")
    func ring() throws {
        let probe = Probe(0)
        let fixture = Fixture(VStack { button("a", probe) })
        fixture.frame()
        #expect(!fixture.names.contains("FocusRing"))
        key(fixture, .tab)
        #expect(fixture.names == ["a", "FocusRing"])
        #expect(fixture.shown("FocusRing")?.origin == CGPoint(x: 42, y: 42))
        #expect(try #require(fixture.graph.elements.tree.elements.first).traits == .focused)
        fixture.pointer(.began, 5, 5, at: 1)
        fixture.pointer(.ended, 5, 5, at: 1.1)
        fixture.frame(at: 1.1)
        #expect(fixture.names == ["a"])
        key(fixture, .space)
        #expect(probe.log == ["a"])
    }

    @Test("keys go to the focused view and those around it until one handles them")
    func keyPresses() {
        let probe = Probe(0)
        let fixture = Fixture(
            VStack {
                Box("a").focusable()
                    .onKeyPress("x") {
                        probe.log.append("inner x")
                        return .handled
                    }
                    .onKeyPress(.space) {
                        probe.log.append("inner space")
                        return .ignored
                    }
                Box("b").onKeyPress("x") {
                    probe.log.append("elsewhere")
                    return .handled
                }
            }
            .onKeyPress(phases: .all) { press in
                probe.log.append("outer \(press.characters) \(press.phase.rawValue)")
                return .ignored
            })
        fixture.frame()
        key(fixture, "x")
        #expect(probe.log.isEmpty)
        key(fixture, .tab)
        key(fixture, "x")
        key(fixture, "y", phase: .up)
        key(fixture, .space)
        #expect(probe.log == ["inner x", "outer y 4", "inner space", "outer   1"])
    }

    @Test("shortcuts work wherever the focus is, but not for what is disabled")
    func shortcuts() {
        let probe = Probe(0)
        let fixture = Fixture(
            VStack {
                button("save", probe).keyboardShortcut("s")
                button("off", probe).keyboardShortcut("d").disabled(true)
                button("ok", probe).keyboardShortcut(.defaultAction)
                button("cancel", probe).keyboardShortcut(.cancelAction)
            })
        fixture.frame()
        key(fixture, "s", .command)
        key(fixture, "s")
        key(fixture, "d", .command)
        key(fixture, .return)
        key(fixture, .escape)
        #expect(probe.log == ["save", "ok", "cancel"])
    }

    private enum Field: Hashable { case first, second }

    private struct Form: View {
        let probe: Probe<Field?>
        @FocusState private var field: Field?
        @State private var showsSecond = true

        var body: some View {
            let _ = probe.log.append(field.map { "\($0)" } ?? "none")
            let _ = probe.write = { field = $0 }
            VStack {
                Box("first").focusable().focused($field, equals: .first)
                if showsSecond { Box("second").focusable().focused($field, equals: .second) }
                Button(action: { showsSecond = false }) { Box("hide") }
            }
        }
    }

    @Test("a focus state follows the focus and moves it")
    func focusState() {
        let probe = Probe<Field?>(nil)
        let fixture = Fixture(Form(probe: probe))
        fixture.frame()
        key(fixture, .tab)
        #expect(probe.log.last == "first")
        key(fixture, .tab)
        #expect(probe.log.last == "second")
        probe.write?(.first)
        fixture.frame()
        #expect(probe.log.last == "first")
        key(fixture, .tab)
        #expect(probe.log.last == "second")
        probe.write?(nil)
        fixture.frame()
        #expect(probe.log.last == "none")
        // The focus is nowhere, so it starts at the front again.
        key(fixture, .tab)
        #expect(probe.log.last == "first")
    }

    @Test("a focused view that goes away leaves the focus nowhere")
    func removal() throws {
        let probe = Probe<Field?>(nil)
        let fixture = Fixture(Form(probe: probe))
        fixture.frame()
        probe.write?(.second)
        fixture.frame()
        #expect(probe.log.last == "second")
        let place = try #require(fixture.shown("hide")).origin
        fixture.pointer(.began, place.x + 5, place.y + 5, at: 1)
        fixture.pointer(.ended, place.x + 5, place.y + 5, at: 1.05)
        fixture.frame(at: 1.05)
        #expect(fixture.names == ["first", "hide"])
        #expect(probe.log.last == "none")
        probe.write?(.second)
        fixture.frame()
        #expect(probe.log.last == "none")
    }

    private struct Showing: View {
        @Environment(\.isFocused) private var isFocused
        var body: some View { Box(isFocused ? "on" : "off").id(isFocused) }
    }

    @Test("views inside know whether they are focused, and a touch focuses what is edited")
    func environment() {
        let fixture = Fixture(Showing().focusable())
        fixture.frame()
        #expect(fixture.names == ["off"])
        fixture.pointer(.began, 50, 50, at: 0)
        fixture.frame()
        #expect(fixture.names == ["on"])
    }

    private struct Editing: View {
        let probe: Probe<Bool>
        @State private var isEditing = false
        @FocusState private var isFocused: Bool

        var body: some View {
            let _ = probe.log.append("\(isFocused)")
            let _ =
                probe.write = {
                    isEditing = $0
                    isFocused = true
                }
            if isEditing { Box("field").focusable().focused($isFocused) }
        }
    }

    @Test("a view that is inserted with the request for the focus gets it")
    func requestBeforeView() {
        let probe = Probe(false)
        let fixture = Fixture(Editing(probe: probe))
        fixture.frame()
        probe.write?(true)
        fixture.frame()
        #expect(probe.log == ["false", "true"])
        #expect(fixture.names == ["field"])
    }

    @Test("a request for the focus falls back where there is no view for it")
    func requestWithoutView() {
        let probe = Probe(false)
        let fixture = Fixture(Editing(probe: probe))
        fixture.frame()
        probe.write?(false)
        fixture.frame()
        #expect(probe.log.last == "false")
    }

    @Test("views that are gone no longer follow the focus")
    func followers() {
        let probe = Probe(false)
        let fixture = Fixture(Editing(probe: probe))
        fixture.frame()
        for _ in 0..<20 {
            probe.write?(true)
            fixture.frame()
            #expect(fixture.graph.focus.followers.count == 1)
            probe.write?(false)
            fixture.frame()
        }
        #expect(fixture.graph.focus.followers.count == 0)
    }
}

private struct RingPage: View {
    let probe: Probe<Bool>
    @State private var isOff = true

    var body: some View {
        VStack {
            Button(action: {}) { Box("a") }.focusEffectDisabled(isOff)
            Button(action: {}) { Box("b") }
        }
        .onAppear { probe.write = { isOff = $0 } }
    }
}
