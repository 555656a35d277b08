/// What a finger has changed in the order of a container's elements, for the container's closure to apply.
public struct ReorderDifference<ItemID, CollectionID> {
    /// The ids of the elements that move, in order.
    public var sources: [ItemID]
    /// Where they go.
    public var destination: Destination

    init(sources: [ItemID], destination: Destination) {
        self.sources = sources
        self.destination = destination
    }

    /// Where elements go.
    public struct Destination {
        /// A place among the elements of a collection.
        @frozen
        public enum Position {
            /// In front of the element with an id.
            case before(ItemID)
            /// Behind all elements.
            case end
        }

        /// The place in the collection.
        public var position: Position
        /// The collection.
        public var collectionID: CollectionID

        /// A place in a collection.
        public init(position: Position, collectionID: CollectionID) {
            self.position = position
            self.collectionID = collectionID
        }

        /// A place in the only collection of a container.
        public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
            self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
        }
    }
}

extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}

/// Stands for the collection of a container that has one only.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
    init() {}
}
