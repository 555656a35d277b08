/// Where a field's text comes from and goes to.
///
/// Two sources of the same text count as the same, so that what only passes a source on is not evaluated again for each
/// character that is typed.
struct TextSource {
    /// A text of the app's, written with each change.
    private let text: Binding<String>?
    private let value: Value?
    /// In which language and region a value is written and read.
    var locale = Locale.current

    /// A value that is shown as a text.
    private struct Value {
        let read: (Locale) -> String
        let edited: ((String, Locale) -> Void)?
        let commit: ((String, Locale) -> Void)?
    }

    /// A text of the app's, written with each change.
    init(_ text: Binding<String>) {
        self.text = text
        value = nil
    }

    /// A value that is shown as a text, which is written anew when the editing ends.
    ///
    /// - Parameters:
    ///   - edited: receives each text that is typed.
    ///   - commit: receives the text when the editing ends, if it was edited.
    init(
        read: @escaping (Locale) -> String, edited: ((String, Locale) -> Void)? = nil,
        commit: ((String, Locale) -> Void)? = nil
    ) {
        text = nil
        value = Value(read: read, edited: edited, commit: commit)
    }

    /// Whether the field shows what the app has while it is edited.
    var isLive: Bool { text != nil }

    /// The text of the app's value.
    func read() -> String { text?.wrappedValue ?? value?.read(locale) ?? "" }

    /// Takes what is typed.
    func write(_ typed: String) {
        value?.edited?(typed, locale)
        guard let text, !text.wrappedValue.hasSameUnits(as: typed) else { return }
        text.wrappedValue = typed
    }

    /// Receives what was typed once the editing ends.
    func commit(_ typed: String) { value?.commit?(typed, locale) }
}
