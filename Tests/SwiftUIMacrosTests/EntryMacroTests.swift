import Testing

@Suite struct EntryMacroTests {
    /// The messages, by what they say to write instead.
    private static let messages = [
        "write @Entry var name: Type = value":
            "@Entry makes one stored-looking property and this is something else; write @Entry var name: Type = value",
        "write = value behind it":
            "@Entry needs a default for where nothing sets 'depth'; write = value behind it",
        "write @Entry var depth: Type?":
            "A focused value is nil where nothing sets it, so it has no other default; write @Entry var depth: Type?",
        "put it in extension EnvironmentValues":
            "@Entry stands for a value of the environment or its like, and is outside of them; put it in "
            + "extension EnvironmentValues { … }, Transaction, ContainerValues or FocusedValues",
    ]

    /// The accessors of an entry.
    private func accessors(_ name: String) -> String {
        """
        {
            get {
                self[__Key_\(name).self]
            }
            set {
                self[__Key_\(name).self] = newValue
            }
        }
        """
    }

    @Test("An entry with a type gets accessors and a key that computes its default")
    func typed() throws {
        try expectExpansion(
            of: """
                extension EnvironmentValues {
                    @Entry public var depth: Int = 3
                }
                """,
            is: [
                accessors("depth"),
                """
                private struct __Key_depth: SwiftUI.EnvironmentKey {
                    typealias Value = Int
                    static var defaultValue: Value {
                        3
                    }
                }
                """,
            ]
        )
    }

    @Test("An entry without a type leaves its type to be inferred")
    func inferred() throws {
        try expectExpansion(
            of: """
                extension Transaction {
                    @Entry var isFast = true
                }
                """,
            is: [
                accessors("isFast"),
                """
                private struct __Key_isFast: SwiftUI.TransactionKey {
                    static let defaultValue = true
                }
                """,
            ]
        )
    }

    @Test("An optional without a value is nil")
    func optional() throws {
        try expectExpansion(
            of: """
                extension ContainerValues {
                    @Entry var name: String?
                }
                """,
            is: [
                accessors("name"),
                """
                private struct __Key_name: SwiftUI.ContainerValueKey {
                    typealias Value = String?
                    static var defaultValue: Value {
                        nil
                    }
                }
                """,
            ]
        )
    }

    @Test(
        "A focused value is optional, and its key names what is inside",
        arguments: ["Binding<String>?", "Optional<Binding<String>>"]
    )
    func focused(type: String) throws {
        try expectExpansion(
            of: """
                extension FocusedValues {
                    @Entry var text: \(type)
                }
                """,
            is: [
                accessors("text"),
                """
                private struct __Key_text: SwiftUI.FocusedValueKey {
                    typealias Value = Binding<String>
                }
                """,
            ]
        )
    }

    @Test(
        "Entries that cannot be are errors that say what to write instead",
        arguments: [
            ("EnvironmentValues", "let depth = 3", "write @Entry var name: Type = value"),
            ("EnvironmentValues", "static var depth = 3", "write @Entry var name: Type = value"),
            ("EnvironmentValues", "var depth: Int", "write = value behind it"),
            ("FocusedValues", "var depth = 3", "write @Entry var depth: Type?"),
            ("Text", "var depth = 3", "put it in extension EnvironmentValues"),
        ]
    )
    func mistakes(container: String, declaration: String, advice: String) throws {
        let message = try #require(Self.messages[advice])
        let expansion = try Expansion(
            of: """
                extension \(container) {
                    @Entry \(declaration)
                }
                """)
        #expect(Set(expansion.errors) == ["2:5 \(message)"])
    }
}
