/// A field for a line of text, or for several.
///
/// A field of a `String` writes each change at once. A field of a value with a format writes when the editing ends, by
/// the return key or because the focus goes elsewhere; a text that means no value then gives way to what was there
/// before. The title stands in the empty field and names it to screen readers. With `axis: .vertical` lines are broken,
/// the field grows, and the return key begins a new line. It takes the width that it is offered. `onSubmit(of:_:)` is
/// told of the return key, `focused(_:)` moves the focus, and `keyboardType(_:)` chooses the keyboard.
///
///     Form {
///         TextField("Name of the recipe", text: $name)
///         TextField("Servings", value: $servings, format: .number)
///             .keyboardType(.numberPad)
///     }
///
/// With a `Formatter` of the app's own, values are shown and not read: Foundation cannot ask it on Linux.
public struct TextField<Label: View>: View {
    let label: Label
    let source: TextSource
    var prompt: Text?
    var axis = Axis.horizontal
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
    var selection: Binding<TextSelection?>?
    var isSecure = false
    /// Whether a style has already dealt with the field.
    var isStyled = false

    @Environment(\.textFieldStyle) private var style

    init(source: TextSource, prompt: Text? = nil, axis: Axis = .horizontal, label: Label) {
        self.label = label
        self.source = source
        self.prompt = prompt
        self.axis = axis
    }

    /// The field in the style of the views around.
    public var body: some View {
        if isStyled {
            let clearButton = UITextField.appearance().clearButtonMode
            if clearButton == .never || !source.isLive {
                field
            } else {
                ClearableField(field: field, mode: clearButton)
            }
        } else {
            style.makeBody(styled)
        }
    }

    private var field: EditableField {
        EditableField(
            source: source, placeholder: prompt.map { AnyView($0) } ?? AnyView(label),
            name: name, prompt: prompt ?? name, axis: axis, isSecure: isSecure, onEditingChanged: onEditingChanged,
            onCommit: onCommit,
            selection: selection)
    }

    /// What the field is called.
    private var name: Text? {
        if let text = label as? Text { return text }
        if let written = (label as? _TextFieldStyleLabel)?.text { return written }
        return prompt
    }

    private var styled: TextField<_TextFieldStyleLabel> {
        let text = (label as? Text) ?? (label as? _TextFieldStyleLabel)?.text
        var field = TextField<_TextFieldStyleLabel>(
            source: source, prompt: prompt, axis: axis,
            label: _TextFieldStyleLabel(_content: AnyView(label), text: text))
        field.onEditingChanged = onEditingChanged
        field.onCommit = onCommit
        field.selection = selection
        field.isStyled = true
        return field
    }
}

extension TextField {
    /// A field for a text, with a label that stands there while it is empty.
    ///
    /// - Parameter prompt: what stands there instead of the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: TextSource(text), prompt: prompt, label: label())
    }

    /// A field for a text that grows along an axis.
    ///
    /// - Parameter axis: with `.vertical` lines are broken, and the return key begins a new one.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(source: TextSource(text), prompt: prompt, axis: axis, label: label())
    }

    /// A field for a text, whose selection the app knows and sets.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(source: TextSource(text), prompt: prompt, axis: axis ?? .horizontal, label: label())
        self.selection = selection
    }
}

extension TextField where Label == Text {
    /// A field for a text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(source: TextSource(text), label: Text(titleKey))
    }

    /// A field for a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(source: TextSource(text), label: Text(title))
    }

    /// A field for a text, with something else than the title while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(source: TextSource(text), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a text, with something else than the title while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(source: TextSource(text), prompt: prompt, label: Text(title))
    }

    /// A field for a text that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(source: TextSource(text), axis: axis, label: Text(titleKey))
    }

    /// A field for a text that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(source: TextSource(text), axis: axis, label: Text(title))
    }

    /// A field for a text that grows along an axis, with something else than the title while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(source: TextSource(text), prompt: prompt, axis: axis, label: Text(titleKey))
    }

    /// A field for a text that grows along an axis, with something else than the title while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(source: TextSource(text), prompt: prompt, axis: axis, label: Text(title))
    }

    /// A field for a text, whose selection the app knows and sets.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(source: TextSource(text), prompt: prompt, axis: axis ?? .horizontal, label: Text(titleKey))
        self.selection = selection
    }

    /// A field for a text, whose selection the app knows and sets.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(source: TextSource(text), prompt: prompt, axis: axis ?? .horizontal, label: Text(title))
        self.selection = selection
    }
}
