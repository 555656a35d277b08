import SwiftUICore

/// What stands for a tab in the bar.
struct TabItem {
    let label: AnyView
    var role: TabRole?
    var isHidden = false
    private let view: any View

    nonisolated init<V: View>(_ view: V, role: TabRole? = nil) {
        label = AnyView(view)
        self.view = view
        self.role = role
    }

    /// What a bar shows of it, which is pictures and texts: stacks around them say nothing.
    @MainActor var parts: AnyView {
        func inside<V: View>(_ view: V) -> any View {
            guard let stack = view as? any ContainerView else { return view }
            return content(of: stack)
        }
        func content<V: ContainerView>(of stack: V) -> any View { inside(stack.content) }
        return AnyView(inside(view))
    }

    /// Whether it is a picture alone.
    @MainActor var isPicture: Bool {
        var view = view
        while let stack = view as? any ContainerView { view = stack.content }
        return view is any Pictorial
    }
}

/// Views that are pictures.
private protocol Pictorial {}
extension Image: Pictorial {}
extension ModifiedContent: Pictorial where Content: Pictorial {}

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
    /// Says what stands for the view in the bar of a tab view: a label, or a picture and a text.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let item = TabItem(label())
        return modifier(ContainerValueModifier { $0.tabItem = item })
    }
}
