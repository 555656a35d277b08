import SwiftUI

/// What tells the cards of a stack apart.
struct FlashcardKey<ID: Hashable>: Hashable {
    let id: ID
    /// Counts the cards of the id from the first one that was on top, so that one that comes again is not the one that
    /// leaves, and cards with equal ids are not mixed up.
    let number: Int
}

/// A card on its way out.
struct LeavingFlashcard<Element, ID: Hashable> {
    let key: FlashcardKey<ID>
    let element: Element
    let direction: SwipeDirection
    /// How far the finger had it, in points; 0 without a finger.
    let translation: CGFloat
    /// How fast it starts, in ways a second.
    let speed: Double
    /// How many cards there were with it.
    let count: Int
    let serial: Int
}

/// What a stack remembers of its cards beyond the collection.
struct FlashcardMotion<Element, ID: Hashable> {
    /// Cards on their way out at the same time, at most.
    static var leavingLimit: Int { 8 }
    /// Swipes that are remembered, for cards that come back.
    static var memoryLimit: Int { 256 }

    private(set) var leaving: [LeavingFlashcard<Element, ID>] = []
    /// The cards that show their back.
    private(set) var flipped: Set<FlashcardKey<ID>> = []
    /// How many cards of each id were swiped.
    private var numbers: [ID: Int] = [:]
    /// The last swipe of each card that was swiped lately, the latest last.
    private var departures: [(id: ID, direction: SwipeDirection)] = []
    private var lastSerial = 0

    /// The number of the uppermost card of an id.
    func number(of id: ID) -> Int { numbers[id] ?? 0 }

    /// Where the card went that was swiped and is there again; nil for another card of its id that follows it.
    func departure(of id: ID, among count: Int) -> SwipeDirection? {
        let isFollowing = leaving.contains { $0.key.id == id && $0.count > count }
        return isFollowing ? nil : departures.last { $0.id == id }?.direction
    }

    /// The card on its way out that is among so many cards all the same: it was not taken out, or put in again.
    ///
    /// The count tells it from another card with an equal id.
    func leavingCard(_ id: ID, among count: Int) -> LeavingFlashcard<Element, ID>? {
        leaving.last { $0.key.id == id && $0.count <= count }
    }

    /// A card leaves.
    ///
    /// - Returns: what `forget(_:)` wants once it has left.
    mutating func leave(
        _ key: FlashcardKey<ID>, _ element: Element, among count: Int, _ direction: SwipeDirection,
        translation: CGFloat, speed: Double
    ) -> Int {
        lastSerial += 1
        leaving.append(
            LeavingFlashcard(
                key: key, element: element, direction: direction, translation: translation, speed: speed,
                count: count, serial: lastSerial))
        if leaving.count > Self.leavingLimit { flipped.remove(leaving.removeFirst().key) }
        numbers[key.id] = key.number + 1
        departures.removeAll { $0.id == key.id }
        departures.append((key.id, direction))
        if departures.count > Self.memoryLimit { numbers[departures.removeFirst().id] = nil }
        return lastSerial
    }

    /// A card has left, unless it came back meanwhile.
    mutating func forget(_ serial: Int) {
        guard let index = leaving.firstIndex(where: { $0.serial == serial }) else { return }
        flipped.remove(leaving.remove(at: index).key)
    }

    /// A card on its way out is in its place again.
    mutating func resume(_ key: FlashcardKey<ID>) {
        leaving.removeAll { $0.key == key }
        numbers[key.id] = key.number
    }

    mutating func flip(_ key: FlashcardKey<ID>) {
        if flipped.remove(key) == nil { flipped.insert(key) }
    }
}
