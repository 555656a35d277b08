/// Views that belong together, with a header and a footer.
///
/// In a `List` or a `Form` a section is a block of rows, with the header above, in capitals where rows are grouped, and
/// the footer below in smaller type. Lazy stacks and grids can keep headers and footers in sight, with `pinnedViews`.
/// Elsewhere a section is its header, its content and its footer, one after the other. With `isExpanded:` a list shows
/// a button that hides and shows the rows.
///
///     List {
///         Section("Vegetables") {
///             Text("2 leeks")
///             Text("1 celeriac")
///         }
///         Section {
///             Text("500 g flour")
///         } footer: {
///             Text("Rye works as well.")
///         }
///     }
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether the content is shown, in containers where one may choose.
    var isExpanded: Binding<Bool>?

    package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// A section draws nothing itself.
    public typealias Body = Never

    /// Makes the nodes of header, content and footer.
    @MainActor
    public static func _makeNode(_ view: Section, _ context: _NodeContext) -> _ViewNode {
        let node = SectionNode(context)
        node.header = Parent.makeListNode(view.header, node.childContext)
        node.content = Content.makeListNode(view.content, node.childContext)
        node.footer = Footer.makeListNode(view.footer, node.childContext)
        return node
    }

    /// Updates header, content and footer.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: Section, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: SectionNode.self)
        Parent.updateListNode(node.header!, view.header, transaction)
        Content.updateListNode(node.content!, view.content, transaction)
        Footer.updateListNode(node.footer!, view.footer, transaction)
    }

    /// A lazy container treats the parts one by one.
    @MainActor public static var _listShape: _ListShape { .collection }
}

final class SectionNode: _ViewNode {
    var header: _ViewNode?
    var content: _ViewNode?
    var footer: _ViewNode?

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        for part in [header, content, footer] { part.map(body) }
    }

    override func appendLazyRuns(to list: inout LazyRunList) {
        list.appendSection(header: header, content: content, footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Views with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Views with a header and a footer.
    @available(*, deprecated, renamed: "Section(content:header:footer:)")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Views with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Views with a footer.
    @available(*, deprecated, renamed: "Section(content:footer:)")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Views with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Views with a header.
    @available(*, deprecated, renamed: "Section(content:header:)")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Views that belong together.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Views with a header, which lists can hide and show.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Adds buttons that do something with the section: as rows after its content, as on iOS.
    nonisolated public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
        let content = SectionWithActions(content: self.content, actions: content())
        return Section<_, _, _>(header: header, content: content, footer: footer, isExpanded: isExpanded)
    }
}

/// The content of a section and its actions after it.
nonisolated struct SectionWithActions<Content: View, Actions: View>: View {
    let content: Content
    let actions: Actions

    @MainActor var body: TupleView<(Content, Actions)> { TupleView((content, actions)) }
}

/// The content of a section that has actions.
@MainActor
protocol ActionsHolding {
    /// Lists what is written in the section, and its actions, by themselves.
    func listParts(in around: ViewListBuilder.Surroundings) -> (content: ViewList, actions: ViewList)
}

extension SectionWithActions: SubviewSource, ActionsHolding {
    @MainActor func addSubviews(to list: inout ViewListBuilder) {
        list.add(content, at: 0)
        list.add(actions, at: 1)
    }

    @MainActor
    func listParts(in around: ViewListBuilder.Surroundings) -> (content: ViewList, actions: ViewList) {
        let builder = ViewListBuilder(around)
        return (builder.part(content, at: 0), builder.part(actions, at: 1))
    }
}
