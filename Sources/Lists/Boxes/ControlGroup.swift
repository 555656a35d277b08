/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    private init(_ content: Content, _ label: AnyView?) {
        self.content = content
        self.label = label
    }

    /// The controls of a closure.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }

    /// The controls in the style of the environment.
    @MainActor public var body: some View {
        style.makeBody(
            ControlGroupStyleConfiguration(
                content: .init(_content: AnyView(content)), label: .init(_content: label ?? AnyView(EmptyView())))
        )
        .accessibilityElement(children: .contain)
    }

    /// One view.
    @MainActor public static var _listShape: _ListShape { .one }
}

extension ControlGroup {
    /// The controls of a closure, with a label for where they stand in a menu.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(LabeledControlGroupContent(content: content(), label: label), AnyView(label))
    }

    /// The controls of a closure, with a title for where they stand in a menu.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// The controls of a closure, with a title for where they stand in a menu.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }
}

extension ControlGroup {
    /// The controls of a closure, with a title and a symbol for where they stand in a menu.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// The controls of a closure, with a title and a symbol for where they stand in a menu.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style is asked to show, for styles that change something and leave the rest to another.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(configuration.content, AnyView(configuration.label))
    }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    /// The controls.
    @MainActor public var body: some View { content }
}

/// What a style shows of a group of controls.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: _StyledPart {
        /// The controls.
        public let _content: AnyView
    }

    /// The label.
    public struct Label: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// The controls.
    public let content: Content
    /// The label.
    public let label: Label
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of view that shows a group.
    associatedtype Body: View
    /// What there is to show.
    typealias Configuration = ControlGroupStyleConfiguration

    /// The view that shows a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style for where a group stands: side by side on one ground.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The style.
    nonisolated public init() {}

    /// The controls side by side; in a menu as one row of icons with their titles below.
    public func makeBody(configuration: Configuration) -> some View {
        GroupInPlace(configuration: configuration, showsTitles: true) { ControlBar(content: configuration.content) }
    }
}

/// The style of one row of small icons in a menu, or of a menu that opens one.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// The style.
    nonisolated public init() {}

    /// One row of icons in a menu; elsewhere a button that opens a menu with that row.
    public func makeBody(configuration: Configuration) -> some View {
        GroupInPlace(configuration: configuration, showsTitles: false) {
            Menu {
                MenuTiles(content: configuration.content._content, showsTitles: false)
            } label: {
                configuration.label
            }
        }
    }
}

/// The style of a menu: the controls are its rows.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// The style.
    nonisolated public init() {}

    /// A button that opens a menu with the controls.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The style of a palette: one row of icons.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// The style.
    nonisolated public init() {}

    /// One row of icons in a menu; elsewhere icons side by side on one ground.
    public func makeBody(configuration: Configuration) -> some View {
        GroupInPlace(configuration: configuration, showsTitles: false) {
            ControlBar(content: configuration.content).labelStyle(.iconOnly)
        }
    }
}

/// A group as one row of an open menu, and as something else where it is in none.
private struct GroupInPlace<Elsewhere: View>: View {
    let configuration: ControlGroupStyleConfiguration
    let showsTitles: Bool
    @ViewBuilder let elsewhere: () -> Elsewhere
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if isInMenu {
            MenuTiles(content: configuration.content._content, showsTitles: showsTitles)
        } else {
            elsewhere()
        }
    }
}

/// The style of a bar: side by side, without a ground.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// The style.
    nonisolated public init() {}

    /// The controls side by side.
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The style for where a group stands.
    nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The style of a bar.
    nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// One row of small icons in a menu, or a menu that opens one.
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu with the controls as its rows.
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// One row of icons.
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// Controls on one gray ground, with lines between them.
private struct ControlBar: View {
    let content: ControlGroupStyleConfiguration.Content

    var body: some View {
        Group(subviews: content._content) { subviews in
            HStack(spacing: 0) {
                ForEach(subviews) { subview in
                    if subview.id != subviews.first?.id {
                        Color(uiColor: .separator).frame(width: 1, height: 18)
                    }
                    subview.padding(.horizontal, 12).frame(minWidth: 44, minHeight: 34)
                }
            }
        }
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
}

private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<ControlGroupStyleConfiguration> { .groups(AutomaticControlGroupStyle()) }
}

extension EnvironmentValues {
    var controlGroupStyle: ErasedStyle<ControlGroupStyleConfiguration> {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension ErasedStyle<ControlGroupStyleConfiguration> {
    fileprivate static func groups<S: ControlGroupStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Shows the groups of controls in this view in a style.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.groups(style).modifier(at: \.controlGroupStyle))
    }
}
