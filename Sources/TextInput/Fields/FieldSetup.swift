/// What a field was last told by the app: what is below is done as this says.
struct FieldSetup {
    var source: TextSource
    var traits = TextInputTraits()
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
    /// Runs what the views around do with a text that is submitted.
    var submit: @MainActor () -> Void = {}
    var selection: Binding<TextSelection?>?
}
