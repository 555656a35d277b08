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
    public struct Label: View {
        let content: AnyView

        /// The label makes the nodes.
        public typealias Body = Never

        /// Makes the label's nodes.
        public static func _makeNode(_ view: Label, _ context: _NodeContext) -> _ViewNode {
            AnyView._makeNode(view.content, context)
        }

        /// Updates the label.
        public static func _updateNode(_ node: _ViewNode, _ view: Label, _ transaction: Transaction) {
            AnyView._updateNode(node, view.content, transaction)
        }
    }

    /// What the toggle shows.
    public let label: Label
    /// Whether the toggle is on; `$isOn` is a binding to it.
    @Binding public var isOn: Bool
    /// Whether some of the values that the toggle stands for are on and some off.
    public var isMixed: Bool

    init(label: AnyView, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = Label(content: label)
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// A style of any type.
struct AnyToggleStyle {
    let makeBody: @MainActor (ToggleStyleConfiguration) -> AnyView
    let value: Any
    let isSame: (Any) -> Bool

    init<S: ToggleStyle>(_ style: S) {
        // Styles are only used on the main actor, to which their protocol belongs.
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(ToggleStyleBody(style: style, configuration: $0)) }
        value = style
        isSame = { ($0 as? S).map { ViewComparison.areEqual($0, style) } ?? false }
    }
}

/// Evaluates a style as if it were a view, so that its dynamic properties work.
private struct ToggleStyleBody<Style: ToggleStyle>: View, ForwardsDynamicProperties {
    let style: Style
    let configuration: ToggleStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyToggleStyle { AnyToggleStyle(SwitchToggleStyle()) }
}

private struct LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var toggleStyle: AnyToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }

    /// Whether controls show themselves without the labels that stand beside them.
    var hidesLabels: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Shows the toggles in this view in a style.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        let style = AnyToggleStyle(style)
        return modifier(
            EnvironmentModifier(value: style.value, isSame: style.isSame, apply: { $0.toggleStyle = style }))
    }

    /// Hides the labels beside the controls in this view; they are still read out.
    nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
