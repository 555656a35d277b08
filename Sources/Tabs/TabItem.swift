import SwiftUICore

/// What stands for a tab in the bar.
struct TabItem {
    /// Views, of which bars show the texts and the pictures.
    let label: AnyView
    var role: TabRole?
    var isHidden = false

    nonisolated init<V: View>(_ view: V, role: TabRole? = nil) {
        label = AnyView(view)
        self.role = role
    }
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

/// The header of a section of tabs, as each of the tabs knows it.
struct TabHeader {
    let view: AnyView
    /// What the header says, which tells it apart from others.
    let name: String

    nonisolated init<V: View>(_ view: V) {
        self.view = AnyView(view)
        name = "\(view)"
    }
}

extension ContainerValues {
    private struct TabHeaderKey: ContainerValueKey {
        static var defaultValue: TabHeader? { nil }
    }

    /// The header of the section of tabs that the view is in.
    var tabHeader: TabHeader? {
        get { self[TabHeaderKey.self] }
        set { self[TabHeaderKey.self] = newValue }
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    /// Searching.
    public static let search = TabRole()
}

extension View {
    /// Says what stands for the view in the bar of a tab view: a label, or a picture and a text. What else there is, and
    /// what modifiers ask for, is not shown.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let item = TabItem(label())
        return modifier(ContainerValueModifier { $0.tabItem = item })
    }
}
