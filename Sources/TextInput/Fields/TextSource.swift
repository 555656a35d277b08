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
        let commit: (String, Locale) -> Void
    }

    /// A text of the app's, written with each change.
    init(_ text: Binding<String>) {
        self.text = text
        value = nil
    }

    /// A value that is shown as a text, written when the editing ends.
    ///
    /// - Parameter commit: takes the text; a text that means no value leaves the value as it is.
    init(read: @escaping (Locale) -> String, commit: @escaping (String, Locale) -> Void) {
        text = nil
        value = Value(read: read, commit: commit)
    }

    /// Whether the field shows what the app has while it is edited.
    var isLive: Bool { text != nil }

    /// The text of the app's value.
    func read() -> String { text?.wrappedValue ?? value?.read(locale) ?? "" }

    /// Takes what is typed.
    func write(_ typed: String) {
        guard let text, !text.wrappedValue.hasSameUnits(as: typed) else { return }
        text.wrappedValue = typed
    }

    /// Takes what was typed once the editing ends; nil where each change is written at once.
    var commit: ((String) -> Void)? {
        value.map { [locale] value in { value.commit($0, locale) } }
    }
}
