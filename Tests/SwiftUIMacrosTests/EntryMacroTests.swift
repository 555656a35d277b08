import SwiftSyntaxMacrosGenericTestSupport
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

    @Test("An entry with a type gets accessors and a key that computes its default")
    func typed() {
        expectExpansion(
            of: """
                extension EnvironmentValues {
                    @Entry public var depth: Int = 3
                }
                """,
            is: """
                extension EnvironmentValues {
                    public var depth: Int {
                        get {
                            self[__Key_depth.self]
                        }
                        set {
                            self[__Key_depth.self] = newValue
                        }
                    }

                    private struct __Key_depth: SwiftUI.EnvironmentKey {
                        typealias Value = Int
                        static var defaultValue: Value {
                            3
                        }
                    }
                }
                """
        )
    }

    @Test("An entry without a type leaves its type to be inferred")
    func inferred() {
        expectExpansion(
            of: """
                extension SwiftUI.Transaction {
                    @Entry var isFast = true
                }
                """,
            is: """
                extension SwiftUI.Transaction {
                    var isFast {
                        get {
                            self[__Key_isFast.self]
                        }
                        set {
                            self[__Key_isFast.self] = newValue
                        }
                    }

                    private struct __Key_isFast: SwiftUI.TransactionKey {
                        static let defaultValue = true
                    }
                }
                """
        )
    }

    @Test("An optional without a value is nil")
    func optional() {
        expectExpansion(
            of: """
                extension ContainerValues {
                    @Entry var name: String?
                }
                """,
            is: """
                extension ContainerValues {
                    var name: String? {
                        get {
                            self[__Key_name.self]
                        }
                        set {
                            self[__Key_name.self] = newValue
                        }
                    }

                    private struct __Key_name: SwiftUI.ContainerValueKey {
                        typealias Value = String?
                        static var defaultValue: Value {
                            nil
                        }
                    }
                }
                """
        )
    }

    @Test(
        "A focused value is optional, and its key names what is inside",
        arguments: ["Binding<String>?", "Optional<Binding<String>>"]
    )
    func focused(type: String) {
        expectExpansion(
            of: """
                extension FocusedValues {
                    @Entry var text: \(type)
                }
                """,
            is: """
                extension FocusedValues {
                    var text: \(type) {
                        get {
                            self[__Key_text.self]
                        }
                        set {
                            self[__Key_text.self] = newValue
                        }
                    }

                    private struct __Key_text: SwiftUI.FocusedValueKey {
                        typealias Value = Binding<String>
                    }
                }
                """
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
        expectExpansion(
            of: """
                extension \(container) {
                    @Entry \(declaration)
                }
                """,
            is: """
                extension \(container) {
                    \(declaration)
                }
                """,
            diagnostics: [DiagnosticSpec(message: try #require(Self.messages[advice]), line: 2, column: 5)]
        )
    }
}
