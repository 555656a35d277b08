import SwiftUI

/// What a stack of flashcards shows, and a way to control it. Keep the state in your view and pass a binding to the
/// stack. Encoded it is the side that the card on top shows.
public struct FlashcardStackState: Equatable, Codable, Sendable {
    /// Something that was asked of the stack and that it has not done yet.
    enum Request: Equatable, Sendable {
        case swipe(SwipeDirection)
        case flip
    }

    /// Whether the card on top shows its back.
    public internal(set) var isShowingBack = false
    var requests: [Request] = []

    private enum CodingKeys: CodingKey { case isShowingBack }

    /// Creates the state of a stack whose top card shows only its front.
    public init() {}

    /// Swipes the card on top to the left or to the right, as a finger would; other directions do nothing.
    public mutating func swipe(_ direction: SwipeDirection) { requests.append(.swipe(direction)) }

    /// Shows the back of the card on top, or hides it.
    public mutating func flip() { requests.append(.flip) }
}
