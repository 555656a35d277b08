import SwiftUICore

private struct TabAccessoryKey: EnvironmentKey {
    static var defaultValue: TabAccessory? { nil }
}

/// Views above the bar of a tab view.
struct TabAccessory {
    let content: AnyView
}

extension EnvironmentValues {
    /// Views above the bar of the tab views in a view.
    var tabAccessory: TabAccessory? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
}

private struct TabSidebarPartsKey: EnvironmentKey {
    static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

/// What a tab view has in its sidebar besides its tabs.
struct TabSidebarParts {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
}

extension EnvironmentValues {
    /// What the tab views in a view have in their sidebars besides tabs.
    var tabSidebarParts: TabSidebarParts {
        get { self[TabSidebarPartsKey.self] }
        set { self[TabSidebarPartsKey.self] = newValue }
    }
}

/// Where the views stand that a tab view has at its bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar, which has made itself small. Bars of iOS 18, as ours are, keep their size.
    case inline
    /// Above the bar.
    case expanded
}

private struct TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// Where the view stands at the bar of a tab view; nil for views that do not.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

/// When the bar of a tab view makes itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// As the system has it: never, as before iOS 26.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
    /// While somebody scrolls down; ours stays.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// While somebody scrolls up; ours stays.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

extension View {
    /// Puts views above the bar of the tab view, which stay while tabs change.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabAccessory, TabAccessory(content: AnyView(content())))
    }

    /// Puts views above the tabs in the sidebar of the tab view; where it shows a bar they are not there.
    nonisolated public func tabViewSidebarHeader<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.header = content }
    }

    /// Puts views below the tabs in the sidebar of the tab view; where it shows a bar they are not there.
    nonisolated public func tabViewSidebarFooter<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.footer = content }
    }

    /// Puts views at the bottom of the sidebar of the tab view, where they stay while its tabs scroll; where it shows a bar
    /// they are not there.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = content }
    }

    /// Says when the bar of the tab view makes itself small. Bars of iOS 18, as ours are, keep their size.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        withoutEffect("tabBarMinimizeBehavior", because: "the bar keeps its size, as on iOS 18")
    }
}
