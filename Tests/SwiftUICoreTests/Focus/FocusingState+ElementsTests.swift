import RiffleControls
import SwiftUICore
import Testing

@MainActor
struct ElementFocusTests {
    private func element(_ label: String, in fixture: Fixture) throws -> UInt32 {
        try #require(fixture.graph.elements.tree.elements.first { $0.label == label }).id
    }

    private func focused(_ fixture: Fixture) -> [String] {
        fixture.graph.elements.tree.elements.filter { $0.traits.contains(.focused) }.map(\.label)
    }

    @Test("an element brings the focus to its control with a ring; one that takes none, or is gone, takes it away")
    func elements() throws {
        let probe = Probe(0)
        let fixture = Fixture(
            VStack {
                Button("a") { probe.log.append("a") }
                Button("b") { probe.log.append("b") }
                Button("off") {}.disabled(true)
                Text("text")
            })
        fixture.frame()
        for name in ["b", "a"] {
            fixture.graph.focus.focusElement(try element(name, in: fixture))
            fixture.frame()
            #expect(focused(fixture) == [name])
            #expect(fixture.names.contains("FocusRing"))
            fixture.graph.input.send(.key(KeyEvent(key: .return, phase: .down, time: fixture.graph.now)))
        }
        #expect(probe.log == ["b", "a"])
        for id in [try element("off", in: fixture), try element("text", in: fixture), 4_000_000_000, nil] {
            fixture.graph.focus.focusElement(try element("a", in: fixture))
            fixture.graph.focus.focusElement(id)
            fixture.frame()
            #expect(focused(fixture) == [])
            #expect(!fixture.names.contains("FocusRing"))
        }
    }

    @Test("an element that takes the focus itself says so, and has it before what is in it")
    func focusable() throws {
        let fixture = Fixture(
            VStack { Button("a") {} }
                .accessibilityElement(children: .contain)
                .accessibilityLabel("deck")
                .focusable())
        fixture.frame()
        let deck = try #require(fixture.graph.elements.tree.elements.first { $0.label == "deck" })
        #expect(deck.traits == .focusable)
        fixture.graph.focus.focusElement(deck.id)
        fixture.frame()
        #expect(focused(fixture) == ["deck"])
        fixture.graph.focus.focusElement(try element("a", in: fixture))
        fixture.frame()
        #expect(focused(fixture) == ["a"])
    }

    @Test("what is disabled, or not focusable for now, is not said to take the focus")
    func unfocusable() {
        let fixture = Fixture(
            VStack {
                Text("a").focusable().disabled(true)
                Text("b").focusable(false)
            })
        fixture.frame()
        #expect(fixture.graph.elements.tree.elements.allSatisfy { !$0.traits.contains(.focusable) })
    }

    @Test("the control that has the focus already costs nothing to be asked for again")
    func again() throws {
        let fixture = Fixture(Button("a") {})
        fixture.frame()
        fixture.graph.focus.focusElement(try element("a", in: fixture))
        fixture.frame()
        fixture.graph.focus.focusElement(try element("a", in: fixture))
        fixture.frame()
        #expect(fixture.lastChanges.isEmpty)
    }
}
