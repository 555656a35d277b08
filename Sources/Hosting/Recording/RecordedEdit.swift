import RiffleGestures

/// An edit of a text in a recording.
package struct RecordedEdit: Codable, Hashable, Sendable {
    /// Which text it was for.
    package var target: UInt32
    /// The version it was made on.
    package var version: Int
    package var edit: TextInputEvent.Edit
    package var time: Double
    package var isRedacted = false

    /// - Parameter isSecret: whether the text is one that is not shown.
    init(_ event: TextInputEvent, isSecret: Bool) {
        target = event.target
        version = event.version
        edit = event.edit
        time = event.time
        guard case .replace(let range, let text, let selection, let marked) = event.edit,
            isSecret || Self.mayBePasted(text, over: range, marked)
        else { return }
        isRedacted = true
        edit = .replace(range, with: RecordedInput.redacted(text), selection: selection, marked: marked)
    }

    /// Several characters that come at once were pasted, dictated or filled in, and are nobody's business. What an
    /// input method composes, and a word that is put in the place of another, is short.
    private static func mayBePasted(_ text: String, over range: Range<Int>, _ marked: Range<Int>?) -> Bool {
        range.isEmpty && marked == nil ? text.count > 1 : text.utf16.count > RecordedInput.longestTypedText
    }

    /// The event.
    var event: TextInputEvent { TextInputEvent(edit, target: target, version: version, time: time) }
}
