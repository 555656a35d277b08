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
    public struct Label: _StyledPart {
        /// The label.
        public let _content: AnyView
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
    public struct Label: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    let action: @MainActor () -> Void
    /// Whether the label tells the container around it something, such as a badge.
    let mayHaveBadge: Bool

    init(role: ButtonRole?, label: AnyView, mayHaveBadge: Bool = false, action: @escaping @MainActor () -> Void) {
        self.mayHaveBadge = mayHaveBadge
        self.role = role
        self.label = Label(_content: label)
        self.action = action
    }

    /// Does what the button is for.
    public func trigger() {
        MainThread.run(action)
    }
}

private struct ButtonStyleKey: PlaceBoundKey {
    static var defaultValue: ErasedStyle<PrimitiveButtonStyleConfiguration> {
        var style = ErasedStyle<PrimitiveButtonStyleConfiguration>.pressed(BorderlessPressStyle(), fillsBounds: true)
        style.isAutomatic = true
        return style
    }

    /// Buttons are shown as anywhere else, unless somebody asked for another style than that of the place.
    @MainActor static func leave(_ values: inout EnvironmentValues) {
        values.primitiveButtonStyle.setAutomatic(defaultValue)
    }
}

extension EnvironmentValues {
    var primitiveButtonStyle: ErasedStyle<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }

    /// Shows buttons in a style where nobody asked for another than that of the place.
    package mutating func setAutomaticButtonStyle<S: PrimitiveButtonStyle>(_ style: S) {
        primitiveButtonStyle.setAutomatic(.triggered(style))
    }
}

extension ErasedStyle<PrimitiveButtonStyleConfiguration> {
    /// A style whose buttons the engine triggers.
    static func pressed<S: ButtonStyle>(_ style: S, fillsBounds: Bool = false) -> ErasedStyle {
        ErasedStyle(style) { PressableButton(style: $0, configuration: $1, fillsBounds: fillsBounds) }
    }

    /// A style that triggers its buttons itself.
    fileprivate static func triggered<S: PrimitiveButtonStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

/// A button that tells its style when it is pressed, and triggers when it is let go.
package struct PressableButton<Style: ButtonStyle>: View, ForwardsDynamicProperties {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    /// Whether a touch anywhere in the bounds counts, rather than on what is shown.
    let fillsBounds: Bool
    @State private var isPressed = false
    @Environment(\.buttonRepeatBehavior) private var repeats

    package init(style: Style, configuration: PrimitiveButtonStyleConfiguration, fillsBounds: Bool) {
        self.style = style
        self.configuration = configuration
        self.fillsBounds = fillsBounds
    }

    package var body: some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(_content: configuration.label._content), isPressed: isPressed)
        )
        .modifier(
            PressModifier(
                fillsBounds: fillsBounds, repeats: repeats.isEnabled, setPressed: { isPressed = $0 },
                trigger: { configuration.action() }))
    }
}

extension View {
    /// Shows the buttons in this view in a style.
    ///
    /// The style makes a view of the label, and of whether it is pressed; what a tap is stays the same. It counts for
    /// all buttons in the view, the innermost style for each. A button in a style of the app's own is touched where the
    /// style's view is, and shows a role, a tint or being disabled only where the style does so:
    /// `@Environment(\.isEnabled)` works in it. The ready ones are `.plain`, `.borderless`, `.bordered` and
    /// `.borderedProminent`.
    ///
    ///     struct StampStyle: ButtonStyle {
    ///         func makeBody(configuration: Configuration) -> some View {
    ///             configuration.label
    ///                 .padding()
    ///                 .border(.red, width: 2)
    ///                 .rotationEffect(.degrees(configuration.isPressed ? -3 : 0))
    ///         }
    ///     }
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.pressed(style).modifier(at: \.primitiveButtonStyle))
    }

    /// Shows the buttons in this view in a style that triggers them itself; see `buttonStyle(_:)` for those that do
    /// not.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        var erased = ErasedStyle.triggered(style)
        erased.isAutomatic = style is DefaultButtonStyle
        return modifier(erased.modifier(at: \.primitiveButtonStyle))
    }
}
