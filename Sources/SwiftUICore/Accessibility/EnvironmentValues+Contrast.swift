/// How strong the contrast of colors is to be.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As usual.
    case standard
    /// Stronger than usual.
    case increased
}

/// How heavy text is to be so that it can be read.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// Heavier than usual.
    case bold
}

private struct ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
    /// How strong the user wants contrast: increased where a browser says so (`prefers-contrast: more`).
    public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

    /// What `colorSchemeContrast` is, for hosts, tests and previews, which may choose it.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// How heavy the user wants text: as usual, as no host knows of another wish.
    public var legibilityWeight: LegibilityWeight? { .regular }
    /// Whether the display is dimmed to stay on all the time: never here.
    public var isLuminanceReduced: Bool { false }
    /// Whether the app can have several windows: never here.
    public var supportsMultipleWindows: Bool { false }
}
