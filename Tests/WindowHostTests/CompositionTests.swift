import RiffleGestures
import RiffleHosting
import Testing

@testable import RiffleWindowHost

@MainActor @Suite struct CompositionTests {
    private func state(_ text: String, _ selection: Range<Int>, marked: Range<Int>? = nil) -> TextInputState {
        var state = TextInputState()
        state.text = text
        state.selection = selection
        state.marked = marked
        return state
    }

    @Test func whatIsComposedStandsInPlaceOfTheSelection() {
        #expect(
            Composition.compose("に", caret: 1, in: state("abcd", 1..<3))
                == .replace(1..<3, with: "に", selection: 2..<2, marked: 1..<2))
    }

    @Test func whatIsComposedNextStandsInPlaceOfWhatWasBefore() {
        #expect(
            Composition.compose("日本", caret: 0, in: state("aにd", 2..<2, marked: 1..<2))
                == .replace(1..<2, with: "日本", selection: 1..<1, marked: 1..<3))
    }

    @Test func theCaretCountsCharactersAndTheTextCodeUnits() {
        #expect(
            Composition.compose("😀x", caret: 1, in: state("", 0..<0))
                == .replace(0..<0, with: "😀x", selection: 2..<2, marked: 0..<3))
    }

    @Test func aCompositionThatIsGivenUpLeavesNothing() {
        #expect(
            Composition.compose("", caret: 0, in: state("aにd", 2..<2, marked: 1..<2))
                == .replace(1..<2, with: "", selection: 1..<1, marked: nil))
        #expect(Composition.compose("", caret: 0, in: state("ad", 1..<1)) == nil)
    }

    @Test func whatIsPutInEndsTheComposition() {
        #expect(
            Composition.commit("日本", in: state("aにd", 2..<2, marked: 1..<2))
                == .replace(1..<2, with: "日本", selection: 3..<3))
    }
}
