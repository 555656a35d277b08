// Titles that are resources, as the symbols are that Xcode makes of string catalogs: `Button(.save) { … }`.

extension AccessibilityActionCategory {
    /// A group with a name; the name is a resource.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { self.init(Text(nameResource)) }
}

extension Button where Label == RiffleControls.Label<Text, Image> {
    /// A button with a title and a symbol; the title is a resource.
    @_disfavoredOverload
    @preconcurrency
    public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void)
    {
        self.init(action: action) { RiffleControls.Label(titleResource, systemImage: systemImage) }
    }

    /// A button with a title and a picture from an asset catalog; the title is a resource.
    @_disfavoredOverload
    @preconcurrency
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void)
    {
        self.init(action: action) { RiffleControls.Label(titleResource, image: image) }
    }

    /// A button for a purpose, with a title and a symbol; the title is a resource.
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RiffleControls.Label(titleResource, systemImage: systemImage) }
    }

    /// A button for a purpose, with a title and a picture from an asset catalog; the title is a resource.
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RiffleControls.Label(titleResource, image: image) }
    }
}

extension Button where Label == Text {
    /// A button with a title; the title is a resource.
    @_disfavoredOverload
    @preconcurrency
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }

    /// A button for a purpose, with a title; the title is a resource.
    @_disfavoredOverload
    @preconcurrency
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Link where Label == Text {
    /// A link with a title; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension View {
    /// Says what the view is for: assistive technology reads it out as a hint, and where there is a mouse, it is shown
    /// when that rests on the view; the text is a resource.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

    /// Shows a text at the end of the row or on the tab; nil shows none; the text is a resource.
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
        badge(resource.map { Text($0) })
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with the picture of a name; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }

    /// A title with the symbol of a name; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    /// A title with a picture from an asset catalog; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(resource) })
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows that something is under way, with a title; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text { self.init { Text(titleResource) } }

    /// Shows how far something has got, with a title; the title is a resource.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// A toggle with a title for several values at once; the title is a resource.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }
}

extension Toggle where Label == RiffleControls.Label<Text, Image> {
    /// A toggle with a title and a symbol; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { RiffleControls.Label(titleResource, systemImage: systemImage) }
    }

    /// A toggle with a title and a picture from an asset catalog; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { RiffleControls.Label(titleResource, image: image) }
    }

    /// A toggle with a title and a symbol for several values at once; the title is a resource.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { RiffleControls.Label(titleResource, systemImage: systemImage) }
    }
}

extension SliderTick {
    /// A mark at a value, with a text below; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, _ value: Value) { self.init(value) { Text(titleResource) } }
}

extension Stepper where Label == Text {
    /// A stepper with a title that changes a value by steps, and has it read out in a format; the title is a resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleResource) }, onEditingChanged: onEditingChanged
        )
    }

    /// A stepper with a title that changes a value by steps, as far as its bounds, and has it read out in a format; the
    /// title is a resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleResource) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that leaves to others what its buttons do; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that changes a value by steps; the title is a resource.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that changes a value by steps, as far as its bounds; the title is a resource.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }
}
