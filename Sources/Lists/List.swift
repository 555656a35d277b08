/// Rows in a column that scrolls, with the looks of a list.
///
/// Each view of the content is a row; those in a `Section` stand together, between its header and footer. Rows come
/// into being as they come into sight. With a `selection` a tap selects a row by its tag or the id of its element;
/// `onDelete(perform:)`, `onMove(perform:)` and `swipeActions(edge:allowsFullSwipe:content:)` edit it. `listStyle(_:)`
/// sets the looks. A list takes the room that it is offered; in a scroll view, where nothing says how high it is, it
/// needs a frame.
///
///     List {
///         Section("This week") {
///             ForEach(["Repot fern", "Mist orchid"], id: \.self) { chore in
///                 Text(chore)
///             }
///             .onDelete { chores.remove(atOffsets: $0) }
///         }
///     }
///
/// - Complexity: O(n) in the number of elements when the collection changes, for their ids; views are made for the rows
/// in sight only.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelection?
    let content: Content

    init(_ selection: ListSelection?, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    /// The rows in the style of the environment.
    @MainActor public var body: some View { ListBody(content: AnyView(content), selection: selection) }

    /// One view.
    @MainActor public static var _listShape: _ListShape { .one }
}

/// What a list's rows select, whatever its type.
struct ListSelection {
    /// The value that a row stands for; nil where its tag is of another type.
    let value: (ContainerValues) -> AnyHashable?
    let contains: (AnyHashable) -> Bool
    /// Makes a value the selected one, or one more, or one less.
    let toggle: (AnyHashable) -> Void
    /// Leaves nothing selected, where that is possible.
    var clear: () -> Void = {}
    /// All that is selected.
    let selected: () -> Set<AnyHashable>
    /// Whether a value is of the type of what is selected.
    let accepts: (AnyHashable) -> Bool
    let isMultiple: Bool
    /// The name of the type of what is selected.
    let typeName: String

    init?<V: Hashable>(_ selection: Binding<Set<V>>?) {
        guard let selection else { return nil }
        value = { $0.tag(for: V.self).map { AnyHashable($0) } }
        contains = { value in (value.base as? V).map { selection.wrappedValue.contains($0) } ?? false }
        toggle = { value in
            guard let value = value.base as? V else { return }
            if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        }
        selected = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
        accepts = { $0.base is V }
        isMultiple = true
        typeName = "\(V.self)"
    }

    init?<V: Hashable>(_ selection: Binding<V?>?) {
        guard let selection else { return nil }
        value = { values in
            if let tag = values.tag(for: V.self) { return AnyHashable(tag) }
            return values.tag(for: V?.self).flatMap { $0 }.map { AnyHashable($0) }
        }
        contains = { value in selection.wrappedValue.map { AnyHashable($0) == value } ?? false }
        toggle = { value in if let value = value.base as? V { selection.wrappedValue = value } }
        clear = { if selection.wrappedValue != nil { selection.wrappedValue = nil } }
        selected = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        accepts = { $0.base is V }
        isMultiple = false
        typeName = "\(V.self)"
    }

    init?<V: Hashable>(_ selection: Binding<V>) {
        value = { $0.tag(for: V.self).map { AnyHashable($0) } }
        contains = { AnyHashable(selection.wrappedValue) == $0 }
        toggle = { value in if let value = value.base as? V { selection.wrappedValue = value } }
        selected = { [AnyHashable(selection.wrappedValue)] }
        accepts = { $0.base is V }
        isMultiple = false
        typeName = "\(V.self)"
    }
}

extension List {
    /// Rows of which several can be selected, in edit mode.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content())
    }

    /// Rows of which one can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content())
    }

    /// Rows of which one is always selected.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content())
    }
}

extension List where SelectionValue == Never {
    /// Rows.
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

    /// Rows for the elements of a collection.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Rows for the elements of a collection, by the id at a key path.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// Rows for the numbers of a range, which is read once.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Rows for bindings to the elements of a collection.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable, Data.Indices: RandomAccessCollection
    {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Rows for bindings to the elements of a collection, by the id at a key path.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable, Data.Indices: RandomAccessCollection
    {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }
}
