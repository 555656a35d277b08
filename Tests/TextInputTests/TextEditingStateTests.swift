import SeededNumbers
import Testing

@testable import RiffleTextInput

@Suite("The text that is being edited")
struct TextEditingStateTests {
    @Test("What is typed stands where the caret is, and replaces what is selected")
    func inserts() {
        var state = TextEditingState("héllo")
        state.select(1..<4)
        state.insert("a")
        #expect(state.text == "hao")
        #expect(state.selection == 2..<2)
        state.insert("👨‍👩‍👧")
        #expect(state.text == "ha👨‍👩‍👧o")
        #expect(state.selection == 10..<10)
    }

    @Test("Characters are removed whole, whatever they are made of")
    func characters() {
        var state = TextEditingState("a👨‍👩‍👧e\u{301}")
        let end = state.length
        #expect(state.text.characterStart(before: end) == end - 2)
        #expect(state.text.characterStart(before: end - 2) == 1)
        #expect(state.text.characterEnd(after: 1) == end - 2)
        #expect(state.text.characterStart(before: 0) == 0)
        #expect(state.text.characterEnd(after: end) == end)
        state.replace(1..<(end - 2), with: "", kind: .deleting)
        #expect(state.text == "ae\u{301}")
    }

    @Test("Moves by word go to the ends of words and over what is between them")
    func words() {
        let text = "Don't stop, 東京 now"
        #expect(text.wordEnd(after: 0) == 5)
        #expect(text.wordEnd(after: 5) == 10)
        #expect(text.wordEnd(after: 10) == 14)
        #expect(text.wordStart(before: 14) == 12)
        #expect(text.wordStart(before: 12) == 6)
        #expect(text.wordStart(before: 3) == 0)
        #expect(text.word(at: 7) == 6..<10)
        #expect(text.word(at: 10) == 6..<10)
        #expect("a  b".word(at: 2) == 1..<3)
        #expect("".word(at: 0) == 0..<0)
        #expect("a\nbc\n".paragraphStart(at: 3) == 2)
        #expect("a\nbc\n".paragraphEnd(at: 2) == 4)
        #expect("a\nbc\n".paragraphStart(at: 5) == 5)
    }

    @Test("Typing is undone as one, and made anew")
    func undo() {
        var state = TextEditingState("")
        for character in "abc" { state.insert(String(character)) }
        state.insert("pasted")
        state.undo()
        #expect(state.text == "abc")
        state.undo()
        #expect(state.text == "")
        #expect(!state.canUndo)
        state.redo()
        #expect(state.text == "abc")
        #expect(state.selection == 3..<3)
        state.redo()
        #expect(state.text == "abcpasted")
        state.undo()
        state.insert("d")
        #expect(!state.canRedo)
    }

    @Test("What a host types elsewhere is undone by itself, although it has not yet told where the caret is")
    func undoBehindCaret() {
        var state = TextEditingState("")
        for (place, letter) in [(0, "a"), (1, "b"), (2, "c"), (1, "x")] {
            let caret = place + 1..<place + 1
            let isKnown = state.replace(
                place..<place, with: letter, selection: caret, marked: nil, on: state.version)
            #expect(isKnown)
        }
        #expect(state.text == "axbc")
        state.undo()
        #expect(state.text == "abc")
        state.undo()
        #expect(state.text == "")
    }

    @Test("What is typed elsewhere, or removed, is undone by itself")
    func undoGroups() {
        var state = TextEditingState("")
        state.insert("a")
        state.insert("b")
        state.move(to: 0, extends: false)
        state.insert("c")
        state.replace(0..<1, with: "", kind: .deleting)
        #expect(state.text == "ab")
        state.undo()
        #expect(state.text == "cab")
        state.undo()
        #expect(state.text == "ab")
        #expect(state.selection == 0..<0)
        state.undo()
        #expect(state.text == "")
    }

    @Test("A composition replaces itself until it is kept, and is undone as one")
    func composition() {
        var state = TextEditingState("ab")
        state.move(to: 1, extends: false)
        state.compose("k", selection: 1..<1)
        state.compose("か", selection: 1..<1)
        #expect(state.text == "aかb")
        #expect(state.marked == 1..<2)
        state.compose("かな", selection: 0..<1)
        #expect(state.selection == 1..<2)
        state.insert("仮名")
        #expect(state.text == "a仮名b")
        #expect(state.marked == nil)
        state.undo()
        state.undo()
        #expect(state.text == "ab")
    }

