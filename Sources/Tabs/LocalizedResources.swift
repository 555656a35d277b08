// Titles that are resources, as the symbols are that Xcode makes of string catalogs.

extension Tab where Label == DefaultTabLabel {
    /// A tab with a title and a symbol; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = RiffleControls.Label(titleResource, systemImage: systemImage)
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(label: label))
    }

    /// A tab with a title and a picture of an asset catalog; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = RiffleControls.Label(titleResource, image: image)
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(label: label))
    }

    /// A tab with a title and a symbol; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {
        let label = RiffleControls.Label(titleResource, systemImage: systemImage)
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(label: label))
    }

    /// A tab with a title and a picture of an asset catalog; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {
        let label = RiffleControls.Label(titleResource, image: image)
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(label: label))
    }
}

extension TabSection where Content.TabValue == SelectionValue, Footer == EmptyView {
    /// Tabs with a title, which only sidebars show; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.init(content: content) { Text(titleResource) }
    }
}

extension TabContent {
    /// Says a text at the tab's symbol; nil says nothing; the text is a resource.
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
        badge(resource.map { Text($0) })
    }
}
