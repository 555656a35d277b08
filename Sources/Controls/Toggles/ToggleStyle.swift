/// How toggles look and what switches them.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of view that shows a toggle.
    associatedtype Body: View
    /// What there is to show.
    typealias Configuration = ToggleStyleConfiguration

    /// The view that shows a toggle and changes `configuration.isOn`.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle that a style shows.
public struct ToggleStyleConfiguration {
    /// The label of the toggle, whatever views it is made of.
    public struct Label: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// What the toggle shows.
    public let label: Label
    /// Whether the toggle is on; `$isOn` is a binding to it.
    @Binding public var isOn: Bool
    /// Whether some of the values that the toggle stands for are on and some off.
    public var isMixed: Bool

    init(label: AnyView, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = Label(_content: label)
        _isOn = isOn
        self.isMixed = isMixed
    }
}

private struct ToggleStyleKey: PlaceBoundKey {
    static var defaultValue: ErasedStyle<ToggleStyleConfiguration> {
        var style = ErasedStyle<ToggleStyleConfiguration>.toggles(DefaultToggleStyle())
        style.isAutomatic = true
        return style
    }

    /// Toggles are shown as anywhere else, unless somebody asked for another style than that of the place.
    @MainActor static func leave(_ values: inout EnvironmentValues) {
        values.toggleStyle.setAutomatic(defaultValue)
    }
}

private struct LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var toggleStyle: ErasedStyle<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }

    /// Shows toggles in a style where nobody asked for another than that of the place.
    package mutating func setAutomaticToggleStyle<S: ToggleStyle>(_ style: S) {
        toggleStyle.setAutomatic(.toggles(style))
    }

    /// Whether controls show themselves without the labels that stand beside them.
    package var hidesLabels: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension ErasedStyle<ToggleStyleConfiguration> {
    fileprivate static func toggles<S: ToggleStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Shows the toggles in this view in a style.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        var erased = ErasedStyle.toggles(style)
        erased.isAutomatic = style is DefaultToggleStyle
        return modifier(erased.modifier(at: \.toggleStyle))
    }

    /// Hides the labels beside the controls in this view; they are still read out.
    nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }

    /// Hides or shows the labels beside the controls in this view, or leaves that to the views around.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.hidesLabels) { if visibility != .automatic { $0 = visibility == .hidden } }
    }
}
