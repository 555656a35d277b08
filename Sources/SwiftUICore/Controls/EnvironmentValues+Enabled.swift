private struct EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether controls and gestures answer.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

extension View {
    /// Keeps controls and gestures in this view from answering; what a view further out disabled stays so.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(
            EnvironmentModifier(
                value: disabled, isSame: { ($0 as? Bool) == disabled },
                apply: { $0.isEnabled = $0.isEnabled && !disabled }))
    }
}
