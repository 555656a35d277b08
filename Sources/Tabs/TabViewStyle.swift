import SwiftUICore

/// How tab views show their tabs.
public protocol TabViewStyle: Sendable {
    /// Which of the looks it is.
    var _look: _TabViewLook { get }
}

/// The looks that tab views have.
public enum _TabViewLook: Hashable, Sendable {
    /// A bar at the bottom.
    case bar
    /// A sidebar where there is room, else a bar at the bottom.
    case sidebar
    /// Pages side by side, with dots or without.
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// A bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
    /// A bar.
    public var _look: _TabViewLook { .bar }
}

/// A bar at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
    /// A bar.
    public var _look: _TabViewLook { .bar }
}

/// A sidebar where there is room; on phones a bar at the bottom.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
    /// A sidebar, or a bar.
    public var _look: _TabViewLook { .sidebar }
}

/// Pages that a finger swipes.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown that tell which page it is.
    public struct IndexDisplayMode: Hashable, Sendable {
        private enum Mode: Hashable, Sendable { case automatic, always, never }
        private let mode: Mode

        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Whatever the number of pages.
        public static let always = IndexDisplayMode(mode: .always)
        /// Not at all.
        public static let never = IndexDisplayMode(mode: .never)

        func shows(_ count: Int) -> Bool { mode == .always || mode == .automatic && count > 1 }
    }

    private let mode: IndexDisplayMode

    /// Pages, with dots as asked for.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

    /// Pages.
    public var _look: _TabViewLook { .pages(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar at the bottom.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar at the bottom.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A sidebar where there is room.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that a finger swipes.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages that a finger swipes, with dots as asked for.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {
    /// When there is a ground behind the dots.
    var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, on a ground or without.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a ground behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private enum Mode: Hashable, Sendable { case automatic, interactive, always, never }
        private let mode: Mode

        /// As the system sees fit: not.
        public static let automatic = BackgroundDisplayMode(mode: .automatic)
        /// While a finger is on the dots.
        public static let interactive = BackgroundDisplayMode(mode: .interactive)
        /// Always.
        public static let always = BackgroundDisplayMode(mode: .always)
        /// Never.
        public static let never = BackgroundDisplayMode(mode: .never)

        var isAlways: Bool { mode == .always }
    }

    /// When there is a ground behind the dots.
    public let _background: BackgroundDisplayMode

    /// Dots, with a ground as asked for.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _background = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots, with a ground as asked for.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct TabViewLookKey: EnvironmentKey {
    static var defaultValue: _TabViewLook { .bar }
}

private struct IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
    /// How tab views show their tabs.
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }

    /// When there is a ground behind the dots of pages.
    var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Shows the tabs of the tab views in this view in a style.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewLook, style._look)
    }

    /// Shows the dots of the pages in this view in a style.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexBackground, style._background)
    }
}
