import SwiftUICore

/// What stands for a tab in the bar.
struct TabItem {
    let label: AnyView
    var role: TabRole?
    var isHidden = false
}

extension ContainerValues {
    private struct TabItemKey: ContainerValueKey {
        static var defaultValue: TabItem? { nil }
    }

    /// What stands for the view in the bar of the tab view around it.
    var tabItem: TabItem? {
        get { self[TabItemKey.self] }
        set { self[TabItemKey.self] = newValue }
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    /// Searching.
    public static let search = TabRole()
}

extension View {
    /// Says what stands for the view in the bar of a tab view: a label, or a picture and a text.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let item = TabItem(label: AnyView(label()))
        return modifier(ContainerValueModifier { $0.tabItem = item })
    }
}
