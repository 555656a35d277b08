// Lists that edit the collection whose elements they show.

extension List where SelectionValue == Never {
    /// Rows for bindings to the elements of a collection, which the list may edit.
    @MainActor
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >,
        Data.Element: Identifiable, Data.Index: Hashable, Data.Indices: RandomAccessCollection
    {
        self.init(nil, ForEach(data, editActions: editActions, content: rowContent))
    }

    /// Rows for bindings to the elements of a collection, by the id at a key path, which the list may edit.
    @MainActor
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
        >,
        Data.Index: Hashable, Data.Indices: RandomAccessCollection
    {
        self.init(nil, ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List {
    /// Rows for bindings to the elements of a collection, which the list may edit, and of which one can be selected.
    @MainActor
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >,
        Data.Element: Identifiable, Data.Index: Hashable, Data.Indices: RandomAccessCollection
    {
        self.init(ListSelection(selection), ForEach(data, editActions: editActions, content: rowContent))
    }

    /// Rows for bindings to the elements of a collection, which the list may edit, and of which several can be selected.
    @MainActor
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >,
        Data.Element: Identifiable, Data.Index: Hashable, Data.Indices: RandomAccessCollection
    {
        self.init(ListSelection(selection), ForEach(data, editActions: editActions, content: rowContent))
    }
}
