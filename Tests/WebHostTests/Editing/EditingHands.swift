/// Somebody who edits the text of a field: by keys, with an input method, with the mouse.
@MainActor
protocol EditingHands: AnyObject {
    /// Whether accents are only edited right on letters. Chromium removes too much around an accent on a flag or on nothing,
    /// and puts what is composed there elsewhere, in any page.
    var needsLettersBelowAccents: Bool { get }

    /// The text and what is selected, once everything has come to rest.
    ///
    /// - Throws: `HandsDisagree` where not all who hold the text have the same.
    func look() async throws -> (text: String, selection: Range<Int>)

    /// What the field shows now, wherever the app is.
    func glance() async throws -> (text: String, selection: Range<Int>)

    /// Types a text, as a keyboard or an input method does that composes nothing.
    func type(_ text: String) async throws
    /// Composes a text through some others, and keeps the last.
    func compose(_ steps: [String]) async throws
    func press(_ key: EditingKey) async throws
    /// Selects a range, as somebody who drags with the mouse from its beginning to its end.
    func select(_ range: Range<Int>) async throws
    func copy() async throws
    func cut() async throws
    func paste() async throws
    func undo() async throws
    func redo() async throws
    /// Presses at one place of the field and lets go at another, given as shares of its width.
    func drag(from start: Double, to end: Double) async throws
}

enum EditingKey: CaseIterable {
    case backspace, forwardDelete, left, right, wordLeft, wordRight, selectLeft, selectRight, selectWordLeft
    case selectWordRight, home, end, all
}

/// The page and the app do not have the same text.
struct HandsDisagree: Error, CustomStringConvertible {
    var page: String
    var app: String
    var description: String { "The page has \(page), the app has \(app)." }
}
