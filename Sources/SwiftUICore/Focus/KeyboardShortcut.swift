/// A key with modifiers that does what a control does, wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys that are held with it.
    public var modifiers: EventModifiers

    /// Creates a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The return key, for the control that accepts what is shown.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key, for the control that leaves what is shown.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    package func matches(_ press: KeyPress) -> Bool {
        let held = press.modifiers.intersection([.shift, .control, .option, .command])
        return Self.lowercased(press.key) == Self.lowercased(key) && held == modifiers
    }

    /// With Shift held, hosts may tell the capital letter.
    private static func lowercased(_ key: KeyEquivalent) -> String { String(key.character).lowercased() }
}

private struct KeyboardShortcutKey: PlaceBoundKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut of the controls here.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Gives the control a shortcut; of several controls in the view, the first gets it.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Gives the control a shortcut; of several controls in the view, the first gets it.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Gives the control a shortcut, or none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
