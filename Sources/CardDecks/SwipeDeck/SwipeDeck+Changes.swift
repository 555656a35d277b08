import SwiftUI

extension SwipeDeck {
    /// Sends the card on top away, if the deck permits it and has the direction.
    ///
    /// - Parameter drag: how a finger let it go; nil without a finger.
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

    /// Brings the card back that left last and whose element is still there.
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

    /// Does what the state was asked for, in order.
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

    /// Takes note of what is on top now, also when the collection changed.
    func adopt(_ anchor: DeckMotion<Data.Element, ID>.Anchor, after last: DeckMotion<Data.Element, ID>.Anchor) {
        if motion.anchor != anchor { motion.anchor = anchor }
        var updated = state.wrappedValue
        updated.index = anchor.index
        updated.isAtEnd = anchor.id == nil
        // A card that is gone cannot tell that no finger holds it any more.
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
        // All cards are others now, and the one that a finger held cannot tell any more.
        state.wrappedValue.isDragging = false
    }

    /// The way a card leaves on: toward its side and the bottom edge, until nothing of it is seen.
    private func path(_ direction: SwipeDirection, _ drag: DragGesture.Value?) -> SwipePath {
        // Without a finger the card leans as far as one at the threshold would have brought it.
        let translation = drag?.translation ?? direction.movement(min(max(rule.threshold, 40), 160))
        // Turned cards are wider than the deck.
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
