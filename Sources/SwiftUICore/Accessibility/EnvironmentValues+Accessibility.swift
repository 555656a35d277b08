private struct ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ReduceTransparencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DifferentiateWithoutColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct VoiceOverKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct InvertColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// What the person at the screen asked the system for: off by default, hosts put in what they know.
extension EnvironmentValues {
    /// Whether movement is to be kept to what is needed.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether grounds are to be opaque.
    public var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }

    /// Whether what colors tell is to be told in another way too.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateWithoutColorKey.self] }
        set { self[DifferentiateWithoutColorKey.self] = newValue }
    }

    /// Whether a screen reader is in use.
    public var accessibilityVoiceOverEnabled: Bool {
        get { self[VoiceOverKey.self] }
        set { self[VoiceOverKey.self] = newValue }
    }

    /// Whether the display's colors are inverted.
    public var accessibilityInvertColors: Bool {
        get { self[InvertColorsKey.self] }
        set { self[InvertColorsKey.self] = newValue }
    }
}
