/// One of the views that a view consists of: what a container places, decorates or leaves out by itself.
nonisolated public struct Subview: View, Identifiable {
    /// What tells a subview apart from the others, and stays with it while they change.
    public struct ID: Hashable {
        /// The steps from the outermost view to the subview: places in tuples, branches taken, ids of elements.
        let path: [AnyHashable]
    }

    /// What tells the subview apart from the others of its collection.
    public let id: ID
    private let view: AnyView

    @MainActor
    init(_ id: ID, _ view: some View) {
        self.id = id
        self.view = AnyView(view)
    }

    /// The view itself, with state of its own wherever it is put.
    @MainActor public var body: some View { view.id(id) }
}

/// The subviews of a view, in order.
///
/// A view of an app counts as one subview, also if its body has several.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    private let subviews: [Subview]

    @MainActor
    init(of view: some View) {
        var list = SubviewList()
        list.add(view)
        subviews = list.subviews
    }

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of subviews.
    public var endIndex: Int { subviews.count }

    /// The subview at a place.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// The subviews at several places.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// All subviews, one after the other.
    @MainActor public var body: some View { self[startIndex..<endIndex] }
}

/// Some of the subviews of a view, in order.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    let subviews: ArraySlice<Subview>

    /// The place of the first subview in the whole collection.
    public var startIndex: Int { subviews.startIndex }
    /// The place after that of the last subview.
    public var endIndex: Int { subviews.endIndex }

    /// The subview at a place of the whole collection.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// The subviews at several places of the whole collection.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// The subviews, one after the other.
    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}
