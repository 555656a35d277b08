/// What is selected of several texts, of which one at a time has a selection. Offsets count UTF-16 code units.
struct TextSpan: Equatable {
    /// Which text.
    var text: Int
    /// Where the selection began, and where it ends now.
    var anchor: Int
    var head: Int

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// All of a text.
    static func all(of string: String, text: Int) -> TextSpan {
        TextSpan(text: text, anchor: 0, head: string.utf16.count)
    }

    /// The word at an offset.
    static func word(at offset: Int, of string: String, text: Int) -> TextSpan {
        let word = string.word(at: offset)
        return TextSpan(text: text, anchor: word.lowerBound, head: word.upperBound)
    }

    /// The characters.
    func characters(of string: String) -> String {
        let range = string.clamped(units: range)
        return String(string[string.index(atUnit: range.lowerBound)..<string.index(atUnit: range.upperBound)])
    }
}

/// The selection of the texts of a window: where a new one begins, the one before ends.
@MainActor
final class TextSelectionOwner {
    private var clear: (() -> Void)?
    private weak var probe: FrameProbe?

    func begin(_ probe: FrameProbe, clear: @escaping () -> Void) {
        if self.probe !== probe { self.clear?() }
        self.probe = probe
        self.clear = clear
    }
}
