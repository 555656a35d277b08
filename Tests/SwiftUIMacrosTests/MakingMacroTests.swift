import Testing

@Suite struct MakingMacroTests {
    @Test("An argument that is left out calls the init of the class that the call names")
    func expansion() throws {
        try expectExpansion(
            of: """
                class Delegate {
                    init() {}
                }
                let delegate = made(Delegate.self)
                let other: First = made()
                """,
            is: Array(
                repeating: """
                    {
                        .init()
                    }
                    """, count: 2))
    }
}
