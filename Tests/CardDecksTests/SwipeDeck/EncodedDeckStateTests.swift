import Foundation
import Testing

@testable import CardDecks

struct EncodedDeckStateTests {
    private func again<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    @Test("A deck that was encoded is at the same card, and does not do again what it was asked for")
    func swipeDeck() throws {
        var deck = SwipeDeckState(index: 3)
        deck.swipe(.right)
        let decoded = try again(deck)
        #expect(decoded == SwipeDeckState(index: 3))
    }

    @Test("What can be undone of a deck that was encoded can be undone, and nothing flies that flew before")
    func swipes() throws {
        let path = SwipePath(
            direction: .left, translation: CGSize(width: -90, height: 4), wasHeld: true,
            flight: CGSize(width: -400, height: 300), speed: 2)
        var motion = DeckMotion<String, Int>()
        for (id, name) in ["Rome", "Oslo"].enumerated() { _ = motion.leave(name, id, on: path) }
        var decoded = try again(motion)
        #expect(motion.isMoving && !decoded.isMoving)
        #expect(decoded.step == 2)
        let popped = decoded.popHistory()
        let last = try #require(popped)
        #expect(last.element == "Oslo" && last.key == CardKey(step: 1, id: 1) && last.path == path)
        #expect(decoded.popHistory()?.element == "Rome")
    }

    @Test("A stack that was encoded shows the same side, and does not do again what it was asked for")
    func flashcardStack() throws {
        var stack = FlashcardStackState()
        stack.flip()
        let decoded = try again(stack)
        #expect(decoded == FlashcardStackState())
        let turned = try JSONDecoder().decode(
            FlashcardStackState.self, from: Data(#"{"isShowingBack":true}"#.utf8))
        #expect(turned.isShowingBack)
    }
}
