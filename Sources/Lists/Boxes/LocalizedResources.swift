// Titles that are resources, as the symbols are that Xcode makes of string catalogs.

extension ContentUnavailableView
where Label == RiffleControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a picture, and what it means; the title is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(label: { RiffleControls.Label(title, image: name) }, description: { description })
    }

    /// A title with a symbol, and what it means; the title is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(label: { RiffleControls.Label(title, systemImage: name) }, description: { description })
    }
}

extension ControlGroup {
    /// The controls of a closure, with a title for where they stand in a menu; the title is a resource.
    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleResource) }
    }

    /// The controls of a closure, with a title and a symbol for where they stand in a menu; the title is a resource.
    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleResource, systemImage: systemImage) }
    }
}

extension GroupBox where Label == Text {
    /// Views with a title above them; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text {
    /// A title with views; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A title with a text; the title is a resource.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(titleResource) { Text(value) }
    }

    /// A title with a value, written by a format; the title is a resource.
    @_disfavoredOverload
    public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleResource) { Text(format.format(value)) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Views that a title hides and shows; hidden at first; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Views that a title hides and shows, while a value says whether they are shown; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}
