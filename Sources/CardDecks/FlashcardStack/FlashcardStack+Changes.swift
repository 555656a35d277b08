import SwiftUI

extension FlashcardRole {
    var isLeaving: Bool { if case .leaving = self { true } else { false } }
}

extension FlashcardStack {
    /// The element that is so far below the top; nil when there are not as many.
    private func element(below top: Int) -> Data.Element? {
        guard top < data.count else { return nil }
        return data[data.index(data.endIndex, offsetBy: -1 - top)]
    }

    /// What tells the card on top from others: the one on its way out, if it is in the collection all the same.
    var topKey: FlashcardKey<ID>? {
        guard let element = element(below: 0) else { return nil }
        let id = identify(element)
        return motion.leavingCard(id, among: data.count)?.key
            ?? FlashcardKey(id: id, number: motion.number(of: id))
    }

    /// The card on top, when it was on its way out.
    var resumedKey: FlashcardKey<ID>? { topKey.flatMap { motion.leavingCard($0.id, among: data.count)?.key } }

    /// The cards that are shown, from the lowest up, those on their way out last.
    var slots: [FlashcardSlot<Data.Element, ID>] {
        let topKey = topKey
        var slots: [FlashcardSlot<Data.Element, ID>] = []
        // Counted from the top: when the card there goes, the others of its id have the numbers that they had.
        var numbers: [ID: Int] = [:]
        if let topKey { numbers[topKey.id] = topKey.number }
        for place in 1...style.depth {
            guard let element = element(below: place - 1) else { break }
            let id = identify(element)
            let number = numbers[id] ?? motion.number(of: id)
            numbers[id] = number + 1
            slots.append(
                FlashcardSlot(
                    id: FlashcardKey(id: id, number: number), element: element,
                    role: place == 1 ? .top(from: motion.departure(of: id, among: data.count)) : .waiting,
                    place: place))
        }
        slots.reverse()
        for card in motion.leaving where card.key != topKey {
            let role = FlashcardRole.leaving(card.direction, translation: card.translation, speed: card.speed)
            slots.append(FlashcardSlot(id: card.key, element: card.element, role: role, place: 1))
        }
        return slots
    }

    /// The ids of the cards that lie in the stack if some are equal, which is a mistake: nothing tells such cards apart
    /// but their order.
    func equalIDs(in slots: [FlashcardSlot<Data.Element, ID>]) -> [ID] {
        let ids = slots.filter { !$0.role.isLeaving }.map { $0.id.id }
        return Set(ids).count < ids.count ? ids : []
    }

    /// Sends the card on top to a side.
    ///
    /// - Parameter drag: how a finger let it go; nil without a finger.
    func swipe(_ direction: SwipeDirection, released drag: DragGesture.Value? = nil) {
        guard rule.directions.contains(direction), let element = element(below: 0), let key = topKey else { return }
        let translation = drag?.translation.width ?? 0
        let way = max(FlashcardStyle.gone - abs(translation), 1)
        let velocity = drag.map { direction.extent(of: $0.velocity) } ?? 0
        let speed = Double(min(max(velocity / way, 0), 8))
        var serial = 0
        withAnimation {
            serial = motion.leave(
                key, element, among: data.count, direction, translation: translation, speed: speed)
            didSwipe?(element, direction)
        } completion: {
            motion.forget(serial)
        }
    }

    /// Shows the back of the card on top, or hides it.
    func flip() {
        guard let key = topKey else { return }
        withAnimation(.easeInOut(duration: FlashcardStyle.turnTime)) { motion.flip(key) }
    }

    /// Does what the state was asked for, in order.
    func serve(_ requests: [FlashcardStackState.Request]) {
        guard !requests.isEmpty else { return }
        state.wrappedValue.requests.removeAll()
        for request in requests {
            switch request {
            case .swipe(let direction): swipe(direction)
            case .flip: flip()
            }
        }
    }
}

extension FlashcardStack {
    /// Runs an action when a card has been swiped: take its element out of the collection, or move it.
    ///
    /// What changes is animated: the others move up. A card whose element stays on top goes back to its place.
    public func onSwipe(perform action: @escaping (Data.Element, SwipeDirection) -> Void) -> Self {
        with { $0.didSwipe = action }
    }

    /// Says how far a card has to be dragged before it leaves when it is let go.
    ///
    /// - Parameters:
    ///   - threshold: points of the finger's movement. Negative counts as 0; NaN leaves it as it was.
    ///   - flickVelocity: points a second from which on a shorter movement counts too, if it would end beyond the
    ///     threshold. Infinity switches flicks off; NaN leaves it as it was.
    public func swipeThreshold(_ threshold: CGFloat = 100, flickVelocity: CGFloat = 300) -> Self {
        with { $0.rule.set(threshold: threshold, flickVelocity: flickVelocity) }
    }

    /// Says how many cards are seen, and how far each looks out below the one above it.
    ///
    /// - Parameters:
    ///   - depth: cards that are live; those below lie exactly behind the last of them. From 1 to 100.
    ///   - step: points; negative counts as 0, NaN and infinity leave it as it was.
    public func stackDepth(_ depth: Int = 10, step: CGFloat = 10) -> Self {
        with { $0.style.set(depth: depth, step: step) }
    }

    /// Colors cards as they are dragged, the more the farther they are: in one color to the left, in another to the right.
    ///
    /// The color has the shape of a white card, whose corners have a radius of 25 points.
    public func swipeTint(left: Color, right: Color) -> Self {
        with { $0.tints = FlashcardTints(left: left, right: right) }
    }

    /// Names the accessibility actions that swipe, as "Knew it" for ``SwipeDirection/right``.
    public func swipeActionNames(_ name: @escaping (SwipeDirection) -> String) -> Self {
        with { $0.actionName = name }
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var stack = self
        change(&stack)
        return stack
    }
}
