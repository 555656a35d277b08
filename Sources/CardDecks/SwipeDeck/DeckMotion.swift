import SwiftUI

/// The path on which a card left. If the swipe is undone, the card comes back on the same path.
struct SwipePath: Equatable, Codable {
    let direction: SwipeDirection
    /// How far from its place the card was when it was let go, in points. A swipe without a finger makes one up.
    let translation: CGSize
    /// Whether a finger held the card, which made it smaller.
    let wasHeld: Bool
    /// How far the card flies from there, in points.
    let flight: CGSize
    /// How fast the flight starts, where 1 is the length of the whole flight in a second.
    let speed: Double
}

/// Identifies a card of a deck. The id of the element alone is not enough: the same element may come up again, and
/// two elements may have equal ids.
struct CardKey<ID: Hashable>: Hashable {
    /// How many cards have been on top before this one; undoing a swipe counts back.
    let step: Int
    let id: ID
}

extension CardKey: Codable where ID: Codable {}

/// A card that was swiped.
struct SwipedCard<Element, ID: Hashable> {
    let key: CardKey<ID>
    let element: Element
    let path: SwipePath
    /// Distinguishes this swipe from other swipes of the same card.
    let serial: Int
}

extension SwipedCard: Codable where Element: Codable, ID: Codable {}

/// What a deck remembers about its cards, apart from its position in the collection.
struct DeckMotion<Element, ID: Hashable> {
    /// Where the card on top was last found in the collection.
    struct Anchor: Equatable {
        var index: Int
        /// Nil when no card is left.
        var id: ID?
    }

    /// The most cards that can be flying out at the same time. Those that left first disappear when there are more.
    static var leavingLimit: Int { 8 }
    /// The most swipes that can be undone.
    static var historyLimit: Int { 100 }

    private(set) var step = 0
    var anchor: Anchor?
    private var lastSerial = 0
    /// The cards that are flying out, the one that left first at the front.
    private(set) var leaving: [SwipedCard<Element, ID>] = []
    /// A card that is about to come back: the next update moves it to its place.
    private(set) var arriving: SwipedCard<Element, ID>?
    /// The card on top, while it is moving back to its place without a finger.
    private(set) var returning: CardKey<ID>?
    /// The swipes that can be undone, the latest one at the end.
    private(set) var history: [SwipedCard<Element, ID>] = []

    /// Makes the card on top leave.
    ///
    /// - Returns: the number to pass to `forget(_:)` when the card is gone.
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

    /// Notes that a card is gone. Does nothing if it has come back in the meantime.
    mutating func forget(_ serial: Int) { leaving.removeAll { $0.serial == serial } }

    /// Removes and returns the latest swipe that can be undone.
    mutating func popHistory() -> SwipedCard<Element, ID>? { history.popLast() }

    /// Brings a card back: from where it is now if it is still flying out, otherwise from the end of its flight.
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

    /// Notes that the card that comes back is on the screen, so that it can move to its place.
    mutating func arrive() {
        guard let card = arriving else { return }
        arriving = nil
        returning = card.key
    }

    /// Notes that a finger has taken hold of the card.
    mutating func hold() { returning = nil }

    /// Whether cards are on their way.
    var isMoving: Bool { !leaving.isEmpty || arriving != nil || returning != nil }

    /// Notes that the deck has just appeared: nothing that was moving before does.
    mutating func settle() {
        leaving = []
        arriving = nil
        returning = nil
    }

    /// Forgets all cards, because the deck shows others from now on.
    mutating func restart() {
        step += 2
        settle()
        history = []
    }
}

/// The swipes that can be undone. What was moving has come to rest when the deck is there again.
extension DeckMotion: Codable where Element: Codable, ID: Codable {
    private enum CodingKeys: CodingKey { case step, lastSerial, history }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        step = try container.decode(Int.self, forKey: .step)
        lastSerial = try container.decode(Int.self, forKey: .lastSerial)
        history = try container.decode([SwipedCard<Element, ID>].self, forKey: .history)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(step, forKey: .step)
        try container.encode(lastSerial, forKey: .lastSerial)
        try container.encode(history, forKey: .history)
    }
}
