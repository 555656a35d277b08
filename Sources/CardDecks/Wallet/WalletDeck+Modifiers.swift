import SwiftUI

/// What differs from a wallet of payment cards. Lengths that are not finite count as 0; times that are NaN or negative
/// too.
extension WalletDeck {
    /// Says how far apart things are, in points.
    ///
    /// - Parameters:
    ///   - spacing: how far a card stands above the one in front of it. With 0 all cards are in one place and dragging
    ///     reorders none; negative, cards further back stand lower.
    ///   - horizontalPadding: left and right of the cards.
    ///   - detail: between the cards and the detail, besides the usual spacing of a stack.
    public func walletSpacing(_ spacing: CGFloat = 50, horizontalPadding: CGFloat = 35, detail: CGFloat = 10) -> Self {
        with {
            $0.spacing = length(spacing)
            $0.horizontalPadding = length(horizontalPadding)
            $0.detailSpacing = length(detail)
        }
    }

    /// Says what a finger does to a card.
    ///
    /// - Parameters:
    ///   - delay: how long the card has to be held before it can be dragged, in seconds.
    ///   - lift: how far it lifts under the finger, in points.
    ///   - sidewaysShift: how far it shifts sideways, and no further, in points; 0 keeps it in its column.
    ///   - threshold: how far to the side the finger has to be for that, in points.
    ///   - animation: how cards go to their places when one was dropped or moved; a spring starts with the speed of the
    ///     finger.
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

    /// Says how cards open and close.
    ///
    /// - Parameters:
    ///   - animation: of all cards and the detail.
    ///   - departure: how far down the cards go that stand in front, in points: off any screen.
    public func walletOpening(
        _ animation: Animation = .easeOut(duration: 0.15).delay(0.1), departure: CGFloat = 1400
    ) -> Self {
        with {
            $0.openAnimation = animation
            $0.departure = length(departure)
        }
    }

    /// Says how cards slide in when the deck appears, the rearmost first.
    ///
    /// - Parameters:
    ///   - animation: of each card; nil when they are just there.
    ///   - delay: how long each waits for the one behind it, in seconds.
    public func walletEntrance(
        _ animation: Animation? = .spring(response: 0.1, dampingFraction: 0.8, blendDuration: 0.02),
        delay: Double = 0.1
    ) -> Self {
        with {
            $0.entranceAnimation = animation
            $0.entranceDelay = delay > 0 ? delay : 0
        }
    }

    /// Names what assistive technology can do with a card.
    ///
    /// - Parameters:
    ///   - open: opens and closes it.
    ///   - moveForward: moves it one place to the front.
    ///   - moveBack: moves it one place to the back.
    public func walletActionNames(
        open: String = "Open", moveForward: String = "Move forward", moveBack: String = "Move back"
    ) -> Self {
        with {
            $0.openActionName = open
            $0.moveForwardActionName = moveForward
            $0.moveBackActionName = moveBack
        }
    }

    private func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

    private func with(_ change: (inout WalletStyle) -> Void) -> Self {
        var deck = self
        change(&deck.style)
        return deck
    }
}
