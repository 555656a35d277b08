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
    ///
    /// Buttons, toggles, sliders and their kin look fainter, controls cannot get the focus, and assistive technology
    /// learns that they are disabled. Views without controls look as before. Because an outer `disabled(true)` cannot
    /// be undone further in, apply it to the smallest view that needs it. Styles and views of your own read `isEnabled`
    /// of the environment.
    ///
    ///     Button("Save the trip", action: store)
    ///         .disabled(title.isEmpty)
    ///
    /// - Parameter disabled: whether the view is disabled; false changes nothing.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(
            EnvironmentModifier(
                value: disabled, isSame: { ($0 as? Bool) == disabled },
                apply: { $0.isEnabled = $0.isEnabled && !disabled }))
    }
}
