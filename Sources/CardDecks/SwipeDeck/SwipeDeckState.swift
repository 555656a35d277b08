import SwiftUI

/// The position of a deck, and a way to control it. Keep the state in your view and pass a binding to the deck.
/// Encoded, as in `SceneStorage`, it is the offset of the card on top.
///
///     @State private var deck = SwipeDeckState()
///
///     SwipeDeck(trips, state: $deck) { TripCard(trip: $0) }
///     Button("Like") { deck.swipe(.right) }
///     Button("Undo") { deck.undo() }.disabled(!deck.canUndo)
public struct SwipeDeckState: Equatable, Codable, Sendable {
    /// Something that was asked of the deck and that it has not done yet.
    enum Request: Equatable, Sendable {
        case swipe(SwipeDirection)
        case undo
        case move(Int)
    }

    /// The offset of the card on top from the start of the collection. It is the count when no card is left.
    public internal(set) var index: Int
    /// Whether a finger holds the card on top.
    public internal(set) var isDragging = false
    /// Whether a swipe can be undone. The deck remembers the last hundred.
    public internal(set) var canUndo = false
    /// Whether no card is left. A deck that loops is at its end only when its collection is empty.
    public internal(set) var isAtEnd = false
    var requests: [Request] = []

    /// What a new deck does not find out by itself. A finger that held a card is gone; the swipes to undo are the deck's own.
    private enum CodingKeys: CodingKey { case index }

    /// Creates the state of a deck that begins with a certain element.
    ///
    /// - Parameter index: the offset of that element. Negative counts as 0. Beyond the last element, no card is left;
    ///   a deck that loops continues from the first.
    public init(index: Int = 0) { self.index = max(index, 0) }

    /// Swipes the card on top, as a finger would.
    ///
    /// Several calls in a row swipe several cards. Nothing happens when no card is left or the deck refuses the swipe.
    public mutating func swipe(_ direction: SwipeDirection) { requests.append(.swipe(direction)) }

    /// Undoes the latest swipe: the card comes back on the path on which it left.
    ///
    /// Cards whose elements are no longer in the collection are skipped.
    public mutating func undo() { requests.append(.undo) }

    /// Moves to the element at an offset from the start of the collection. Earlier swipes can no longer be undone.
    public mutating func move(to index: Int) { requests.append(.move(index)) }

    /// Starts over with the first element. Earlier swipes can no longer be undone.
    public mutating func restart() { move(to: 0) }
}
