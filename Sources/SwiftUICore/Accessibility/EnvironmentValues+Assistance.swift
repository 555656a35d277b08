private struct SwitchControlKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct LargeContentViewerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct AssistiveAccessKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ButtonShapesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DimFlashingLightsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct PlayAnimatedImagesKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

/// What browsers and Linux say nothing of: as on a device where nothing of it is switched on. Tests may set it.
extension EnvironmentValues {
    /// Whether the program is used by switches.
    public var accessibilitySwitchControlEnabled: Bool {
        get { self[SwitchControlKey.self] }
        set { self[SwitchControlKey.self] = newValue }
    }

    /// Whether small labels are shown large while they are pressed.
    public var accessibilityLargeContentViewerEnabled: Bool {
        get { self[LargeContentViewerKey.self] }
        set { self[LargeContentViewerKey.self] = newValue }
    }

    /// Whether the device shows the simple look of Assistive Access.
    public var accessibilityAssistiveAccessEnabled: Bool {
        get { self[AssistiveAccessKey.self] }
        set { self[AssistiveAccessKey.self] = newValue }
    }

    /// Whether buttons of the app's own are to have a shape that tells them from text.
    public var accessibilityShowButtonShapes: Bool {
        get { self[ButtonShapesKey.self] }
        set { self[ButtonShapesKey.self] = newValue }
    }

    /// Whether videos are to be dimmed where lights flash.
    public var accessibilityDimFlashingLights: Bool {
        get { self[DimFlashingLightsKey.self] }
        set { self[DimFlashingLightsKey.self] = newValue }
    }

    /// Whether pictures that move are to play by themselves.
    public var accessibilityPlayAnimatedImages: Bool {
        get { self[PlayAnimatedImagesKey.self] }
        set { self[PlayAnimatedImagesKey.self] = newValue }
    }

    /// Whether a screen reader, or control by switches, is in use.
    public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }
}
