import SwiftUI

/// How cards lie in a stack and how they move.
struct FlashcardStyle: Equatable {
    /// How many cards are seen, and live.
    private(set) var depth = 10
    /// How far each card looks out below the one above it, in points.
    private(set) var step: CGFloat = 10

    /// How far a card turns for each point that the finger moves sideways, in degrees.
    static let degreesPerPoint = 1.0 / 5
    /// How far it moves for each of these points.
    static let reach: CGFloat = 5
    /// How long a card is on its way out, in seconds.
    static let flightTime = 0.4
    /// Where a card has gone for good, in points of the finger's movement: nothing is left of it beyond 100.
    static let gone: CGFloat = 110

    /// Sets the depth; less than one card counts as one, a step that is no number as the one before.
    mutating func set(depth: Int, step: CGFloat) {
        self.depth = min(max(depth, 1), 100)
        if step.isFinite { self.step = max(step, 0) }
    }

    /// How much of a card is left while a finger has moved it: all of it up to 50 points, nothing from 100 on.
    static func opacity(at translation: CGFloat) -> Double { min(max(2 - abs(translation) / 50, 0), 1) }

    /// How dark a card's shadow is, by its place: as any shadow on top, softer below, as shadows of a stack add up.
    static func shadowOpacity(inPlace place: Int) -> Double { place == 1 ? 0.33 : 0.15 }

    /// How a card leaves that starts with a speed, in ways a second.
    static func flight(speed: Double) -> Animation {
        .interpolatingSpring(duration: flightTime, bounce: 0, initialVelocity: speed)
    }
}
