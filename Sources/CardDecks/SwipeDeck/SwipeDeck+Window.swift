import SwiftUI

/// A card that is shown.
struct DeckSlot<Element, ID: Hashable>: Identifiable {
    let id: CardKey<ID>
    let element: Element
    let role: SwipeCardRole
}

extension SwipeDeck {
    /// How far around its last place the element on top is looked for when the collection has changed.
    private var searchDistance: Int { 32 }

    /// The offset of the element on top; the count when no card is left.
    ///
    /// An element that has moved because others came or went before it stays on top; when it is gone, the one that
    /// took its place is.
    var topIndex: Int {
        let index = normalized(state.wrappedValue.index)
        guard let anchor = motion.anchor, anchor.index == state.wrappedValue.index, let id = anchor.id else {
            return index
        }
        return find(id, near: index) ?? index
    }

    /// An offset brought into the collection.
    func normalized(_ index: Int) -> Int {
        let count = data.count
        guard loops, count > 0 else { return min(max(index, 0), count) }
        return ((index % count) + count) % count
    }

    /// The offset of the next element.
    func index(after index: Int) -> Int { normalized(index + 1) }

    /// What is on top when the element at an offset is.
    func anchor(at index: Int) -> DeckMotion<Data.Element, ID>.Anchor {
        DeckMotion.Anchor(index: index, id: element(at: index).map(identify))
    }

    func element(at index: Int) -> Data.Element? {
        guard index >= 0, index < data.count else { return nil }
        return data[data.index(data.startIndex, offsetBy: index)]
    }

    /// The offset of the element with an id, nearest to where it should be.
    func find(_ id: ID, near index: Int) -> Int? {
        for distance in 0...searchDistance {
            for candidate in distance == 0 ? [index] : [index - distance, index + distance] {
                if let element = element(at: candidate), identify(element) == id { return candidate }
            }
        }
        return nil
    }

    /// The cards that are shown, the rearmost last: those on their way out, the one on top, the next.
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
