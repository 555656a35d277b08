import SwiftUI

/// How cards lie in a stack and how they move.
struct FlashcardStyle: Equatable {
    /// How many cards are visible and have views.
    private(set) var depth = 10
    /// How far each card sticks out below the one above it, in points.
    private(set) var step: CGFloat = 10

    /// The size of a white card where there is room for it, in points.
    static let size = CGSize(width: 450, height: 250)
    /// The radius of its corners, in points.
    static let cornerRadius: CGFloat = 25
    /// The margin around its text, in points.
    static let margin: CGFloat = 20

    /// How far a card turns per point of sideways movement of the finger, in degrees.
    static let degreesPerPoint = 1.0 / 5
    /// How far a card moves per point of sideways movement of the finger, in points.
    static let reach: CGFloat = 5
    /// How long a card takes to fly out, in seconds.
    static let flightTime = 0.4
    /// How long a card takes to turn around, in seconds.
    static let turnTime = 0.35
    /// The movement at which a card has left, in points of the finger. From 100 on it is invisible.
    static let gone: CGFloat = 110

    /// Sets the depth. Less than one card counts as one; a step that is not finite changes nothing.
    mutating func set(depth: Int, step: CGFloat) {
        self.depth = min(max(depth, 1), 100)
        if step.isFinite { self.step = max(step, 0) }
    }

    /// The opacity of a card that a finger has moved: 1 up to 50 points, 0 from 100 on.
    static func opacity(at translation: CGFloat) -> Double { min(max(2 - abs(translation) / 50, 0), 1) }

    /// The opacity of the tint of a card that a finger has moved toward the tint's side: half from 60 points on.
    static func tintOpacity(at translation: CGFloat) -> Double { Double(min(max(translation / 120, 0), 0.5)) }

    /// The opacity of a card's shadow. The top card has the usual one; those below have lighter ones, because the shadows
    /// of a stack add up.
    static func shadowOpacity(inPlace place: Int) -> Double { place == 1 ? 0.33 : 0.15 }

    /// Animates a card that leaves with an initial speed, where 1 is the whole flight in a second.
    static func flight(speed: Double) -> Animation {
        .interpolatingSpring(duration: flightTime, bounce: 0, initialVelocity: speed)
    }
}
