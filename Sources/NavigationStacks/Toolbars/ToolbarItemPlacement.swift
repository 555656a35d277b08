/// Where in a screen's bars an item stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status
        case confirmationAction, cancellationAction, destructiveAction
        case topBarLeading, topBarTrailing, bottomBar, bottomOrnament, keyboard, title, subtitle, largeTitle
        case accessoryBar
    }

    let place: Place

    init(_ place: Place) { self.place = place }

    /// Where the system sees fit: at the trailing side of the navigation bar.
    public static let automatic = ToolbarItemPlacement(.automatic)
    /// In the middle of the navigation bar, in the title's place.
    public static let principal = ToolbarItemPlacement(.principal)
    /// At the leading side of the navigation bar.
    public static let navigation = ToolbarItemPlacement(.navigation)
    /// At the trailing side of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(.primaryAction)
    /// In the menu of further actions at the trailing side of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(.secondaryAction)
    /// In the middle of the bottom bar.
    public static let status = ToolbarItemPlacement(.status)
    /// At the trailing side of the navigation bar, with a stronger label.
    public static let confirmationAction = ToolbarItemPlacement(.confirmationAction)
    /// At the leading side of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(.cancellationAction)
    /// At the trailing side of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(.destructiveAction)
    /// At the leading side of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(.topBarLeading)
    /// At the trailing side of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(.topBarTrailing)
    /// At the leading side of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(.topBarLeading)
    /// At the trailing side of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(.topBarTrailing)
    /// In a bar above the keyboard on the screen, or at the lower edge of a window without one, while a text in the view
    /// is edited.
    public static let keyboard = ToolbarItemPlacement(.keyboard)
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(.bottomBar)

    /// Which part of which bar it is.
    var slot: BarSlot {
        switch place {
        case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction, .topBarTrailing:
            .trailing
        case .principal, .title, .largeTitle, .subtitle: .principal
        case .navigation, .cancellationAction, .topBarLeading: .leading
        case .bottomBar, .status, .bottomOrnament, .accessoryBar: .bottom
        case .keyboard: .keyboard
        }
    }
}

/// Parts that bars have of themselves.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
    private let name: String

    /// The button that shows and hides a sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The screen's title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The field of a search.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// A part of a screen's bars.
enum BarSlot: Equatable {
    case leading, principal, trailing, bottom, keyboard
}

/// The bars that a screen may have.
public struct ToolbarPlacement: Equatable, Sendable {
    enum Bar: Hashable, Sendable { case automatic, navigationBar, bottomBar, tabBar, windowToolbar }

    let bar: Bar

    /// Those that the view is about: the navigation bar.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The bar at the top.
    public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
    /// The bar with tabs.
    public static let tabBar = ToolbarPlacement(bar: .tabBar)
}
