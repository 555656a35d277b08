private struct LabelStyleKey: PlaceBoundKey {
    static var defaultValue: ErasedStyle<LabelStyleConfiguration> {
        var style = ErasedStyle<LabelStyleConfiguration>.labels(DefaultLabelStyle())
        style.isAutomatic = true
        return style
    }

    /// Labels are shown as anywhere else, unless somebody asked for another style than that of the place.
    @MainActor static func leave(_ values: inout EnvironmentValues) {
        values.labelStyle.setAutomatic(defaultValue)
    }
}

extension EnvironmentValues {
    var labelStyle: ErasedStyle<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }

    /// Shows labels in a style where nobody asked for another than that of the place.
    package mutating func setAutomaticLabelStyle<S: LabelStyle>(_ style: S) {
        labelStyle.setAutomatic(.labels(style))
    }
}

extension ErasedStyle<LabelStyleConfiguration> {
    fileprivate static func labels<S: LabelStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets how labels in this view are shown.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        var erased = ErasedStyle<LabelStyleConfiguration>.labels(style)
        erased.isAutomatic = style is DefaultLabelStyle
        return modifier(erased.modifier(at: \.labelStyle))
    }

    /// Shows labels here as outside of rows, which have a color for icons that is not seen on buttons of that color.
    func plainLabels() -> some View {
        transformEnvironment(\.self) { $0.setAutomaticLabelStyle(DefaultLabelStyle()) }
    }
}
