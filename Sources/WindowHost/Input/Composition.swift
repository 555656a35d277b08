import RiffleGestures
import RiffleHosting

/// What an input method does to the text that has the focus, as edits of it.
package enum Composition {
    /// The edit that shows what is being composed in place of what was composed before, or of the selection.
    ///
    /// - Parameters:
    ///   - text: what is composed now; empty where nothing is any more.
    ///   - caret: where in it the caret is, in characters as input methods count them: Unicode scalars.
    /// - Returns: nil where nothing changes.
    package static func compose(_ text: String, caret: Int, in state: TextInputState) -> TextInputEvent.Edit? {
        guard !text.isEmpty || state.marked != nil else { return nil }
        let place = state.marked ?? state.selection
        let end = place.lowerBound + text.utf16.count
        let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(caret, 0)))).utf16.count
        let selection = place.lowerBound + before
        return .replace(
            place, with: text, selection: selection..<selection, marked: text.isEmpty ? nil : place.lowerBound..<end)
    }

    /// The edit that puts in what was composed.
    package static func commit(_ text: String, in state: TextInputState) -> TextInputEvent.Edit {
        let place = state.marked ?? state.selection
        let end = place.lowerBound + text.utf16.count
        return .replace(place, with: text, selection: end..<end)
    }
}
