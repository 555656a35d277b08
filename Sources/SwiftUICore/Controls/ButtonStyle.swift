/// How buttons look, pressed and not; the engine finds out what was pressed.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of view that shows a button.
    associatedtype Body: View
    /// What there is to show.
    typealias Configuration = ButtonStyleConfiguration

    /// The view that shows a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button that a style shows.
public struct ButtonStyleConfiguration {
    /// The label of the button, whatever views it is made of.
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

    /// What the button is for.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    /// Whether a finger is on the button and lifting it would count.
    public let isPressed: Bool
}

/// How buttons look and what triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of view that shows a button.
    associatedtype Body: View
    /// What there is to show.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The view that shows a button and calls `trigger()` when it is used.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button that a style shows and triggers.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button, whatever views it is made of.
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

    /// What the button is for.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    let action: @MainActor () -> Void

    init(role: ButtonRole?, label: AnyView, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = Label(content: label)
        self.action = action
    }

    /// Does what the button is for.
    public func trigger() {
        MainThread.run(action)
    }
}

/// A style of any type.
struct AnyButtonStyle {
    let makeBody: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView
    let value: Any
    let isSame: (Any) -> Bool

    // Styles are only used on the main actor, to which their protocols belong.

    init<S: PrimitiveButtonStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(PrimitiveStyleBody(style: style, configuration: $0)) }
        value = style
        isSame = { ($0 as? S).map { ViewComparison.areEqual($0, style) } ?? false }
    }

    init<S: ButtonStyle>(pressed style: S, fillsBounds: Bool = false) {
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(PressableButton(style: style, configuration: $0, fillsBounds: fillsBounds)) }
        value = style
        isSame = { ($0 as? S).map { ViewComparison.areEqual($0, style) } ?? false }
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(pressed: BorderlessPressStyle(), fillsBounds: true) }
}

extension EnvironmentValues {
    var primitiveButtonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

/// Evaluates a style as if it were a view, so that its dynamic properties work.
struct PrimitiveStyleBody<Style: PrimitiveButtonStyle>: View, ForwardsDynamicProperties {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

/// A button that tells its style when it is pressed, and triggers when it is let go.
struct PressableButton<Style: ButtonStyle>: View, ForwardsDynamicProperties {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    /// Whether a touch anywhere in the bounds counts, rather than on what is shown.
    let fillsBounds: Bool
    @State private var isPressed = false

    init(style: Style, configuration: PrimitiveButtonStyleConfiguration, fillsBounds: Bool) {
        self.style = style
        self.configuration = configuration
        self.fillsBounds = fillsBounds
    }

    var body: some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed)
        )
        .modifier(
            PressModifier(
                fillsBounds: fillsBounds, setPressed: { isPressed = $0 }, trigger: { configuration.action() }))
    }
}

extension View {
    /// Shows the buttons in this view in a style.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(buttonStyle: AnyButtonStyle(pressed: style)))
    }

    /// Shows the buttons in this view in a style that triggers them itself.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(buttonStyle: AnyButtonStyle(style)))
    }
}

extension EnvironmentModifier {
    fileprivate init(buttonStyle style: AnyButtonStyle) {
        self.init(value: style.value, isSame: style.isSame, apply: { $0.primitiveButtonStyle = style })
    }
}
