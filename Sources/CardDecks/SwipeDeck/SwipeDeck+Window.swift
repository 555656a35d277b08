import SwiftUI

/// A card that is shown.
struct DeckSlot<Element, ID: Hashable>: Identifiable {
    let id: CardKey<ID>
    let element: Element
    let role: SwipeCardRole
}

extension SwipeDeck {
    /// How far from its last offset the element on top is searched for when the collection has changed.
    private var searchDistance: Int { 32 }

    /// The offset of the element on top; the count when no card is left.
    ///
    /// If elements before it were inserted or removed, the same element stays on top. If it was removed itself, the
    /// element at its offset follows.
    var topIndex: Int {
        let index = normalized(state.wrappedValue.index)
        guard let anchor = motion.anchor, anchor.index == state.wrappedValue.index, let id = anchor.id else {
            return index
        }
        return find(id, near: index) ?? index
    }

    /// The offset, wrapped or clamped to the collection.
    func normalized(_ index: Int) -> Int {
        let count = data.count
        guard loops, count > 0 else { return min(max(index, 0), count) }
        return ((index % count) + count) % count
    }

    /// The offset of the next element.
    func index(after index: Int) -> Int { normalized(index + 1) }

    /// The anchor of a deck that has the element at an offset on top.
    func anchor(at index: Int) -> DeckMotion<Data.Element, ID>.Anchor {
        DeckMotion.Anchor(index: index, id: element(at: index).map(identify))
    }

    func element(at index: Int) -> Data.Element? {
        guard index >= 0, index < data.count else { return nil }
        return data[data.index(data.startIndex, offsetBy: index)]
    }

    /// The offset of the element with an id that is nearest to an expected offset.
    func find(_ id: ID, near index: Int) -> Int? {
        for distance in 0...searchDistance {
            for candidate in distance == 0 ? [index] : [index - distance, index + distance] {
                if let element = element(at: candidate), identify(element) == id { return candidate }
            }
        }
        return nil
    }

    /// The cards on the screen from front to back: those that are flying out, the one on top, and the next.
    func slots(at index: Int) -> [DeckSlot<Data.Element, ID>] {
        var slots = motion.leaving.map { DeckSlot(id: $0.key, element: $0.element, role: .leaving($0.path)) }
        guard let top = element(at: index) else { return slots }
        let key = CardKey(step: motion.step, id: identify(top))
        var role = SwipeCardRole.top
        if motion.returning == key { role = .returning }
        if let card = motion.arriving, card.key == key { role = .arriving(card.path) }
        slots.append(DeckSlot(id: key, element: top, role: role))
        if let next = element(at: self.index(after: index)) {
            let key = CardKey(step: motion.step + 1, id: identify(next))
            slots.append(DeckSlot(id: key, element: next, role: .next))
        }
        return slots
    }
}
