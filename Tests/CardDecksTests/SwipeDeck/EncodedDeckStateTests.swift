import CardDecks
import Foundation
import Testing

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
