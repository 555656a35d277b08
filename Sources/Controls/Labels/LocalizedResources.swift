// Titles that are resources, as the symbols are that Xcode makes of string catalogs: `Button(.save) { … }`.

extension Label where Title == Text, Icon == Image {
    /// A label of a resource and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A label of a resource and a picture.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }
}

extension Button where Label == Text {
    /// A button whose title is a resource.
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == RiffleControls.Label<Text, Image> {
    /// A button of a resource and a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RiffleControls.Label(titleResource, systemImage: systemImage) }
    }
}

extension Toggle where Label == Text {
    /// A toggle whose label is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}
