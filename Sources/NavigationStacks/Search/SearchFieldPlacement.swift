/// Where a field to search with stands.
public struct SearchFieldPlacement: Sendable {
    /// When a field below the navigation bar is seen.
    public struct NavigationBarDrawerDisplayMode: Sendable, Hashable {
        let isAlways: Bool

        /// Until content scrolls.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    let staysWhileScrolling: Bool

    /// Below the navigation bar.
    public static let automatic = SearchFieldPlacement(staysWhileScrolling: false)
    /// Below the navigation bar, until content scrolls.
    public static let navigationBarDrawer = SearchFieldPlacement(staysWhileScrolling: false)
    /// Below the navigation bar of a sidebar's screen.
    public static let sidebar = SearchFieldPlacement(staysWhileScrolling: false)
    /// Below the navigation bar.
    public static let toolbar = SearchFieldPlacement(staysWhileScrolling: false)

    /// Below the navigation bar, and when it is seen there.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(staysWhileScrolling: displayMode.isAlways)
    }
}
