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
    ///
    /// A symbol follows the font; the scale comes on top of that. `medium`, which is the default, is as large as
    /// capital letters need; `small` is 0.81 of it and `large` is 1.28 of it. The scale reaches all symbols in the
    /// view. Pictures are not affected: they have their own size, or that of `resizable()`.
    ///
    ///     HStack {
    ///         Image(systemName: "star.fill")
    ///         Text("Best trail of the year")
    ///     }
    ///     .font(.title2)
    ///     .imageScale(.small)
    ///
    /// - Parameter scale: small, medium or large.
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
