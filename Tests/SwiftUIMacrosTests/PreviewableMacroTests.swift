import Testing

@Suite struct PreviewableMacroTests {
    @Test("In a type, the mark is an error: nothing would keep the state")
    func inType() throws {
        try expectExpansion(
            of: """
                struct Row {
                    @Previewable var isOn = false
                }
                """,
            errors: [
                "2:5 @Previewable is outside of #Preview { … }, where nothing keeps it; remove it from 'isOn = false'"
            ]
        )
    }

    @Test("On something that is no variable, the mark is an error")
    func onFunction() throws {
        try expectExpansion(
            of: "@Previewable func another() {}",
            errors: [
                "1:1 @Previewable marks a property for #Preview to keep, and this is none; write @Previewable "
                    + "@State var name = value"
            ]
        )
    }
}
