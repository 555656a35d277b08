import RiffleHosting
import RiffleWindowHost
import Testing

/// What assistive technology writes into a field.
struct FieldEditTests {
    private func state(_ text: String) -> TextInputState {
        var state = TextInputState()
        state.text = text
        return state
    }

    @Test("Only what differs is replaced, and the caret is behind it")
    func difference() {
        let kept = FieldEdit.edit(from: "Ada Q", to: "Ada and Q", in: state("Ada Q"))
        #expect(kept == .replace(4..<4, with: "and ", selection: 8..<8))
        let removed = FieldEdit.edit(from: "👩‍👧 Q", to: "Q", in: state("👩‍👧 Q"))
        #expect(removed == .replace(0..<6, with: "", selection: 0..<0))
        #expect(FieldEdit.edit(from: "aaa", to: "aa", in: state("aaa")) == .replace(2..<3, with: "", selection: 2..<2))
        #expect(FieldEdit.edit(from: "Ada", to: "Ada", in: state("Ada")) == nil)
    }

    @Test("Dots stand for the characters of a secret")
    func secret() {
        let secret = state("k👩‍👧y")
        #expect(FieldEdit.edit(from: "•••", to: "•••s", in: secret) == .replace(7..<7, with: "s", selection: 8..<8))
        #expect(FieldEdit.edit(from: "•••", to: "new", in: secret) == .replace(0..<7, with: "new", selection: 3..<3))
    }

    @Test("What the app has changed meanwhile is replaced as a whole")
    func meanwhile() {
        let edit = FieldEdit.edit(from: "Ad", to: "Adx", in: state("Grace"))
        #expect(edit == .replace(0..<5, with: "Adx", selection: 3..<3))
    }
}
