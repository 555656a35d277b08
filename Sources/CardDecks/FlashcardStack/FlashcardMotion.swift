import SwiftUI

/// Identifies a card of a stack.
struct FlashcardKey<ID: Hashable>: Hashable {
    let id: ID
    /// Counts the cards with this id that have been on top. This way, a card that comes again is another one than the one
    /// that is leaving, and cards with equal ids are kept apart.
    let number: Int
}

/// A card that is flying out.
struct LeavingFlashcard<Element, ID: Hashable> {
    let key: FlashcardKey<ID>
    let element: Element
    let direction: SwipeDirection
    /// How far the finger had moved it, in points; 0 without a finger.
    let translation: CGFloat
    /// How fast the flight starts, where 1 is the length of the whole flight in a second.
    let speed: Double
    /// How many cards there were, this one included.
    let count: Int
    let serial: Int
}

/// What a stack remembers about its cards, apart from the collection.
struct FlashcardMotion<Element, ID: Hashable> {
    /// The most cards that can be flying out at the same time.
    static var leavingLimit: Int { 8 }
    /// The most swipes that are remembered, for cards that come back.
    static var memoryLimit: Int { 256 }

    private(set) var leaving: [LeavingFlashcard<Element, ID>] = []
    /// The cards that show their back.
    private(set) var flipped: Set<FlashcardKey<ID>> = []
    /// How many cards of each id were swiped.
    private var numbers: [ID: Int] = [:]
    /// The last swipe of each card that was swiped recently, the latest at the end.
    private var departures: [(id: ID, direction: SwipeDirection)] = []
    private var lastSerial = 0

    /// The number of the uppermost card of an id.
    func number(of id: ID) -> Int { numbers[id] ?? 0 }

    /// The direction in which a card had left that is in the collection again; nil if it is another card with its id.
    func departure(of id: ID, among count: Int) -> SwipeDirection? {
        let isFollowing = leaving.contains { $0.key.id == id && $0.count > count }
        return isFollowing ? nil : departures.last { $0.id == id }?.direction
    }

    /// The card that is flying out although it is in a collection of `count` elements, because it was not removed or was
    /// inserted again.
    ///
    /// The count distinguishes it from another card with an equal id.
    func leavingCard(_ id: ID, among count: Int) -> LeavingFlashcard<Element, ID>? {
        leaving.last { $0.key.id == id && $0.count <= count }
    }

    /// Makes a card leave.
    ///
    /// - Returns: the number to pass to `forget(_:)` when the card is gone.
    mutating func leave(
        _ key: FlashcardKey<ID>, _ element: Element, among count: Int, _ direction: SwipeDirection,
        translation: CGFloat, speed: Double
    ) -> Int {
        lastSerial += 1
        // One that had come back and goes again at once is shown once.
        leaving.removeAll { $0.key == key }
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

    /// Notes that a card is gone. Does nothing if it has come back in the meantime.
    mutating func forget(_ serial: Int) {
        guard let index = leaving.firstIndex(where: { $0.serial == serial }) else { return }
        flipped.remove(leaving.remove(at: index).key)
    }

    /// Notes that a card that was flying out is in its place again.
    mutating func resume(_ key: FlashcardKey<ID>) {
        leaving.removeAll { $0.key == key }
        numbers[key.id] = key.number
    }

    mutating func flip(_ key: FlashcardKey<ID>) {
        if flipped.remove(key) == nil { flipped.insert(key) }
    }
}
