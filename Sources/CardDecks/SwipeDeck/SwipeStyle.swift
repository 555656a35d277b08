import SwiftUI

/// How a card looks while it is held, and how it moves.
struct SwipeStyle {
    /// The size of a held card in relation to its normal size.
    var scale: CGFloat = 0.95
    /// How far a card turns per point of sideways movement.
    var degreesPerPoint: Double = 0.1
    /// Animates a card as it goes back to its place when it is let go.
    ///
    /// It moves as `interpolatingSpring(stiffness: 180, damping: 100)` would, and also starts with the speed of the
    /// finger, which only springs that merge take over.
    var animation = Animation.spring(Spring(stiffness: 180, damping: 100, allowOverDamping: true))

    /// Animates a card as it is taken hold of. What the finger moves follows it without an animation.
    static let hold = Animation.easeOut(duration: 0.1)
    /// The size of the card below the one on top in relation to its normal size.
    static let nextScale: CGFloat = 0.94
    /// Animates the card below as it comes up, when the one on top leaves.
    static let comingUp = Animation.spring(duration: 0.45, bounce: 0.2)

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
