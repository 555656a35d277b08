/// One of the views that a view consists of: what a container places, decorates or leaves out by itself.
nonisolated public struct Subview: View, Identifiable {
    /// What tells a subview apart from the others, and stays with it while they change.
    public struct ID: Hashable {
        /// The steps from the outermost view to the subview: places in tuples, branches taken, ids of elements.
        let path: [AnyHashable]

        func appending(_ step: AnyHashable) -> ID { ID(path: path + [step]) }
    }

    /// What tells the subview apart from the others of its collection.
    public var id: ID { onMainActor { [listed] in listed.id } }
    let listed: ListedPlace

    init(_ listed: ListedPlace) { self.listed = listed }

    /// What the view tells the container it stands in.
    @MainActor public var containerValues: ContainerValues { listed.resolve().values }

    /// The view, and what it tells its container.
    ///
    /// Inside a body this makes the body depend on what the view is made of.
    @MainActor package var resolved: ListedView { listed.resolve() }

    /// The view itself, with state of its own wherever it is put.
    @MainActor public var body: some View { listed.resolve().view.id(id) }

    /// One view.
    @MainActor public static var _listShape: _ListShape {
        var shape = _ListShape.one
        shape.hasContainerValues = true
        return shape
    }
}

/// The subviews of a view, in order.
///
/// A view of an app whose body has several views has several subviews. None is made before it is asked for.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    let list: ViewList

    init(_ list: ViewList) { self.list = list }

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of subviews.
    public var endIndex: Int { onMainActor { [list] in list.count } }

    /// The subview at a place.
    public subscript(index: Int) -> Subview { Subview(onMainActor { [list] in list.listedPlace(at: index) }) }

    /// The subviews at several places.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(list: list, range: bounds)
    }

    /// All subviews, one after the other.
    @MainActor public var body: some View { self[startIndex..<endIndex] }

    /// As many as there are.
    @MainActor public static var _listShape: _ListShape { .collection }
}

/// Some of the subviews of a view, in order.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    let list: ViewList
    let range: Range<Int>

    /// The place of the first subview in the whole collection.
    public var startIndex: Int { range.lowerBound }
    /// The place after that of the last subview.
    public var endIndex: Int { range.upperBound }

    /// The subview at a place of the whole collection.
    public subscript(index: Int) -> Subview { Subview(onMainActor { [list] in list.listedPlace(at: index) }) }

    /// The subviews at several places of the whole collection.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(list: list, range: bounds)
    }

    /// The subviews, one after the other.
    @MainActor public var body: some View { ForEach(self) { $0 } }

    /// As many as there are.
    @MainActor public static var _listShape: _ListShape { .collection }
}

/// A collection that finds the element which an id of the app names.
@MainActor
package protocol IdentifiedElements {
    /// The element's place, counted from the first; nil where there is none.
    func offset(identified id: AnyHashable) -> Int?
}

/// A collection of subviews that finds one by what tells it apart, without going through all of them.
@MainActor
package protocol SubviewFinding {
    /// The subview's place, counted from the first; nil where there is none.
    func offset(of id: Subview.ID) -> Int?
}

/// A collection whose elements all have views in lazy containers, even where their ids repeat.
package protocol IndividualElements {}

extension SubviewsCollection: IdentifiedElements {
    @MainActor package func offset(identified id: AnyHashable) -> Int? { list.offset(identified: id) }
}

extension SubviewsCollectionSlice: IdentifiedElements {
    @MainActor package func offset(identified id: AnyHashable) -> Int? {
        list.offset(identified: id).flatMap { range.contains($0) ? $0 - range.lowerBound : nil }
    }
}

extension SubviewsCollection: SubviewFinding {
    @MainActor package func offset(of id: Subview.ID) -> Int? { list.offset(of: id) }
}

extension SubviewsCollectionSlice: SubviewFinding {
    @MainActor package func offset(of id: Subview.ID) -> Int? {
        list.offset(of: id).flatMap { range.contains($0) ? $0 - range.lowerBound : nil }
    }
}
