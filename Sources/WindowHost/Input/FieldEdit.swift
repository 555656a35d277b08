import RiffleGestures
import RiffleHosting

/// What assistive technology did to a field's widget, as an edit of the text that the field has.
package enum FieldEdit {
    /// The edit that leads to what is wanted, and takes away no more than differs.
    ///
    /// - Parameters:
    ///   - shown: what the widget showed: the text, or as many dots where that is a secret.
    ///   - wanted: what it shows now. Characters that stayed stand for those of the text in their place.
    ///   - state: the field's text.
    /// - Returns: nil where nothing differs.
    package static func edit(from shown: String, to wanted: String, in state: TextInputState) -> TextInputEvent.Edit? {
        guard shown != wanted else { return nil }
        let (old, new, text) = (Array(shown), Array(wanted), Array(state.text))
        // What the app has written meanwhile is in no place that anybody could know.
        guard old.count == text.count else { return replacement(of: 0..<state.text.utf16.count, by: wanted) }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let before = length(text[..<start])
        let replaced = before..<before + length(text[start..<(old.count - end)])
        return replacement(of: replaced, by: String(new[start..<(new.count - end)]))
    }

    private static func length(_ characters: ArraySlice<Character>) -> Int {
        characters.reduce(0) { $0 + $1.utf16.count }
    }

    private static func replacement(of range: Range<Int>, by text: String) -> TextInputEvent.Edit {
        let caret = range.lowerBound + text.utf16.count
        return .replace(range, with: text, selection: caret..<caret)
    }
}
