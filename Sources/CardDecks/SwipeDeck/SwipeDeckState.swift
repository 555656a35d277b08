import SwiftUI

/// Where a deck is, and what it is asked to do: keep it in your view and give the deck a binding.
///
///     @State private var deck = SwipeDeckState()
///
///     SwipeDeck(trips, state: $deck) { TripCard(trip: $0) }
///     Button("Like") { deck.swipe(.right) }
///     Button("Undo") { deck.undo() }.disabled(!deck.canUndo)
public struct SwipeDeckState: Equatable, Sendable {
    /// Something to do that the deck has not done yet.
    enum Request: Equatable, Sendable {
        case swipe(SwipeDirection)
        case undo
        case move(Int)
    }

    /// How many elements of the collection come before the card on top; their count when no card is left.
    public internal(set) var index: Int
    /// Whether a finger holds the card on top.
    public internal(set) var isDragging = false
    /// Whether there is a swipe to take back. The last hundred can be.
    public internal(set) var canUndo = false
    /// Whether no card is left. A deck that loops is at its end only when its collection is empty.
    public internal(set) var isAtEnd = false
    var requests: [Request] = []

    /// A deck that begins with the element at an offset from the start of its collection.
    ///
    /// - Parameter index: negative counts as 0; beyond the last element no card is left, or a deck that loops goes on
    ///   counting from the first.
    public init(index: Int = 0) { self.index = max(index, 0) }

    /// Swipes the card on top, as a finger would.
    ///
    /// Several swipes in a row send several cards. Nothing happens when no card is left or the deck refuses.
    public mutating func swipe(_ direction: SwipeDirection) { requests.append(.swipe(direction)) }

    /// Brings the card back that was swiped last, along the way it left.
    ///
    /// A card whose element is no longer in the collection is passed over.
    public mutating func undo() { requests.append(.undo) }

    /// Goes to an element by its offset from the start of the collection, and forgets the swipes.
    public mutating func move(to index: Int) { requests.append(.move(index)) }

    /// Begins anew with the first element, and forgets the swipes.
    public mutating func restart() { move(to: 0) }
}
