private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<LabelStyleConfiguration> { .labels(DefaultLabelStyle()) }
}

extension EnvironmentValues {
    var labelStyle: ErasedStyle<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension ErasedStyle<LabelStyleConfiguration> {
    fileprivate static func labels<S: LabelStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(style) { style, configuration in
            StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
        }
    }
}

extension View {
    /// Sets how labels in this view are shown.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.labels(style).modifier(at: \.labelStyle))
    }
}
