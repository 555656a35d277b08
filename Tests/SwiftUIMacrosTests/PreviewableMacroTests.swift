import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct PreviewableMacroTests {
    @Test("In a closure the mark adds nothing")
    func inClosure() {
        expectExpansion(
            of: "show { @Previewable @State var isOn = false }",
            is: "show { @State var isOn = false }"
        )
    }

    @Test("In a type, the mark is an error: nothing would keep the state")
    func inType() {
        expectExpansion(
            of: """
                struct Row {
                    @Previewable var isOn = false
                }
                """,
            is: """
                struct Row {
                    var isOn = false
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    message: "@Previewable is outside of #Preview { … }, where nothing keeps it; remove it from "
                        + "'isOn = false'",
                    line: 2,
                    column: 5
                )
            ]
        )
    }

    @Test("On something that is no variable, the mark is an error")
    func onFunction() {
        expectExpansion(
            of: "@Previewable func make() {}",
            is: "func make() {}",
            diagnostics: [
                DiagnosticSpec(
                    message: "@Previewable marks a property for #Preview to keep, and this is none; write @Previewable "
                        + "@State var name = value",
                    line: 1,
                    column: 1
                )
            ]
        )
    }
}
