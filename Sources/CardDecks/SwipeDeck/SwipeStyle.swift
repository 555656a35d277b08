import SwiftUI

/// How a card looks while it is held, and how it moves.
struct SwipeStyle {
    /// The size of a held card, as a part of its own.
    var scale: CGFloat = 0.95
    /// How far a card turns for each point that it is moved sideways.
    var degreesPerPoint: Double = 0.1
    /// How a card follows the finger, and goes back.
    var animation = Animation.interpolatingSpring(stiffness: 180, damping: 100)

    /// How long a card is on its way out, in seconds.
    static let flightTime = 0.6
    /// How cards come and go when motion is to be reduced.
    static let fade = Animation.easeInOut(duration: 0.25)

    /// How a card leaves that starts with a speed, in ways a second.
    static func flight(speed: Double) -> Animation {
        .interpolatingSpring(duration: flightTime, bounce: 0, initialVelocity: speed)
    }

    /// How a card comes back.
    static let comeback = Animation.spring(duration: flightTime, bounce: 0)
}
