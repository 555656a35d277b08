/// Where a field's text comes from and goes to.
struct TextSource {
    /// The text of the app's value.
    var read: () -> String
    /// Takes what is typed.
    var write: (String) -> Void
    /// Takes what was typed once the editing ends; nil where each change is written at once.
    var commit: ((String) -> Void)?

    /// A text of the app's, written with each change.
    init(_ text: Binding<String>) {
        read = { text.wrappedValue }
        write = { if !text.wrappedValue.hasSameUnits(as: $0) { text.wrappedValue = $0 } }
    }

    /// A value that is shown as a text, written when the editing ends.
    ///
    /// - Parameter commit: takes the text; a text that means no value leaves the value as it is.
    init(read: @escaping () -> String, commit: @escaping (String) -> Void) {
        self.read = read
        write = { _ in }
        self.commit = commit
    }

    /// Whether the field shows what the app has while it is edited.
    var isLive: Bool { commit == nil }
}
