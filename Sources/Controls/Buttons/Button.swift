import RiffleSemantics

/// Does something when it is tapped.
///
/// A tap counts when the finger is lifted within 70 points of the button. How the button looks is up to the style that
/// `buttonStyle(_:)` set around it; without one, the label has the tint, and bars, lists and menus show buttons in
/// their own way. A role of `.destructive` or `.cancel` changes color and place in dialogs. In a view that is
/// `disabled(_:)` the button is dimmed and does nothing. Return and Space press the button that has the focus. The
/// action runs on the main actor, before the next frame.
///
///     Button("Water all", systemImage: "drop") {
///         dryPlants.removeAll()
///     }
///     .buttonStyle(.borderedProminent)
///     .disabled(dryPlants.isEmpty)
nonisolated public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    /// Whether it is what a style shows of another button, which is the element and does what the place adds.
    private var isInStyle = false
    @Environment(\.primitiveButtonStyle) private var style
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.actionWrapper) private var wrapper
    @Environment(\.buttonSizing) private var sizing

    /// A button with a label of any views.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button for a purpose, with a label of any views.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The label in the style of the environment.
    @MainActor public var body: some View {
        let action = isInStyle ? action : wrapper?.wrap(role, action) ?? action
        let mayHaveBadge = Label._listShape.hasContainerValues
        style.makeBody(
            PrimitiveButtonStyleConfiguration(
                role: role, label: singleLabel, mayHaveBadge: mayHaveBadge, action: action)
        )
        .modifier(ElementModifier(role: .button, isEnabled: isEnabled, isCovered: isInStyle, activate: action))
    }

    /// One view, whatever the style makes of it.
    @MainActor public static var _listShape: _ListShape { .one }

    @MainActor private var singleLabel: AnyView {
        let single = ControlLabel.single(label)
        return sizing.isFlexible ? AnyView(single.frame(maxWidth: .infinity)) : single
    }
}

extension Button where Label == Text {
    /// A button with a title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a title.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button for a purpose, with a title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button for a purpose, with a title.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is asked to show, for styles that change something and leave the rest to another.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
        isInStyle = true
    }
}
