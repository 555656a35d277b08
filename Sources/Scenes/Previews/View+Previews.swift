enum PreviewName: LayoutValueKey {
    static var defaultValue: String? { nil }
}

enum PreviewSize: LayoutValueKey {
    static var defaultValue: PreviewLayout { .device }
}

enum PreviewScreen: LayoutValueKey {
    static var defaultValue: PreviewDevice? { nil }
}

enum PreviewOrientation: LayoutValueKey {
    static var defaultValue: InterfaceOrientation { .portrait }
}

extension View {
    /// Names the preview that shows the view; nil leaves the name to the tools.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        layoutValue(key: PreviewName.self, value: value)
    }

    /// Says what room the preview that shows the view has.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        layoutValue(key: PreviewSize.self, value: value)
    }

    /// Says on what device's screen the view is previewed; nil for the usual one.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        layoutValue(key: PreviewScreen.self, value: value)
    }

    /// Says how the device is held that the view is previewed on.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        layoutValue(key: PreviewOrientation.self, value: value)
    }
}
