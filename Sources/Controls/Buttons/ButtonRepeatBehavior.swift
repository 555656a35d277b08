/// Whether buttons do again and again what they are for while they are held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let isEnabled: Bool

    /// As the system has it: they do not.
    public static let automatic = ButtonRepeatBehavior(isEnabled: false)
    /// They do.
    public static let enabled = ButtonRepeatBehavior(isEnabled: true)
    /// They do not.
    public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}

private struct ButtonRepeatKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons go on while they are held.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }
}

extension View {
    /// Says whether the buttons in this view do again what they are for while they are held: after half a second, and ten
    /// times a second from then on.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
