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

extension EnvironmentValues {
    /// How strong the user wants contrast: as usual, as no host knows of another wish.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// How heavy the user wants text: as usual, as no host knows of another wish.
    public var legibilityWeight: LegibilityWeight? { .regular }
    /// Whether the display is dimmed to stay on all the time: never here.
    public var isLuminanceReduced: Bool { false }
    /// Whether the app can have several windows: never here.
    public var supportsMultipleWindows: Bool { false }
}
