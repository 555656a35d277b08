import Testing

@Suite struct TipMacroTests {
    /// The accessors of a parameter.
    private func accessors(_ name: String) -> String {
        """
        {
            get {
                $\(name).wrappedValue
            }
            set {
                $\(name).wrappedValue = newValue
            }
        }
        """
    }

    @Test("A parameter gets accessors, and what keeps its value under the names of its types and its own")
    func parameter() throws {
        try expectExpansion(
            of: """
                enum Outer {
                    struct FavoriteTip {
                        @Parameter public private(set) static var isSignedIn: Bool = false
                    }
                }
                """,
            is: [
                """
                public nonisolated static let $isSignedIn: Tips.Parameter<Bool> = _tipParameter("Outer.FavoriteTip.isSignedIn", false)
                """,
                accessors("isSignedIn"),
            ])
    }

    @Test("A parameter may leave its type to be inferred, have options, and begin as nil")
    func forms() throws {
        try expectExpansion(
            of: """
                extension First {
                    @Parameter(.landscapeLeft) static var count = 3
                    @Parameter static var name: String?
                    @Parameter static var first: First? = First()
                }
                """,
            is: [
                accessors("count"),
                "nonisolated static let $count = _tipParameter(\"First.count\", 3, .landscapeLeft)",
                accessors("name"),
                "nonisolated static let $name: Tips.Parameter<String?> = _tipParameter(\"First.name\", nil)",
                accessors("first"),
                // Its initializer may be of an actor.
                "static let $first: Tips.Parameter<First?> = _tipParameter(\"First.first\", First())",
            ])
    }

    @Test("What is no static property with a value says what to write")
    func mistakes() throws {
        try expectExpansion(
            of: """
                struct FavoriteTip {
                    @Parameter var isSignedIn: Bool = false
                }
                """,
            errors: [
                "2:5 @Parameter keeps one static property and this is something else; write "
                    + "@Parameter static var name: Type = value"
            ])
        try expectExpansion(
            of: """
                struct FavoriteTip {
                    @Parameter static var visits: Int
                }
                """,
            errors: ["2:5 @Parameter needs a value to begin with; write = value behind 'visits'"])
    }

    @Test("A rule becomes a call with the same arguments")
    func rule() throws {
        try expectExpansion(
            of: """
                let isMet = #Rule(3) { $0 > 2 }
                func isLarge(_ value: Int) -> Bool { value > 2 }
                let isMetToo = #Rule(4, body: isLarge)
                """,
            is: [
                """
                _tipRule(3) {
                    $0 > 2
                }
                """,
                "_tipRule(4, body: isLarge)",
            ])
    }
}