    @Test(
        "What the app makes of a text leaves the caret behind what was typed",
        arguments: [
            ("12345", 5, "1234 5", 6), ("1234", 4, "1234 ", 5), ("12340 5678", 5, "1234 0567 8", 6),
            ("12034 5678 9", 3, "1203 4567 89", 3), ("abc", 2, "ABC", 2), ("héllo", 5, "", 0), ("a", 1, "abc", 3),
        ])
    func merges(typed: String, caret: Int, made: String, expected: Int) {
        var state = TextEditingState("")
        state.insert(typed)
        state.move(to: caret, extends: false)
        state.take(made)
        #expect(state.text == made)
        #expect(state.selection == min(expected, made.utf16.count)..<min(expected, made.utf16.count))
    }

    @Test("After a deletion the caret stays before what the app puts in there")
    func mergesAfterDeletion() {
        var state = TextEditingState("1234 5")
        state.move(to: 5, extends: false)
        state.replace(4..<5, with: "", kind: .deleting)
        state.take("1234 5")
        #expect(state.selection == 4..<4)
    }

    @Test("What the app made of an edit is undone with the edit")
    func undoesFormatting() {
        var state = TextEditingState("1234")
        state.insert("5")
        state.take("1234 5")
        state.undo()
        #expect(state.text == "1234")
        state.redo()
        #expect(state.text == "1234 5")
        #expect(state.selection == 6..<6)
    }

    @Test("An edit of an older version is moved by what has happened since; one of an unknown version is refused")
    func versions() {
        var state = TextEditingState("abc")
        let old = state.version
        state.take("xabc")
        let isTaken1 = state.replace(3..<3, with: "d", selection: 4..<4, marked: nil, on: old)
        #expect(isTaken1)
        #expect(state.text == "xabcd")
        #expect(state.selection == 5..<5)
        let isTaken2 = state.replace(0..<0, with: "!", selection: 1..<1, marked: nil, on: state.version + 1)
        #expect(!isTaken2)
        let isTaken3 = state.replace(0..<0, with: "!", selection: 1..<1, marked: nil, on: -5)
        #expect(!isTaken3)
        for _ in 0...TextEditingState.versionsKept { state.insert("y") }
        let isTaken4 = state.replace(0..<0, with: "!", selection: 1..<1, marked: nil, on: old)
        #expect(!isTaken4)
        #expect(!state.text.contains("!"))
    }

    @Test("Ranges outside of the text, and within a surrogate pair, count as the nearest place")
    func clamps() {
        var state = TextEditingState("a😀b")
        let isTaken5 = state.replace(2..<99, with: "c", selection: 0..<500, marked: 7..<9, on: state.version)
        #expect(isTaken5)
        #expect(state.text == "ac")
        #expect(state.selection == 0..<2)
        state.select(-5..<900)
        #expect(state.selection == 0..<2)
    }

    @Test("A text that does not fit loses its end, and says so")
    func limit() {
        var state = TextEditingState("ab")
        state.limit = 5
        state.insert("cd😀")
        #expect(state.text == "abcd")
        #expect(state.isOverfull)
        state.insert("efg")
        #expect(state.text == "abcde")
    }

    @Test("Edits at random can all be undone and made anew", arguments: UInt64(1)...40)
    func random(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        var state = TextEditingState("")
        let pieces = ["a", "é", "👍🏽", " ", "\n", "word", "مرحبا", "e\u{301}", "東"]
        for _ in 0..<80 {
            let length = state.length
            let low = Int.random(in: 0...length, using: &numbers)
            let range = low..<Int.random(in: low...length, using: &numbers)
            switch Int.random(in: 0...6, using: &numbers) {
            case 0, 1: state.insert(numbers.pick(pieces))
            case 2: state.replace(range, with: "", kind: .deleting)
            case 3: state.select(range)
            case 4: state.take(state.text.uppercased())
            case 5: state.undo()
            default: state.compose(numbers.pick(pieces), selection: 0..<1)
            }
            #expect(state.text.clamped(units: state.selection) == state.selection, "seed \(seed)")
            if let marked = state.marked { #expect(state.text.clamped(units: marked) == marked, "seed \(seed)") }
        }
        state.commitComposition()
        let end = state.text
        var undone = 0
        while state.canUndo {
            state.undo()
            undone += 1
        }
        for _ in 0..<undone { state.redo() }
        #expect(state.text == end, "seed \(seed)")
    }
}
