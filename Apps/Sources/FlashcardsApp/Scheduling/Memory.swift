import Foundation

/// What the schedule knows about how well a card is remembered.
struct Memory: Equatable, Codable, Sendable {
    /// Where a card is in its life.
    enum Phase: Equatable, Codable, Sendable {
        /// It is new, or was forgotten while it was new. The number counts the short steps that were taken.
        case learning(step: Int)
        /// It comes back after days.
        case review
        /// It was forgotten later on. The number counts the short steps that were taken.
        case relearning(step: Int)
    }

    var phase: Phase
    /// The days after which an answer is known with a probability of 90 %.
    var stability: Double
    /// How hard the card is, from 1 to 10.
    var difficulty: Double
    var lastReview: Date
    /// When the card is to be shown again.
    var due: Date
}

/// One answer to a card, as it is kept.
struct Review: Equatable, Sendable {
    let cardID: Fact.ID
    let date: Date
    let rating: Rating
    /// The state of the card before this answer; nil if it was new.
    let before: Memory?
}
