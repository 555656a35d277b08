import SwiftUI

extension SwipeDeck {
    /// Swipes the card on top, if the deck can be swiped in that direction and allows this swipe.
    ///
    /// - Parameter drag: the drag that ended in the swipe; nil for a swipe without a finger.
    func swipe(_ direction: SwipeDirection, released drag: DragGesture.Value? = nil) {
        let index = topIndex
        guard rule.directions.contains(direction), let element = element(at: index),
            permits?(element, direction) ?? true
        else { return }
        let path = path(direction, drag)
        let next = self.index(after: index)
        let animation = SwipeStyle.flight(speed: path.speed)
        var serial = 0
        withAnimation(animation) {
            serial = motion.leave(element, identify(element), on: path)
            motion.anchor = anchor(at: next)
            state.wrappedValue.index = next
            state.wrappedValue.isAtEnd = motion.anchor?.id == nil
            state.wrappedValue.canUndo = true
        } completion: {
            motion.forget(serial)
        }
        didSwipe?(element, direction)
    }

    /// Brings back the card that left last. Cards whose elements are no longer in the collection are skipped.
    func undo() {
        let index = topIndex
        while let card = motion.popHistory() {
            guard let previous = find(card.key.id, near: normalized(index - 1)) else { continue }
            motion.comeBack(card)
            motion.anchor = anchor(at: previous)
            state.wrappedValue.index = previous
            state.wrappedValue.isAtEnd = false
            state.wrappedValue.canUndo = !motion.history.isEmpty
            didUndo?(card.element, card.path.direction)
            return
        }
        state.wrappedValue.canUndo = false
    }

    /// Carries out what has been requested through the state, in order.
    func serve(_ requests: [SwipeDeckState.Request]) {
        guard !requests.isEmpty else { return }
        state.wrappedValue.requests.removeAll()
        for request in requests {
            switch request {
            case .swipe(let direction): swipe(direction)
            case .undo: undo()
            case .move(let index): move(to: index)
            }
        }
    }

    /// Adopts the element that is on top now. It can also be another one because the collection has changed.
    func adopt(_ anchor: DeckMotion<Data.Element, ID>.Anchor, after last: DeckMotion<Data.Element, ID>.Anchor) {
        if motion.anchor != anchor { motion.anchor = anchor }
        var updated = state.wrappedValue
        updated.index = anchor.index
        updated.isAtEnd = anchor.id == nil
        // The deck may have come back with what its state does not say.
        updated.canUndo = !motion.history.isEmpty
        // A card that is gone no longer reports that its finger has let go.
        if anchor.id != last.id { updated.isDragging = false }
        if updated != state.wrappedValue { state.wrappedValue = updated }
    }

    func hold(_ slot: DeckSlot<Data.Element, ID>, _ isHeld: Bool) {
        if isHeld, motion.returning == slot.id { motion.hold() }
        if state.wrappedValue.isDragging != isHeld { state.wrappedValue.isDragging = isHeld }
    }

    private func move(to index: Int) {
        let index = normalized(index)
        motion.restart()
        motion.anchor = anchor(at: index)
        state.wrappedValue.index = index
        state.wrappedValue.isAtEnd = motion.anchor?.id == nil
        state.wrappedValue.canUndo = false
        // All cards are replaced, and one that was held no longer reports that its finger has let go.
        state.wrappedValue.isDragging = false
    }

    /// The path of a card that leaves: toward its side and the bottom edge, until it is out of sight.
    private func path(_ direction: SwipeDirection, _ drag: DragGesture.Value?) -> SwipePath {
        // Without a finger, the card tilts as much as if it had been dragged to the threshold.
        let translation = drag?.translation ?? direction.movement(min(max(rule.threshold, 40), 160))
        // A tilted card is wider than the deck.
        let side = max(size.width, 100) * 1.3
        let height = max(size.height, 100)
        let flight =
            switch direction {
            case .left, .right: CGSize(width: direction.movement(side).width, height: height)
            case .up, .down: direction.movement(height * 1.5)
            }
        let length = direction.extent(of: flight)
        let speed = max(drag.map { direction.extent(of: $0.velocity) } ?? 0, 0)
        return SwipePath(
            direction: direction, translation: translation, wasHeld: drag != nil, flight: flight,
            speed: Double(min(speed / length, 8)))
    }
}
