/// A container inside of which a finger may take elements to other places.
///
/// What is not in Apple's documentation is inferred: a finger rests before it lifts an element, as in a list without edit mode,
/// the others make way as they do there, and an element that was dragged over takes the place of the one below the finger.
@MainActor
final class ReorderScope: LettingGo {
    /// Applies a change; what it is given is of the types that the app wrote, or nothing happens.
    var apply: (ReorderMove) -> Void = { _ in }
    let course = ReorderCourse()

    nonisolated init() {}

    func letGo() { apply = { _ in } }
}

/// An element that goes to another place, whatever its type.
struct ReorderMove {
    var source: ReorderElement
    /// The element in front of which it goes; nil for the end.
    var before: ReorderElement?
    /// The collection that it goes to.
    var collection: AnyHashable
}

/// An element of a collection, whatever its type.
struct ReorderElement {
    /// As the collection has it: the element, a binding to it, or a place and an id.
    var value: Any
    /// What its views are told apart by.
    var id: AnyHashable?

    /// The element's id of the type that a container asks for.
    ///
    /// - Parameter identify: the id of an element.
    func id<Item, ItemID: Hashable>(_ identify: (Item) -> ItemID) -> ItemID? {
        if let item = value as? Item { return identify(item) }
        if let binding = value as? Binding<Item> { return identify(binding.wrappedValue) }
        if let id = id?.base as? ItemID { return id }
        if let id = value as? ItemID { return id }
        // Collections of bindings have a place and an id for each element.
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .tuple else { return nil }
        return mirror.children.lazy.map(\.value).reversed().first { $0 is ItemID } as? ItemID
    }
}

/// The container around, and whether it lets elements be moved.
struct ReorderSurroundings: Equatable {
    let scope: ReorderScope
    let isEnabled: Bool

    static func == (first: ReorderSurroundings, second: ReorderSurroundings) -> Bool {
        first.scope === second.scope && first.isEnabled == second.isEnabled
    }
}

private struct ReorderSurroundingsKey: EnvironmentKey {
    static var defaultValue: ReorderSurroundings? { nil }
}

extension EnvironmentValues {
    var reordering: ReorderSurroundings? {
        get { self[ReorderSurroundingsKey.self] }
        set { self[ReorderSurroundingsKey.self] = newValue }
    }
}

extension View {
    /// Lets a finger take elements of the view's content to other places, where the content says that it is `reorderable()`.
    ///
    /// - Parameters:
    ///   - item: the type of the elements.
    ///   - move: is given what has changed when the finger lets go.
    nonisolated public func reorderContainer<Item: Identifiable>(
        for item: Item.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(ReorderContainer(isEnabled: isEnabled, identify: { (item: Item) in item.id }, move: move))
    }

    /// Lets a finger take elements of the view's content to other places, also to those of other collections.
    ///
    /// - Parameters:
    ///   - item: the type of the elements.
    ///   - collectionID: the type of what names the collections, in `reorderable(collectionID:)`.
    ///   - move: is given what has changed when the finger lets go.
    nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(ReorderContainer(isEnabled: isEnabled, identify: { (item: Item) in item.id }, move: move))
    }

    /// Lets a finger take elements of the view's content to other places.
    ///
    /// - Parameters:
    ///   - item: the type of the elements.
    ///   - itemID: where an element's id is.
    ///   - move: is given what has changed when the finger lets go.
    nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View {
        modifier(
            ReorderContainer(isEnabled: isEnabled, identify: { (item: Item) in item[keyPath: itemID] }, move: move))
    }

    /// Lets a finger take elements of the view's content to other places, also to those of other collections.
    ///
    /// - Parameters:
    ///   - item: the type of the elements.
    ///   - itemID: where an element's id is.
    ///   - collectionID: the type of what names the collections, in `reorderable(collectionID:)`.
    ///   - move: is given what has changed when the finger lets go.
    nonisolated public func reorderContainer<
        Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable
    >(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
    ) -> some View {
        modifier(
            ReorderContainer(isEnabled: isEnabled, identify: { (item: Item) in item[keyPath: itemID] }, move: move))
    }
}

/// Makes a view a container inside of which elements may go to other places.
nonisolated private struct ReorderContainer<Item, ItemID: Hashable, CollectionID: Hashable>: ViewModifier {
    let isEnabled: Bool
    let identify: (Item) -> ItemID
    let move: (ReorderDifference<ItemID, CollectionID>) -> Void
    @State private var scope = ReorderScope()

    init(
        isEnabled: Bool, identify: @escaping (Item) -> ItemID,
        move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
    ) {
        self.isEnabled = isEnabled
        self.identify = identify
        self.move = move
    }

    @MainActor
    func body(content: Content) -> some View {
        content
            .environment(\.reordering, ReorderSurroundings(scope: scope, isEnabled: isEnabled))
            .afterEvaluation { scope.apply = apply }
    }

    @MainActor
    private func apply(_ change: ReorderMove) {
        guard let source = change.source.id(identify), let collection = change.collection.base as? CollectionID else {
            return
        }
        var position = ReorderDifference<ItemID, CollectionID>.Destination.Position.end
        if let before = change.before {
            guard let id = before.id(identify) else { return }
            position = .before(id)
        }
        move(
            ReorderDifference(
                sources: [source],
                destination: ReorderDifference.Destination(position: position, collectionID: collection)))
    }
}
