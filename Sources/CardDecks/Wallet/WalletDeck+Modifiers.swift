import SwiftUI

/// Modifiers that change how a wallet looks and moves. Lengths that are not finite count as 0, and so do times that are
/// negative or NaN.
extension WalletDeck {
    /// Sets the distances in a wallet, in points.
    ///
    /// - Parameters:
    ///   - spacing: how far each card stands above the one in front of it. With 0, all cards are in the same place and
    ///     dragging does not reorder them. With a negative number, cards further back stand lower.
    ///   - horizontalPadding: the space to the left and right of the cards.
    ///   - detail: the space between the cards and the detail, in addition to the default spacing of a stack.
    public func walletSpacing(_ spacing: CGFloat = 50, horizontalPadding: CGFloat = 35, detail: CGFloat = 10) -> Self {
        with {
            $0.spacing = length(spacing)
            $0.horizontalPadding = length(horizontalPadding)
            $0.detailSpacing = length(detail)
        }
    }

    /// Sets how a card reacts to a finger.
    ///
    /// - Parameters:
    ///   - delay: how long the card has to be held before it can be dragged, in seconds.
    ///   - lift: how far the card rises under the finger, in points.
    ///   - sidewaysShift: how far the card moves sideways at most, in points; 0 keeps it in its column.
    ///   - threshold: how far the finger has to move sideways for the card to follow, in points.
    ///   - animation: moves the cards to their places when one was dropped or moved. A spring starts with the speed of
    ///     the finger.
    public func walletHold(
        after delay: Double = 0.05, lift: CGFloat = 20, sidewaysShift: CGFloat = 20, beyond threshold: CGFloat = 10,
        dropping animation: Animation = .spring()
    ) -> Self {
        with {
            $0.holdDuration = delay > 0 ? delay : 0
            $0.lift = length(lift)
            $0.sidewaysShift = length(sidewaysShift)
            $0.sidewaysThreshold = length(threshold)
            $0.dropAnimation = animation
        }
    }

    /// Sets how cards open and close.
    ///
    /// - Parameters:
    ///   - animation: moves all cards and the detail.
    ///   - departure: how far down the cards in front of the open one move, in points. The default is more than any
    ///     screen has.
    public func walletOpening(
        _ animation: Animation = .easeOut(duration: 0.15).delay(0.1), departure: CGFloat = 1400
    ) -> Self {
        with {
            $0.openAnimation = animation
            $0.departure = length(departure)
        }
    }

    /// Sets how cards slide in when the deck appears. The rearmost card comes first.
    ///
    /// - Parameters:
    ///   - animation: moves each card; nil if the cards are to be there at once.
    ///   - delay: how long each card waits after the one behind it, in seconds.
    public func walletEntrance(
        _ animation: Animation? = .spring(response: 0.1, dampingFraction: 0.8, blendDuration: 0.02),
        delay: Double = 0.1
    ) -> Self {
        with {
            $0.entranceAnimation = animation
            $0.entranceDelay = delay > 0 ? delay : 0
        }
    }

    /// Sets the names of the accessibility actions of a card.
    ///
    /// - Parameters:
    ///   - open: the action that opens and closes the card.
    ///   - moveForward: the action that moves the card one place to the front.
    ///   - moveBack: the action that moves the card one place to the back.
    ///   - moved: what a screen reader says once a card was moved, before its place and the number of cards.
    public func walletActionNames(
        open: String = "Open", moveForward: String = "Move forward", moveBack: String = "Move back",
        moved: String = "Moved to place"
    ) -> Self {
        with {
            $0.openActionName = open
            $0.moveForwardActionName = moveForward
            $0.moveBackActionName = moveBack
            $0.movedAnnouncement = moved
        }
    }

    /// Lets cards be taken out, by an accessibility action and by the Delete key.
    ///
    /// - Parameters:
    ///   - name: the name of the action.
    ///   - perform: takes the card out of the array, with an animation.
    public func walletRemoval(_ name: String = "Remove", perform: @escaping (Item) -> Void) -> Self {
        var deck = with { $0.removeActionName = name }
        deck.remove = perform
        return deck
    }

    private func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

    private func with(_ change: (inout WalletStyle) -> Void) -> Self {
        var deck = self
        change(&deck.style)
        return deck
    }
}
