import CardDecks
import SwiftUITesting
import Testing

@MainActor
struct SwipeDeckTests {
    @Test("the first card is on top of the second, and there is no third")
    func start() async throws {
        let deck = try await SwipeDeckFixture(0..<5)
        #expect(deck.cards == [0, 1])
        #expect(try deck.card(0).frame == deck.card(1).frame)
        #expect(deck.tester.issues == [])
    }

    @Test("past the threshold the card leaves, the next is on top and a new one behind it", arguments: [-1.0, 1])
    func leaves(side: Double) async throws {
        let deck = try await SwipeDeckFixture(0..<5)
        try await deck.drag(CGSize(width: 81 * side, height: 0))
        #expect(deck.cards == [1, 2])
        #expect(deck.log.swipes == [side < 0 ? "0 left" : "0 right"])
        #expect(deck.log.state.index == 1)
        #expect(deck.log.state.canUndo)
    }

    @Test("let go within the threshold the card springs back")
    func returns() async throws {
        let deck = try await SwipeDeckFixture(0..<5)
        let before = try deck.card(0).frame
        try await deck.drag(CGSize(width: 80, height: 30))
        #expect(deck.cards == [0, 1])
        #expect(try deck.card(0).frame == before)
        #expect(deck.log.swipes == [])
        #expect(!deck.log.state.isDragging)
    }

    @Test("what is left after the last card is the end view, and undo leads back from there")
    func end() async throws {
        let deck = try await SwipeDeckFixture(0..<2)
        try await deck.drag(CGSize(width: 100, height: 0))
        #expect(deck.cards == [1])
        #expect(deck.tester.findAll(.text("The end")).isEmpty)
        try await deck.drag(CGSize(width: -100, height: 0))
        #expect(deck.cards == [])
        #expect(deck.log.state.isAtEnd)
        _ = try deck.tester.find(.text("The end"))
        try await deck.press("Undo")
        try await deck.tester.settle()
        #expect(deck.cards == [1])
        #expect(!deck.log.state.isAtEnd)
        #expect(deck.log.undone == ["1 left"])
        #expect(deck.tester.findAll(.text("The end")).isEmpty)
    }

    @Test("a deck that loops goes on with the first card, even when it has only one", arguments: [1, 2, 3])
    func loops(count: Int) async throws {
        let deck = try await SwipeDeckFixture(0..<count, loops: true)
        for step in 0..<7 {
            #expect(deck.cards == [step % count, (step + 1) % count])
            try await deck.drag(CGSize(width: 100, height: 0))
        }
        #expect(deck.log.swipes.count == 7)
        #expect(deck.tester.issues == [])
    }

    @Test("a deck of none shows its end", arguments: [false, true])
    func none(loops: Bool) async throws {
        let deck = try await SwipeDeckFixture(0..<0, loops: loops)
        _ = try deck.tester.find(.text("The end"))
        #expect(deck.log.state.isAtEnd)
        for button in ["Left", "Right twice", "Undo", "Restart", "Third"] { try await deck.press(button) }
        #expect(deck.log.swipes == [])
    }
}
