import RiffleAssets

extension Button where Label == RiffleControls.Label<Text, Image> {
    /// A button with a title and a symbol.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { RiffleControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { RiffleControls.Label(title, systemImage: systemImage) }
    }

    /// A button with a title and a picture from an asset catalog.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { RiffleControls.Label(titleKey, image: image) }
    }

    /// A button with a title and a picture from an asset catalog.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { RiffleControls.Label(title, image: image) }
    }

    /// A button for a purpose, with a title and a symbol.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RiffleControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A button for a purpose, with a title and a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RiffleControls.Label(title, systemImage: systemImage) }
    }

    /// A button for a purpose, with a title and a picture from an asset catalog.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RiffleControls.Label(titleKey, image: image) }
    }

    /// A button for a purpose, with a title and a picture from an asset catalog.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RiffleControls.Label(title, image: image) }
    }
}
