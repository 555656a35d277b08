/// A split view that a style shows, for styles that leave it to another.
public struct NavigationSplitViewStyleConfiguration {
    let columns: SplitColumns
    var visibility: Binding<NavigationSplitViewVisibility>?
    var preferredColumn: Binding<NavigationSplitViewColumn>?

    @MainActor fileprivate func shown(_ placement: SplitPlacement) -> SplitView {
        SplitView(
            columns: columns, visibility: visibility, preferredColumn: preferredColumn, placement: placement)
    }
}

/// How a split view's columns share its width.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// The type of view that shows a split view.
    associatedtype Body: View
    /// What there is to show.
    typealias Configuration = NavigationSplitViewStyleConfiguration

    /// The view that shows a split view, as another style makes it of the configuration.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style for where a split view stands: columns side by side where the view is wider than high, and over the detail
/// elsewhere.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    nonisolated public init() {}

    /// The columns.
    public func makeBody(configuration: Configuration) -> some View { configuration.shown(.automatic) }
}

/// Columns side by side that share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    nonisolated public init() {}

    /// The columns.
    public func makeBody(configuration: Configuration) -> some View { configuration.shown(.beside) }
}

/// The detail has the whole width, and the other columns slide over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    nonisolated public init() {}

    /// The columns.
    public func makeBody(configuration: Configuration) -> some View { configuration.shown(.over) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style for where a split view stands.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns side by side that share the width.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail has the whole width, and the other columns slide over it.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Shows split views in a style, where they are not stacks.
    @MainActor @preconcurrency
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        modifier(
            ErasedStyle<NavigationSplitViewStyleConfiguration>(evaluating: style) {
                $0.makeBody(configuration: $1)
            }
            .modifier(at: \.splitStyle))
    }
}

/// A split view in the style of the environment.
struct StyledSplitView: View {
    let configuration: NavigationSplitViewStyleConfiguration
    @Environment(\.splitStyle) private var style

    init(configuration: NavigationSplitViewStyleConfiguration) { self.configuration = configuration }

    var body: some View { style.makeBody(configuration) }
}

/// Where the columns before the detail are.
enum SplitPlacement {
    case automatic, beside, over

    /// Whether they slide over the detail: tablets that are held upright have no room beside it.
    func slidesOver(in size: CGSize) -> Bool {
        switch self {
        case .automatic: size.width < size.height
        case .beside: false
        case .over: true
        }
    }
}

private struct SplitStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<NavigationSplitViewStyleConfiguration> {
        ErasedStyle(AutomaticNavigationSplitViewStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of the split views in a view.
    var splitStyle: ErasedStyle<NavigationSplitViewStyleConfiguration> {
        get { self[SplitStyleKey.self] }
        set { self[SplitStyleKey.self] = newValue }
    }
}
