import Gestures

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
            isSecret || text.utf16.count > RecordedInput.longestTypedText
        else { return }
        isRedacted = true
        edit = .replace(range, with: RecordedInput.redacted(text), selection: selection, marked: marked)
    }

    /// The event.
    var event: TextInputEvent { TextInputEvent(edit, target: target, version: version, time: time) }
}
