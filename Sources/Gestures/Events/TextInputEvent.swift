/// Something that is done to a text that is being edited. Offsets count UTF-16 code units.
package struct TextInputEvent: Hashable, Sendable {
    /// One edit.
    package enum Edit: Codable, Hashable, Sendable {
        /// Replaces a part of the text; `selection` and what is being composed are those of the new text.
        case replace(Range<Int>, with: String, selection: Range<Int>, marked: Range<Int>? = nil)
        /// Selects a part of the text, or puts the caret between two characters.
        case select(Range<Int>)
        /// Does what a key would do.
        case command(TextCommand)
    }

    /// Which text it is for; 0 for the one that has the focus.
    package var target: UInt32
    /// The version of the text that the edit was made on.
    package var version: Int
    /// The edit.
    package var edit: Edit
    /// When, in seconds of the host's clock.
    package var time: Double

    /// Creates an event.
    package init(_ edit: Edit, target: UInt32 = 0, version: Int, time: Double) {
        self.edit = edit
        self.target = target
        self.version = version
        self.time = time
    }
}
