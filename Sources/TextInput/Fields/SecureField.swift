/// A field for a secret: what is typed is shown as dots.
///
/// The text is in no layer, no element for assistive technology and no log. After the focus has come back, the first key
/// replaces all of it.
public struct SecureField<Label: View>: View {
    private let label: Label
    private let source: TextSource
    private let prompt: Text?
    private var onCommit: () -> Void = {}

    @Environment(\.textFieldStyle) private var style

    init(source: TextSource, prompt: Text?, label: Label) {
        self.label = label
        self.source = source
        self.prompt = prompt
    }

    /// The field in the style of text fields.
    public var body: some View {
        var field = TextField<_TextFieldStyleLabel>(
            source: source, prompt: prompt,
            label: _TextFieldStyleLabel(_content: AnyView(label), text: label as? Text))
        field.onCommit = onCommit
        field.isStyled = true
        field.isSecure = true
        return style.makeBody(field)
    }

    /// A field for a secret, with a label that stands there while it is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: TextSource(text), prompt: prompt, label: label())
    }
}

extension SecureField where Label == Text {
    /// A field for a secret.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(source: TextSource(text), prompt: nil, label: Text(titleKey))
    }

    /// A field for a secret.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(source: TextSource(text), prompt: nil, label: Text(title))
    }

    /// A field for a secret, with something else than the title while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(source: TextSource(text), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a secret, with something else than the title while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(source: TextSource(text), prompt: prompt, label: Text(title))
    }

    /// A field for a secret that says when the return key is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(source: TextSource(text), prompt: nil, label: Text(titleKey))
        self.onCommit = onCommit
    }

    /// A field for a secret that says when the return key is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(source: TextSource(text), prompt: nil, label: Text(title))
        self.onCommit = onCommit
    }
}
