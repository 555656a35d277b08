import SwiftUICore

/// How the controls look that open menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of view that shows a menu.
    associatedtype Body: View
    /// What there is to show.
    typealias Configuration = MenuStyleConfiguration

    /// The view that shows a menu: `Menu(configuration)` with something around it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu that a style shows.
public struct MenuStyleConfiguration {
    /// The label of the menu, whatever views it is made of.
    public struct Label: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// The rows of the menu, whatever views they are made of.
    public struct Content: _StyledPart {
        /// The rows.
        public let _content: AnyView
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// The style that fits the place: that of the buttons around.
public struct DefaultMenuStyle: MenuStyle {
    /// The style.
    nonisolated public init() {}

    /// Shows the label as a button.
    public func makeBody(configuration: Configuration) -> some View {
        MenuControl(configuration: configuration, isRow: false)
    }
}

/// Shows the label in the style of the buttons around.
public struct ButtonMenuStyle: MenuStyle {
    /// The style.
    nonisolated public init() {}

    /// Shows the label as a button.
    public func makeBody(configuration: Configuration) -> some View {
        MenuControl(configuration: configuration, isRow: false)
    }
}

/// Shows the label as a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// The style.
    nonisolated public init() {}

    /// Shows the label as a button without a border.
    public func makeBody(configuration: Configuration) -> some View {
        MenuControl(configuration: configuration, isRow: false).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The style that fits the place.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The style of the buttons around.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<MenuStyleConfiguration> { .menus(DefaultMenuStyle()) }
}

private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

private struct MenuBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    var menuStyle: ErasedStyle<MenuStyleConfiguration> {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }

    /// In which order the rows of menus stand.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuBehaviorKey.self] }
        set { self[MenuBehaviorKey.self] = newValue }
    }

    /// Whether controls that open menus show that they do; iOS shows it nowhere.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension ErasedStyle<MenuStyleConfiguration> {
    fileprivate static func menus<S: MenuStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

/// The order of a menu's rows.
public struct MenuOrder: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, priority, fixed }

    private let kind: Kind

    /// As the system has it: the first nearest to what the menu was opened from.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first nearest to what the menu was opened from.
    public static let priority = MenuOrder(kind: .priority)
    /// From top to bottom.
    public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether a menu closes when one of its rows is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case enabled, disabled }

    private let kind: Kind

    /// As the system has it: it closes.
    public static let automatic = MenuActionDismissBehavior(kind: .enabled)
    /// It closes.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)
    /// It stays open.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

extension View {
    /// Shows the controls here that open menus in a style.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.menus(style).modifier(at: \.menuStyle))
    }

    /// Sets the order of the rows of the menus here.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Says whether menus close when the rows here are chosen: those of all menus in the view, or of one where the view
    /// is rows of it.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        transformEnvironment(\.self) {
            $0.menuActionDismissBehavior = behavior
            if let menu = $0.menuContext { $0.actionWrapper = menu.wrapper(for: behavior) }
        }
    }

    /// Shows or hides that the controls here open menus; iOS shows it nowhere.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
