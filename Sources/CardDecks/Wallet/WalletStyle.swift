import SwiftUI

/// The distances, times and names of a wallet. Lengths are in points, times in seconds.
struct WalletStyle {
    /// How far a card stands above the one in front of it.
    var spacing: CGFloat = 50
    /// Left and right of the cards.
    var horizontalPadding: CGFloat = 35
    /// Between the cards and the detail, besides the usual spacing of a stack.
    var detailSpacing: CGFloat = 10

    /// How long a card has to be held before it can be dragged.
    var holdDuration = 0.05
    /// How far a card lifts under the finger.
    var lift: CGFloat = 20
    /// How far a dragged card shifts sideways, and no further.
    var sidewaysShift: CGFloat = 20
    /// How far to the side the finger has to be for that.
    var sidewaysThreshold: CGFloat = 10
    /// How cards go to their places when one was dropped or moved; starts at the finger's speed.
    var dropAnimation = Animation.spring()

    /// How cards open and close.
    var openAnimation = Animation.easeOut(duration: 0.15).delay(0.1)
    /// How far down cards go that stand in front of an opened one: off the screen.
    var departure: CGFloat = 1400

    /// How each card slides in when the deck appears; nil when they are just there.
    var entranceAnimation: Animation? = .spring(response: 0.1, dampingFraction: 0.8, blendDuration: 0.02)
    /// How long each waits for the one behind it; the rearmost comes first, after this time.
    var entranceDelay = 0.1
    /// How cards come when motion is to be reduced.
    static let fade = Animation.easeInOut(duration: 0.3)

    /// What the accessibility action that opens and closes a card is called.
    var openActionName = "Open"
    /// What the accessibility action is called that moves a card one place to the front.
    var moveForwardActionName = "Move forward"
    /// What the accessibility action is called that moves a card one place to the back.
    var moveBackActionName = "Move back"
}
