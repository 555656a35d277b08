// Titles that are resources, as the symbols are that Xcode makes of string catalogs.

extension WindowGroup {
    /// A window with a title; the title is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(content: content) }

    /// A window with a title and an identifier; the title is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content)
    }

    /// Windows with a title that show a value each; the title is a resource.
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ title: LocalizedStringResource, id: String = "", for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content)
    }
}

extension CommandMenu {
    /// A menu of a name; the name is a resource.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(nameResource), content: content)
    }
}
