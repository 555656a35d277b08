import SwiftUICore

/// A screen of a tab view, and what stands for it in the bar.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    private let value: Value?
    private let role: TabRole?
    private let content: Content
    private let label: Label

    /// What the tab is told apart by.
    public typealias TabValue = Value
    /// Tab views show it.
    public typealias Body = Never

    init(value: Value?, role: TabRole?, content: Content, label: Label) {
        self.value = value
        self.role = role
        self.content = content
        self.label = label
    }

    /// The screen, with what stands for it.
    @MainActor public static func _tabs(_ tab: Tab) -> AnyView {
        let item = TabItem(tab.label, role: tab.role)
        // Several views of a tab lie over each other, as one screen.
        let screen = ZStack { tab.content }.modifier(ContainerValueModifier { $0.tabItem = item })
        return tab.value.map { AnyView(screen.tag($0)) } ?? AnyView(screen)
    }
}

/// The label of a tab that is given a title and a picture, or a role.
nonisolated public struct DefaultTabLabel: View {
    let label: Label<Text, Image>?

    /// A label, or nothing for a tab without one.
    @MainActor public var body: some View { label }
}

extension Tab {
    /// A tab with a label of any views.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }

    /// A tab with a label of any views.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value == Never {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = RiffleControls.Label(titleKey, systemImage: systemImage)
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(label: label))
    }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = RiffleControls.Label(title, systemImage: systemImage)
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(label: label))
    }

    /// A tab with a title and a picture of an asset catalog.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = RiffleControls.Label(titleKey, image: image)
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(label: label))
    }

    /// A tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == Never {
        let label = RiffleControls.Label(titleKey, systemImage: systemImage)
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(label: label))
    }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == Never {
        let label = RiffleControls.Label(title, systemImage: systemImage)
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(label: label))
    }

    /// A tab with a title and a picture of an asset catalog.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == Never {
        let label = RiffleControls.Label(titleKey, image: image)
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(label: label))
    }

    /// A tab whose label its purpose tells; without one it has none.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(role))
    }

    /// A tab whose label its purpose tells; without one it has none.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role))
    }
}

extension DefaultTabLabel {
    fileprivate init(_ role: TabRole?) {
        self.init(label: role == .search ? RiffleControls.Label("Search", systemImage: "magnifyingglass") : nil)
    }
}

/// Tabs that belong together. In a bar they stand beside the others.
nonisolated public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
    TabContent
{
    private let content: Content
    private let header: TabHeader?

    /// What the tabs are told apart by.
    public typealias TabValue = SelectionValue
    /// Tab views show it.
    public typealias Body = Never

    /// The tabs.
    @MainActor public static func _tabs(_ section: TabSection) -> AnyView {
        let header = section.header
        return AnyView(Content._tabs(section.content).modifier(ContainerValueModifier { $0.tabHeader = header }))
    }
}

extension TabSection where Content.TabValue == SelectionValue, Footer == EmptyView {
    /// Tabs with a header, which only sidebars show.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content(), header: TabHeader(header()))
    }

    /// Tabs with a title, which only sidebars show.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.init(content: content(), header: TabHeader(Text(titleKey)))
    }

    /// Tabs with a title, which only sidebars show.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.init(content: content(), header: TabHeader(Text(title)))
    }

    /// Tabs that belong together.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
        self.init(content: content(), header: nil)
    }
}
