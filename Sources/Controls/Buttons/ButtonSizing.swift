/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    let isFlexible: Bool

    /// As the style and the place have it: as wide as the label.
    public static let automatic = ButtonSizing(isFlexible: false)
    /// As wide as the label.
    public static let fitted = ButtonSizing(isFlexible: false)
    /// As wide as there is room.
    public static let flexible = ButtonSizing(isFlexible: true)
}

private struct ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
    var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Says how wide the buttons in this view are.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}
