import SwiftUI

/// What a stack of flashcards shows, and what it is asked to do: keep it in your view and give the stack a binding.
public struct FlashcardStackState: Equatable, Sendable {
    /// Something to do that the stack has not done yet.
    enum Request: Equatable, Sendable {
        case swipe(SwipeDirection)
        case flip
    }

    /// Whether the card on top shows its back.
    public internal(set) var isShowingBack = false
    var requests: [Request] = []

    /// A stack whose card on top shows its front only.
    public init() {}

    /// Swipes the card on top to the left or to the right, as a finger would; other directions do nothing.
    public mutating func swipe(_ direction: SwipeDirection) { requests.append(.swipe(direction)) }

    /// Shows the back of the card on top, or hides it.
    public mutating func flip() { requests.append(.flip) }
}
