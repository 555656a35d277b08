import RiffleSemantics

/// A button that opens an address.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.primitiveButtonStyle) private var style

    /// A link with a label of any views.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The label in the style of buttons around it.
    @MainActor public var body: some View {
        let open: @MainActor () -> Void = { openURL(destination) }
        let label = ControlLabel.single(label)
        style.makeBody(PrimitiveButtonStyleConfiguration(role: nil, label: label, action: open))
            .modifier(ElementModifier(role: .link, isEnabled: isEnabled, activate: open))
    }

    /// One view, whatever the style makes of it.
    @MainActor public static var _listShape: _ListShape { .one }
}

extension Link where Label == Text {
    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
