import RiffleSemantics
import Testing

@Suite struct SemanticsTraitsTests {
    @Test("Traits come back from their names; others are left out")
    func names() {
        let traits: SemanticsTraits = [.focused, .modal, .expanded]
        #expect(SemanticsTraits(names: traits.names) == traits)
        #expect(SemanticsTraits(names: ["selected", "shiny"]) == .selected)
        #expect(SemanticsTraits(names: []) == [])
    }
}
