import Testing

@Suite struct PreviewMacroTests {
    /// What stands around the statements of `makePreview` in every expansion.
    private func registry(_ factory: String, line: Int = 1) -> String {
        """
        struct __macro_local_15PreviewRegistryfMu_: SwiftUI.PreviewRegistry {
            static var fileID: String {
                "App/Views.swift"
            }
            static var line: Int {
                \(line)
            }
            @MainActor static func makePreview() throws -> SwiftUI.Preview {
        \(factory.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
            }
        }
        """
    }

    @Test("A preview without a name becomes a type that knows its file and line")
    func plain() throws {
        try expectExpansion(
            of: "#Preview { First() }",
            is: [registry("SwiftUI.Preview {\n    First()\n}")]
        )
    }

    @Test("Name and traits are passed on, and a body of several views stays as written")
    func everything() throws {
        try expectExpansion(
            of: """
                // Above.
                #Preview("Deck", traits: .landscapeLeft, .fixedLayout(width: 10, height: 20)) {
                    First()
                    Second()
                }
                """,
            is: [
                registry(
                    """
                    SwiftUI.Preview("Deck", traits: .landscapeLeft, .fixedLayout(width: 10, height: 20)) {
                        First()
                        Second()
                    }
                    """,
                    line: 2
                )
            ]
        )
    }

    @Test("The body may be an argument, a closure or not")
    func bodyArgument() throws {
        try expectExpansion(
            of: "#Preview(\"A\", body: { First() })",
            is: [registry("SwiftUI.Preview(\"A\") {\n    First()\n}")]
        )
        try expectExpansion(of: "#Preview(body: make)", is: [registry("SwiftUI.Preview(body: make)")])
    }

    @Test("What is previewable moves into a view of its own, the rest becomes its body")
    func previewable() throws {
        try expectExpansion(
            of: """
                #Preview("Toggle") {
                    @Previewable @State var isOn = false
                    let title = "Alerts"
                    Toggle(title, isOn: $isOn)
                    @Previewable @Environment(\\.colorScheme) var scheme
                    Text("\\(scheme)")
                }
                """,
            is: [
                registry(
                    """
                    struct __macro_local_11PreviewablefMu_: SwiftUI.View {
                        @State var isOn = false
                        @Environment(\\.colorScheme) var scheme
                        var body: some SwiftUI.View {
                            let title = "Alerts"
                            Toggle(title, isOn: $isOn)
                            Text("\\(scheme)")
                        }
                    }
                    return SwiftUI.Preview("Toggle") {
                        __macro_local_11PreviewablefMu_()
                    }
                    """
                )
            ]
        )
    }

    @Test("Every preview of a file is a type of its own")
    func several() throws {
        try expectExpansion(
            of: "#Preview { First() }\n#Preview { Second() }",
            is: [
                registry("SwiftUI.Preview {\n    First()\n}"),
                registry("SwiftUI.Preview {\n    Second()\n}", line: 2),
            ]
        )
    }

    @Test("A preview without a body is an error that says what to write")
    func noBody() throws {
        try expectExpansion(
            of: "#Preview(\"Empty\")",
            errors: ["1:1 #Preview has no body, so there is nothing to show; write #Preview { MyView() }"]
        )
    }
}
