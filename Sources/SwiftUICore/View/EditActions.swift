/// What a list may do by itself to the collection whose elements it shows.
public struct EditActions<Data>: ExpressibleByArrayLiteral {
    let remove: ((inout Data, IndexSet) -> Void)?
    let move: ((inout Data, IndexSet, Int) -> Void)?

    private init(
        remove: ((inout Data, IndexSet) -> Void)? = nil, move: ((inout Data, IndexSet, Int) -> Void)? = nil
    ) {
        self.remove = remove
        self.move = move
    }

    /// All that several allow.
    public init(arrayLiteral elements: EditActions...) {
        self.init(remove: elements.lazy.compactMap(\.remove).first, move: elements.lazy.compactMap(\.move).first)
    }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    /// Deletes elements.
    public static var delete: EditActions { EditActions(remove: { $0.remove(atOffsets: $1) }) }

    /// Deletes and moves elements.
    public static var all: EditActions {
        EditActions(remove: { $0.remove(atOffsets: $1) }, move: { $0.move(fromOffsets: $1, toOffset: $2) })
    }
}

extension EditActions where Data: MutableCollection {
    /// Moves elements.
    public static var move: EditActions { EditActions(move: { $0.move(fromOffsets: $1, toOffset: $2) }) }
}

/// The view of an element of a collection that a list may edit.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content

    /// The view.
    @MainActor public var body: some View { content }
}

extension EditableCollectionContent: SubviewSource {
    @MainActor func addSubviews(to list: inout ViewListBuilder) { list.add(content) }
}

extension ForEach {
    /// A view for each element of a binding, by the id at a key path, in a list that may edit the collection.
    @MainActor
    public init<C, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable, C.Indices: RandomAccessCollection, Content == EditableCollectionContent<R, C>
    {
        self.init(data, id: id) { EditableCollectionContent<R, C>(content: content($0)) }
        if let remove = editActions.remove { editing.delete = { remove(&data.wrappedValue, $0) } }
        if let move = editActions.move { editing.move = { move(&data.wrappedValue, $0, $1) } }
    }

    /// A view for each element of a binding, in a list that may edit the collection.
    @MainActor
    public init<C, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable, C.Indices: RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }
}
