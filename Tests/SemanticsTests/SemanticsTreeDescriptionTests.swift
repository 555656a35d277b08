import Foundation
import Testing

@testable import RiffleSemantics

@Suite struct SemanticsTreeDescriptionTests {
    private var sample: SemanticsTree {
        var builder = SemanticsTreeBuilder()
        builder.open(
            SemanticsNode(id: 1, role: .list, identifier: "deck", frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        )
        builder.add(
            SemanticsNode(
                id: 2, role: .button, label: "Visa", value: "in \"front\"", hint: "Shows\ntransactions",
                frame: CGRect(x: 35, y: 120.333, width: 323, height: 204.5), traits: [.disabled, .selected],
                actions: [.activate, SemanticsAction(name: "Move back")]
            )
        )
        builder.close()
        return builder.finish()
    }

    @Test("The dump has one line an element, with all that is known of it")
    func dump() {
        #expect(
            sample.description == """
                list id "deck" (0, 100, 393 × 600)
                  button "Visa" value "in \\"front\\"" hint "Shows\\ntransactions" [selected, disabled] \
                (35, 120.33, 323 × 204.5) actions: Activate, Move back
                """
        )
    }

    @Test("A path names what an element is inside of")
    func path() {
        #expect(sample.path(to: 2) == "list id \"deck\" > button \"Visa\"")
        #expect(sample.path(to: 3) == "")
    }

    @Test("Frames print whole numbers without decimals, and survive odd values")
    func numbers() {
        let node = SemanticsNode(
            id: 1, role: .text, frame: CGRect(x: -0.001, y: CGFloat.nan, width: CGFloat.infinity, height: -2.999)
        )
        #expect(node.description == "text (0, nan, inf × -3)")
    }

    @Test("Every trait has a name")
    func traitNames() {
        #expect(SemanticsTraits(rawValue: 0x1FFF).names.count == 13)
        #expect(SemanticsTraits.expanded.names == ["expanded"])
        #expect(SemanticsTraits(rawValue: 1 << 30).names == [])
    }
}
