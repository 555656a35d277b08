// Titles that are resources, as the symbols are that Xcode makes of string catalogs.

extension ColorPicker where Label == Text {
    /// A picker of a color with a title; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }

    /// A picker of a color in another form, with a title; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }
}

extension DatePicker where Label == Text {
    /// A picker with a title; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
    }

    /// A picker with a title, for dates of a range; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }

    /// A picker with a title, for dates from one on; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }

    /// A picker with a title, for dates up to one; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }
}

extension MultiDatePicker where Label == Text {
    /// A picker with a title, which only assistive technology tells; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleResource) }
    }

    /// A picker with a title, for days of a range; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// A picker with a title, for days from one on; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// A picker with a title, for days before a moment; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }
}

extension Picker where Label == Text {
    /// A picker with a title; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleResource), content: content(), currentValueLabel: nil)
    }

    /// A picker with a title, whose menu button shows something else than the chosen option; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, label: Text(titleResource), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker with a title that sets several values at once; the title is a resource.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
    }
}

extension Picker where Label == RiffleControls.Label<Text, Image> {
    /// A picker with a title and a symbol; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            RiffleControls.Label(titleResource, systemImage: systemImage)
        }
    }

    /// A picker with a title and a picture from an asset catalog; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { RiffleControls.Label(titleResource, image: image) }
    }
}
