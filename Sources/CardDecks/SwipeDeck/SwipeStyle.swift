import SwiftUI

/// How a card looks while it is held, and how it moves.
struct SwipeStyle {
    /// The size of a held card in relation to its normal size.
    var scale: CGFloat = 0.95
    /// How far a card turns per point of sideways movement.
    var degreesPerPoint: Double = 0.1
    /// Animates a card as it follows the finger and as it goes back.
    var animation = Animation.interpolatingSpring(stiffness: 180, damping: 100)

    /// How long a card takes to fly out, in seconds.
    static let flightTime = 0.6
    /// Used instead of movement with Reduce Motion.
    static let fade = Animation.easeInOut(duration: 0.25)

    /// Animates a card that leaves with an initial speed, where 1 is the whole flight in a second.
    static func flight(speed: Double) -> Animation {
        .interpolatingSpring(duration: flightTime, bounce: 0, initialVelocity: speed)
    }

    /// Animates a card that comes back.
    static let comeback = Animation.spring(duration: flightTime, bounce: 0)
}
