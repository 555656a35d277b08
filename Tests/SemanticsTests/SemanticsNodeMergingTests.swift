import Foundation
import Testing

@testable import RiffleSemantics

@Suite struct SemanticsNodeMergingTests {
    private func merged(_ node: SemanticsNode, _ children: SemanticsNode...) -> SemanticsNode {
        var node = node
        node.merge(children)
        return node
    }

    @Test("A button is named by the texts and images inside it, in reading order")
    func buttonLabel() {
        let button = merged(
            SemanticsNode(id: 1, role: .button, actions: [.activate]),
            SemanticsNode(id: 2, role: .image, label: "Heart"),
            SemanticsNode(id: 3, role: .text, label: ""),
            SemanticsNode(id: 4, role: .text, label: "Like")
        )
        #expect(button.label == "Heart, Like")
        #expect(button.role == .button)
        #expect(button.actions == [.activate])
        #expect(button.children.isEmpty)
    }

    @Test("A label of its own wins over what is inside")
    func ownLabel() {
        let button = merged(
            SemanticsNode(id: 1, role: .button, label: "Add a card", value: "5"),
            SemanticsNode(id: 2, role: .image, label: "plus", value: "6", hint: "Opens a form")
        )
        #expect(button.label == "Add a card")
        #expect(button.value == "5")
        #expect(button.hint == "Opens a form")
    }

    @Test("Combining texts gives a text, and a header among them makes it a header")
    func texts() {
        let group = SemanticsNode(id: 1, role: .group)
        let name = SemanticsNode(id: 2, role: .text, label: "Oia")
        let place = merged(group, name, SemanticsNode(id: 3, role: .text, label: "Greece"))
        #expect(place.role == .text)
        #expect(place.label == "Oia, Greece")
        let header = SemanticsNode(id: 3, role: .header, label: "Trips", traits: .header)
        #expect(merged(group, name, header).role == .header)
        #expect(merged(group, name, header).traits == .header)
        #expect(merged(group, SemanticsNode(id: 2, role: .image, label: "Sea")).role == .image)
    }

    @Test("Combining one control gives that control, with its state")
    func oneControl() {
        let row = merged(
            SemanticsNode(id: 1, role: .group),
            SemanticsNode(id: 2, role: .text, label: "Alerts"),
            SemanticsNode(id: 3, role: .toggle, value: "On", traits: [.selected, .disabled], actions: [.activate])
        )
        #expect(row.role == .toggle)
        #expect(row.label == "Alerts")
        #expect(row.value == "On")
        #expect(row.traits == [.selected, .disabled])
        #expect(row.actions == [.activate])
    }

    @Test("Combining several controls offers each by its name, once")
    func severalControls() {
        let card = merged(
            SemanticsNode(id: 1, role: .group),
            SemanticsNode(id: 2, role: .button, label: "Share", actions: [.activate, SemanticsAction(name: "Copy")]),
            SemanticsNode(id: 3, role: .button, label: "Delete", actions: [.activate, SemanticsAction(name: "Copy")]),
            SemanticsNode(id: 4, role: .button, actions: [.activate])
        )
        #expect(card.role == .group)
        #expect(card.actions.map(\.name) == ["Share", "Copy", "Delete"])
        #expect(card.actions.allSatisfy { $0.kind == .custom })
    }

    @Test("What is selected inside a control does not select the control")
    func foreignState() {
        let button = merged(
            SemanticsNode(id: 1, role: .button, actions: [.activate]),
            SemanticsNode(id: 2, role: .text, label: "Five", traits: [.selected, .focused])
        )
        #expect(button.traits == [])
    }
}
