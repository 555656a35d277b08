extension TextSource {
    /// A value as a format style writes it and reads it: with each change that the style can parse.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        self.init(
            read: { format.local(to: $0).format(value.wrappedValue) },
            edited: { text, locale in
                // What means no value leaves the value as it is.
                guard let parsed = try? format.local(to: locale).parseStrategy.parse(text) else { return }
                value.change(to: parsed)
            })
    }

    /// The same for a value that may be missing: an empty text means so, and one that the style cannot parse.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        self.init(
            read: { locale in value.wrappedValue.map { format.local(to: locale).format($0) } ?? "" },
            edited: { text, locale in
                value.change(to: text.isEmpty ? nil : try? format.local(to: locale).parseStrategy.parse(text))
            })
    }

    /// A value as a formatter of Foundation writes it and reads it: when the editing ends.
    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        // Formatters of an app are used where its views are.
        nonisolated(unsafe) let formatter = formatter
        self.init(
            read: { _ in formatter.string(for: value.wrappedValue) ?? "" },
            commit: { text, _ in if let parsed = formatter.value(from: text) as? V { value.wrappedValue = parsed } })
    }
}

extension Binding {
    /// Writes a value that is another one.
    fileprivate func change(to new: Value) {
        if !ViewComparison.areEqual(wrappedValue, new) { wrappedValue = new }
    }
}

extension Formatter {
    /// What a text means; nil where it means nothing, and to a formatter of the app's own, which Foundation cannot ask here.
    fileprivate func value(from text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: text
        }
    }
}

extension TextField {
    /// A field for a value that a format style writes, with a label that stands there while it is empty.
    ///
    /// Each change of the text that the style can parse changes the value; a text that it cannot parse leaves it. The text
    /// is written anew when the editing ends.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), prompt: prompt, label: label())
    }

    /// A field for a value that may be missing, with a label that stands there while it is.
    ///
    /// Each change of the text changes the value; a text that the style cannot parse means none.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), prompt: prompt, label: label())
    }

    /// A field for a value that a formatter writes, with a label that stands there while it is empty.
    ///
    /// The value is changed when the editing ends.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(source: TextSource(value, formatter), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    /// A field for a value that a format style writes.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value that a format style writes.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), prompt: prompt, label: Text(title))
    }

    /// A field for a value that may be missing.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value that may be missing.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), prompt: prompt, label: Text(title))
    }

    /// A field for a value that a formatter writes.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(source: TextSource(value, formatter), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value that a formatter writes.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(source: TextSource(value, formatter), prompt: prompt, label: Text(title))
    }

    /// A field for a value that a formatter writes, which says when editing begins and ends, and when the return key is
    /// pressed.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(Text(titleKey), TextSource(value, formatter), onEditingChanged, onCommit)
    }

    /// A field for a value that a formatter writes, which says when editing begins and ends, and when the return key is
    /// pressed.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(Text(title), TextSource(value, formatter), onEditingChanged, onCommit)
    }
}
