import SwiftUI

/// The distances, times and names of a wallet. Lengths are in points, times in seconds.
struct WalletStyle {
    /// How far a card stands above the one in front of it.
    var spacing: CGFloat = 50
    /// The space to the left and right of the cards.
    var horizontalPadding: CGFloat = 35
    /// The space between the cards and the detail, in addition to the default spacing of a stack.
    var detailSpacing: CGFloat = 10

    /// How long a card has to be held before it can be dragged.
    var holdDuration = 0.05
    /// How far a card rises under the finger.
    var lift: CGFloat = 20
    /// How far a dragged card moves sideways at most.
    var sidewaysShift: CGFloat = 20
    /// How far the finger has to move sideways for the card to follow.
    var sidewaysThreshold: CGFloat = 10
    /// Moves cards to their places when one was dropped or moved. It starts with the speed of the finger.
    var dropAnimation = Animation.spring()

    /// Animates cards as they open and close.
    var openAnimation = Animation.easeOut(duration: 0.15).delay(0.1)
    /// How far down the cards in front of the open one move, which takes them off the screen.
    var departure: CGFloat = 1400

    /// How far down the open card has to be pulled, or to be on its way, to close.
    var closingDistance: CGFloat = 80

    /// Animates each card as the deck appears; nil if the cards are to be there at once.
    var entranceAnimation: Animation? = .spring(response: 0.1, dampingFraction: 0.8, blendDuration: 0.02)
    /// How long each card waits after the one behind it. The rearmost comes first, after this time.
    var entranceDelay = 0.1
    /// Used instead of sliding in with Reduce Motion.
    static let fade = Animation.easeInOut(duration: 0.3)

    /// The name of the accessibility action that opens and closes a card.
    var openActionName = "Open"
    /// The name of the accessibility action that moves a card one place to the front.
    var moveForwardActionName = "Move forward"
    /// The name of the accessibility action that moves a card one place to the back.
    var moveBackActionName = "Move back"
    /// What a screen reader says when a card was moved, before its place and the number of cards.
    var movedAnnouncement = "Moved to place"
    /// The name of the accessibility action that takes a card out.
    var removeActionName = "Remove"
}
