/// The name under which the common value is set.
private enum EnabledKey {}

extension EnvironmentValues {
    /// Whether controls and gestures answer.
    public var isEnabled: Bool {
        get { common.values.isEnabled }
        set { setCommon(EnabledKey.self) { $0.isEnabled = newValue } }
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
