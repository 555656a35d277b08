/// The older ways to be told of editing.
extension TextField where Label == Text {
    /// A field for a text that says when editing begins and ends, and when the return key is pressed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), TextSource(text), onEditingChanged, onCommit)
    }

    /// A field for a text that says when editing begins and ends, and when the return key is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), TextSource(text), onEditingChanged, onCommit)
    }

    /// A field for a text that says when editing begins and ends.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(titleKey), TextSource(text), onEditingChanged, {})
    }

    /// A field for a text that says when editing begins and ends.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(title), TextSource(text), onEditingChanged, {})
    }

    /// A field for a text that says when the return key is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), TextSource(text), { _ in }, onCommit)
    }

    /// A field for a text that says when the return key is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(title), TextSource(text), { _ in }, onCommit)
    }

    init(
        _ label: Text, _ source: TextSource, _ onEditingChanged: @escaping (Bool) -> Void,
        _ onCommit: @escaping () -> Void
    ) {
        self.init(source: source, label: label)
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }
}
