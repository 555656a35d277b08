import Testing

@testable import RiffleTextInput

@Suite struct FieldContentTests {
    /// A field with a text, of which fingers have selected the first word.
    private func touched() -> FieldContent {
        var content = FieldContent()
        content.update(text: "one two", selection: nil, isEditing: true)
        content.state.select(0..<3)
        content.isTouchSelection = true
        content.hasMenu = true
        return content
    }

    @Test("the app's text takes the place of what is edited, and what fingers have brought up goes")
    func text() {
        var content = touched()
        content.clearsFirst = true
        content.update(text: "three", selection: nil, isEditing: true)
        #expect(content.state.text == "three")
        #expect(!content.isTouchSelection && !content.hasMenu)
        // A secret is edited anew until the editing is over.
        #expect(content.clearsFirst)
        content.update(text: "", selection: nil, isEditing: false)
        #expect(content.isEmpty && !content.clearsFirst)
    }

    @Test("the same text changes nothing, and neither does one that does not count")
    func sameText() {
        var content = touched()
        let revision = content.touchRevision
        content.update(text: "one two", selection: nil, isEditing: true)
        content.update(text: nil, selection: nil, isEditing: true)
        #expect(content.hasMenu && content.touchRevision == revision)
        #expect(content.state.text == "one two" && content.state.selection == 0..<3)
    }

    @Test("a selection of the app's is taken once, and moves what is shown beside it")
    func selection() {
        var content = touched()
        let revision = content.touchRevision
        let last = TextSelection(units: 4..<7, in: "one two")
        content.update(text: "one two", selection: last, isEditing: true)
        #expect(content.state.selection == 4..<7)
        #expect(content.touchRevision == revision + 1)
        // What the person selects since is not overwritten.
        content.state.select(0..<3)
        content.update(text: "one two", selection: last, isEditing: true)
        #expect(content.state.selection == 0..<3)
    }

    @Test("what an input method is composing is never overwritten")
    func composition() {
        var content = FieldContent()
        _ = content.state.replace(0..<0, with: "ni", selection: 2..<2, marked: 0..<2, on: content.state.version)
        content.update(text: "", selection: nil, isEditing: true)
        #expect(content.state.text == "ni")
    }
}
