// Titles that are resources, as the symbols are that Xcode makes of string catalogs.

extension SecureField where Label == Text {
    /// A field for a secret; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(source: TextSource(text), prompt: nil, label: Text(titleResource))
    }

    /// A field for a secret, with something else than the title while it is empty; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(source: TextSource(text), prompt: prompt, label: Text(titleResource))
    }
}

extension TextField where Label == Text {
    /// A field for a value that a format style writes; the title is a resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), prompt: prompt, label: Text(titleResource))
    }

    /// A field for a value that may be missing; the title is a resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), prompt: prompt, label: Text(titleResource))
    }

    /// A field for a value that a formatter writes; the title is a resource.
    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(source: TextSource(value, formatter), prompt: prompt, label: Text(titleResource))
    }

    /// A field for a text; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(source: TextSource(text), label: Text(titleResource))
    }

    /// A field for a text, with something else than the title while it is empty; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(source: TextSource(text), prompt: prompt, label: Text(titleResource))
    }

    /// A field for a text that grows along an axis; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(source: TextSource(text), axis: axis, label: Text(titleResource))
    }

    /// A field for a text that grows along an axis, with something else than the title while it is empty; the title is
    /// a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(source: TextSource(text), prompt: prompt, axis: axis, label: Text(titleResource))
    }

    /// A field for a text, whose selection the app knows and sets; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(source: TextSource(text), prompt: prompt, axis: axis ?? .horizontal, label: Text(titleResource))
        self.selection = selection
    }
}
