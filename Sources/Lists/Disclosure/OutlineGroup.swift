/// Views for the elements of a tree; those with children hide and show them.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View {
    private let content: AnyView

    /// The views.
    @MainActor public var body: some View { content }
}

extension OutlineGroup where Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Parent == Leaf {
    /// Views for the trees of a collection, by the id at a key path.
    ///
    /// - Parameter children: the elements below an element; nil for one that can have none.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        let tree = OutlineTree<Data, ID, Leaf>(id: id, children: { $0[keyPath: children] }, content: content)
        self.content = AnyView(tree.views(data))
    }

    /// Views for the trees of a collection.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Views for a tree, by the id at a key path.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        let tree = OutlineTree<Data, ID, Leaf>(id: id, children: { $0[keyPath: children] }, content: content)
        self.content = AnyView(tree.view(root))
    }

    /// Views for a tree.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }
}

/// The views below an element of a tree.
nonisolated public struct OutlineSubgroupChildren: View {
    let content: AnyView

    /// The views.
    @MainActor public var body: some View { content }
}

/// How the views of a tree are made.
private struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Content

    func views(_ data: Data) -> AnyView {
        AnyView(ForEach(data, id: id) { element in view(element) })
    }

    func view(_ element: Data.Element) -> AnyView {
        guard let below = children(element) else { return AnyView(content(element)) }
        return AnyView(
            DisclosureGroup {
                views(below)
            } label: {
                content(element)
            })
    }
}

extension List where SelectionValue == Never {
    /// Rows for the trees of a collection; rows with children hide and show them.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
    {
        self.init(nil, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Rows for the trees of a collection, by the id at a key path; rows with children hide and show them.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Rows for the trees of a collection, of which several can be selected, in edit mode.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
    {
        self.init(ListSelection(selection), OutlineGroup(data, children: children, content: rowContent))
    }

    /// Rows for the trees of a collection, of which one can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
    {
        self.init(ListSelection(selection), OutlineGroup(data, children: children, content: rowContent))
    }
}
