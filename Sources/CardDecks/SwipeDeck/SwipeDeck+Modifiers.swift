import SwiftUI

extension SwipeDeck {
    /// Lets cards leave in some directions: left and right unless you say otherwise.
    public func swipeDirections(_ directions: SwipeDirection.Set) -> Self {
        with { $0.rule.directions = directions }
    }

    /// Says how far a card has to be moved before it leaves when it is let go.
    ///
    /// - Parameters:
    ///   - threshold: points in the card's direction; a card moved farther leaves. Negative counts as 0, where any
    ///     movement is enough; NaN leaves it as it was.
    ///   - flickVelocity: points a second from which on a shorter movement counts too, if it would end beyond the
    ///     threshold. Infinity switches flicks off; NaN leaves it as it was.
    public func swipeThreshold(_ threshold: CGFloat = 80, flickVelocity: CGFloat = 300) -> Self {
        with { $0.rule.set(threshold: threshold, flickVelocity: flickVelocity) }
    }

    /// Says what a card looks like while a finger holds it.
    ///
    /// - Parameters:
    ///   - delay: seconds that the finger rests before the card is held; what is negative or NaN counts as 0.
    ///   - scale: the card's size, as a part of its own.
    ///   - degreesPerPoint: how far it turns for each point that it is moved sideways; 0 keeps it upright.
    public func swipeHold(
        after delay: Double = 0.01, scale: CGFloat = 0.95, degreesPerPoint: Double = 0.1
    ) -> Self {
        with {
            $0.rule.hold = delay > 0 ? delay : 0
            if scale.isFinite { $0.style.scale = scale }
            if degreesPerPoint.isFinite { $0.style.degreesPerPoint = degreesPerPoint }
        }
    }

    /// Says how a card follows the finger, and goes back when it is let go too early.
    public func swipeAnimation(_ animation: Animation) -> Self {
        with { $0.style.animation = animation }
    }

    /// Asks before a card leaves; when the answer is false it goes back.
    ///
    /// Every swipe asks, with a finger or without.
    public func allowsSwipe(_ isAllowed: @escaping (Data.Element, SwipeDirection) -> Bool) -> Self {
        with { $0.permits = isAllowed }
    }

    /// Runs an action when a card has been swiped: as soon as it is let go, while it is on its way out.
    public func onSwipe(perform action: @escaping (Data.Element, SwipeDirection) -> Void) -> Self {
        with { $0.didSwipe = action }
    }

    /// Runs an action when a swipe is taken back, with the direction in which the card had left.
    public func onUndo(perform action: @escaping (Data.Element, SwipeDirection) -> Void) -> Self {
        with { $0.didUndo = action }
    }

    /// Names the accessibility actions that swipe, as "Like" for ``SwipeDirection/right``.
    public func swipeActionNames(_ name: @escaping (SwipeDirection) -> String) -> Self {
        with { $0.actionName = name }
    }

    /// Shows something on a card for each direction in which it can leave.
    ///
    /// - Parameter overlay: makes it from the direction and how far the card is on its way: 0 at rest, 1 at the
    ///   threshold, at most 2, and 2 on a card that is leaving.
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
        return deck
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var deck = self
        change(&deck)
        return deck
    }
}
