import RiffleAssets

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// The size of symbols against the text beside them.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols against the text beside them.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image.Scale {
    var symbolScale: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
