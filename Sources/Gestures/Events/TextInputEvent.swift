/// What an input method does to the focused text field.
package struct TextInputEvent: Hashable, Sendable {
    /// One edit.
    package enum Edit: Hashable, Sendable {
        /// Replaces the selection, and what was being composed.
        case insert(String)
        /// Shows text that is still being composed; `selection` counts its characters.
        case compose(String, selection: Range<Int>)
        /// Keeps what was being composed as it is.
        case commit
        /// Removes the selection, or the character before it.
        case deleteBackward
        /// Removes the selection, or the character after it.
        case deleteForward
    }

    /// The edit.
    package var edit: Edit
    /// When, in seconds of the host's clock.
    package var time: Double

    /// Creates an event.
    package init(_ edit: Edit, time: Double) {
        self.edit = edit
        self.time = time
    }
}
