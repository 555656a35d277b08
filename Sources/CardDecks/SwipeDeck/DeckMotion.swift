import SwiftUI

/// The way a card left, and comes back on.
struct SwipePath: Equatable {
    let direction: SwipeDirection
    /// Where the finger, or the middle of a swipe without one, had it, in points from its place.
    let translation: CGSize
    /// Whether a finger held it, so that it was smaller.
    let wasHeld: Bool
    /// How far it goes from there, in points.
    let flight: CGSize
    /// How fast it starts, in flights a second.
    let speed: Double
}

/// What tells the cards of a deck apart: the same element may come again, and equal ids are no reason to mix cards up.
struct CardKey<ID: Hashable>: Hashable {
    /// Counts the cards on top, and back with each one that is taken back.
    let step: Int
    let id: ID
}

/// A card that was swiped.
struct SwipedCard<Element, ID: Hashable> {
    let key: CardKey<ID>
    let element: Element
    let path: SwipePath
    /// Tells this swipe from others of the same card.
    let serial: Int
}

/// What a deck remembers of its cards beyond where it is.
struct DeckMotion<Element, ID: Hashable> {
    /// Where the card on top was found last.
    struct Anchor: Equatable {
        var index: Int
        /// Nil when no card is left.
        var id: ID?
    }

    /// Cards on their way out at the same time, at most: whoever swipes faster does not see the first ones end.
    static var leavingLimit: Int { 8 }
    /// Swipes that can be taken back.
    static var historyLimit: Int { 100 }

    private(set) var step = 0
    var anchor: Anchor?
    private var lastSerial = 0
    /// Cards on their way out, the earliest first.
    private(set) var leaving: [SwipedCard<Element, ID>] = []
    /// A card that is back in its place in the next update.
    private(set) var arriving: SwipedCard<Element, ID>?
    /// The card on top while it comes back on its own.
    private(set) var returning: CardKey<ID>?
    /// The swipes that can be taken back, the last one last.
    private(set) var history: [SwipedCard<Element, ID>] = []

    /// The card on top leaves.
    ///
    /// - Returns: what `forget(_:)` wants once it has left.
    mutating func leave(_ element: Element, _ id: ID, on path: SwipePath) -> Int {
        lastSerial += 1
        let card = SwipedCard(
            key: CardKey(step: step, id: id), element: element, path: path, serial: lastSerial)
        leaving.append(card)
        if leaving.count > Self.leavingLimit { leaving.removeFirst() }
        history.append(card)
        if history.count > Self.historyLimit { history.removeFirst() }
        step += 1
        arriving = nil
        returning = nil
        return lastSerial
    }

    /// A card has left, unless it came back meanwhile.
    mutating func forget(_ serial: Int) { leaving.removeAll { $0.serial == serial } }

    /// The swipe that would be taken back.
    mutating func popHistory() -> SwipedCard<Element, ID>? { history.popLast() }

    /// Brings a card back: from where it is when it is still on its way, else from the end of its way.
    mutating func comeBack(_ card: SwipedCard<Element, ID>) {
        step -= 1
        let key = CardKey(step: step, id: card.key.id)
        arriving = nil
        returning = nil
        if leaving.contains(where: { $0.key == key }) {
            leaving.removeAll { $0.key == key }
            returning = key
        } else {
            arriving = SwipedCard(key: key, element: card.element, path: card.path, serial: card.serial)
        }
    }

    /// The card that came back is shown and goes to its place.
    mutating func arrive() {
        guard let card = arriving else { return }
        arriving = nil
        returning = card.key
    }

    /// A finger has taken the card over.
    mutating func hold() { returning = nil }

    /// All cards are others now.
    mutating func restart() {
        step += 2
        leaving = []
        arriving = nil
        returning = nil
        history = []
    }
}
