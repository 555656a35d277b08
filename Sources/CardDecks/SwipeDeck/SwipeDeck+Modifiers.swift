import SwiftUI

extension SwipeDeck {
    /// Sets the directions in which cards can be swiped. The default is left and right.
    public func swipeDirections(_ directions: SwipeDirection.Set) -> Self {
        with { $0.rule.directions = directions }
    }

    /// Sets how far a card has to be dragged to leave when it is let go.
    ///
    /// - Parameters:
    ///   - threshold: the distance in points. A card that was dragged farther leaves. Negative counts as 0, which lets
    ///     any movement swipe; NaN changes nothing.
    ///   - flickVelocity: the speed in points per second at which a shorter drag swipes too, provided that it would end
    ///     beyond the threshold. Infinity turns flicks off; NaN changes nothing.
    public func swipeThreshold(_ threshold: CGFloat = 80, flickVelocity: CGFloat = 300) -> Self {
        with { $0.rule.set(threshold: threshold, flickVelocity: flickVelocity) }
    }

    /// Sets what a card looks like while a finger holds it.
    ///
    /// - Parameters:
    ///   - delay: how long the finger has to rest on the card, in seconds. Negative and NaN count as 0.
    ///   - scale: the size of the card in relation to its normal size.
    ///   - degreesPerPoint: how far the card turns per point of sideways movement, in degrees; 0 keeps it upright.
    public func swipeHold(
        after delay: Double = 0.01, scale: CGFloat = 0.95, degreesPerPoint: Double = 0.1
    ) -> Self {
        with {
            $0.rule.hold = delay > 0 ? delay : 0
            if scale.isFinite { $0.style.scale = scale }
            if degreesPerPoint.isFinite { $0.style.degreesPerPoint = degreesPerPoint }
        }
    }

    /// Sets the animation with which a card returns when it is let go too early. A spring starts with the speed of the
    /// finger.
    public func swipeAnimation(_ animation: Animation) -> Self {
        with { $0.style.animation = animation }
    }

    /// Sets a closure that decides whether a card may leave. If it returns false, the card goes back.
    ///
    /// The closure is asked for every swipe, with or without a finger.
    public func allowsSwipe(_ isAllowed: @escaping (Data.Element, SwipeDirection) -> Bool) -> Self {
        with { $0.permits = isAllowed }
    }

    /// Runs an action when a card has been swiped. It runs as soon as the card is let go, while it is still flying out.
    public func onSwipe(perform action: @escaping (Data.Element, SwipeDirection) -> Void) -> Self {
        with { $0.didSwipe = action }
    }

    /// Runs an action when a swipe is undone. It gets the direction in which the card had left.
    public func onUndo(perform action: @escaping (Data.Element, SwipeDirection) -> Void) -> Self {
        with { $0.didUndo = action }
    }

    /// Runs an action when the card on top is tapped. It gets the place in the card: from 0 to 1, from the left and from the
    /// top.
    public func onCardTap(perform action: @escaping (Data.Element, UnitPoint) -> Void) -> Self {
        with { $0.didTap = action }
    }

    /// Sets the names of the accessibility actions that swipe, such as "Like" for ``SwipeDirection/right``.
    public func swipeActionNames(_ name: @escaping (SwipeDirection) -> String) -> Self {
        with { $0.actionName = name }
    }

    /// Puts an overlay on the cards for each direction in which they can leave.
    ///
    /// - Parameter overlay: makes the overlay from the direction and the progress of the card: 0 at rest, 1 at the
    ///   threshold, and at most 2, which is also the progress of a card that is leaving.
    public func swipeOverlay<NewOverlay: View>(
        @ViewBuilder _ overlay: @escaping (_ direction: SwipeDirection, _ progress: CGFloat) -> NewOverlay
    ) -> SwipeDeck<Data, ID, Content, NewOverlay, End> {
        var deck = SwipeDeck<Data, ID, Content, NewOverlay, End>(
            data: data, identify: identify, loops: loops, state: external, content: content, overlay: overlay,
            end: end)
        deck.rule = rule
        deck.style = style
        deck.actionName = actionName
        deck.permits = permits
        deck.didSwipe = didSwipe
        deck.didUndo = didUndo
        deck.didTap = didTap
        return deck
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var deck = self
        change(&deck)
        return deck
    }
}
