import SwiftUICore

/// A control that opens a menu of actions.
///
/// A tap opens it, and so does a long press, after which the finger may go to an action and be lifted there. Inside
/// another menu it is a row that opens a menu of its own.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?

    /// A menu with a label of any views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// A menu whose label does something when it is tapped, and which a long press opens.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    /// The label, in the style of the environment.
    @MainActor public var body: some View {
        MenuInPlace(
            configuration: MenuStyleConfiguration(
                label: .init(_content: AnyView(label)), content: .init(_content: AnyView(content)),
                primaryAction: primaryAction))
    }

    /// One view, whatever the style makes of it.
    @MainActor public static var _listShape: _ListShape { .one }
}

extension Menu where Label == Text {
    /// A menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A menu with a title, which a long press opens.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A menu with a title, which a long press opens.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == RiffleControls.Label<Text, Image> {
    /// A menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { RiffleControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { RiffleControls.Label(title, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol, which a long press opens.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { RiffleControls.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A menu with a title and a symbol, which a long press opens.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { RiffleControls.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is asked to show, for styles that change something and leave the rest to another.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}

/// A menu where it stands: as a control, or as a row of another menu.
private struct MenuInPlace: View {
    let configuration: MenuStyleConfiguration
    @Environment(\.menuContext) private var outer
    @Environment(\.menuStyle) private var style

    var body: some View {
        if outer != nil {
            MenuControl(configuration: configuration, isRow: true)
        } else {
            style.makeBody(configuration)
        }
    }
}

/// The label of a menu, and the menu while it is open.
struct MenuControl: View {
    let configuration: MenuStyleConfiguration
    /// Whether it is a row of another menu.
    let isRow: Bool

    @RestoredState private var isOpen = false
    @State private var context = MenuContext()
    /// Whether a finger that opened the menu is still down.
    @State private var isHeld = false
    @Environment(\.menuOrder) private var order
    @Environment(\.menuContext) private var outer

    var body: some View {
        control
            .accessibilityEdit { $0.addedTraits = isOpen ? .expanded : [] }
            .modifier(
                PresentationModifier(
                    source: .whileTrue($isOpen) { EmptyView() }, isExclusive: false,
                    surface: { presentation in
                        let content = configuration.content._content
                        return MenuWithItems(presentation: presentation, content: content) {
                            MenuSurface(presentation: presentation, content: content, context: context, order: order)
                        }
                    })
            )
            .afterEvaluation { context.outer = outer }
    }

    @ViewBuilder private var control: some View {
        if isRow {
            Submenu(label: configuration.label) { isOpen = true }
        } else {
            Button(action: tap) { configuration.label }
                .simultaneousGesture(hold)
        }
    }

    private func tap() {
        if isHeld { return }
        if let action = configuration.primaryAction { action() } else { isOpen = true }
    }

    /// Opens the menu without a tap, and goes on into it.
    private var hold: some Gesture {
        LongPressGesture(minimumDuration: configuration.primaryAction == nil ? 0.25 : 0.5, maximumDistance: 20)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .onChanged { value in
                guard case .second(true, let drag) = value else { return }
                if !isHeld {
                    isHeld = true
                    isOpen = true
                }
                if let drag { context.touch(at: drag.location) }
            }
            .onEnded { _ in
                context.lift()
                isHeld = false
            }
    }
}

/// A row of a menu that opens another one.
private struct Submenu<Label: View>: View {
    let label: Label
    let open: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        MenuRow(trailingSymbol: "chevron.forward", label: label, action: open)
            .modifier(ElementModifier(role: .button, isEnabled: isEnabled, activate: open))
    }
}
