import CardDecks
import SwiftUITesting
import Testing

@MainActor
struct SwipeDeckTests {
    @Test("the first card is on top of the second, and there is no third")
    func start() async throws {
        let deck = try await SwipeDeckFixture(0..<5)
        #expect(deck.cards == [0])
        #expect(deck.tester.findAll(.label("Card 1")).isEmpty, "what lies below is not read")
        #expect(deck.tester.issues == [])
    }

    @Test("past the threshold the card leaves, the next is on top and a new one behind it", arguments: [-1.0, 1])
    func leaves(side: Double) async throws {
        let deck = try await SwipeDeckFixture(0..<5)
        try await deck.drag(CGSize(width: 81 * side, height: 0))
        #expect(deck.cards == [1])
        #expect(deck.log.swipes == [side < 0 ? "0 left" : "0 right"])
        #expect(deck.log.state.index == 1)
        #expect(deck.log.state.canUndo)
    }

    @Test("let go within the threshold the card springs back")
    func returns() async throws {
        let deck = try await SwipeDeckFixture(0..<5)
        let before = try deck.card(0).frame
        try await deck.drag(CGSize(width: 80, height: 30))
        #expect(deck.cards == [0])
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
            #expect(deck.cards == [step % count])
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

    @Test("a refused card goes back, whoever swiped it")
    func refused() async throws {
        let deck = try await SwipeDeckFixture(0..<3)
        let before = try deck.card(0).frame
        deck.log.refuses = true
        try await deck.drag(CGSize(width: 150, height: 0))
        try await deck.press("Left")
        #expect(deck.log.asked == ["0 right", "0 left"])
        #expect(deck.log.swipes == [])
        #expect(deck.cards == [0])
        #expect(try deck.card(0).frame == before)
    }

    @Test("a card keeps its state while it is swiped and brought back")
    func state() async throws {
        let deck = try await SwipeDeckFixture(0..<3)
        await deck.tester.tap(try deck.card(0))
        #expect(try deck.card(0).value == "1")
        let touch = await deck.hold(CGSize(width: 150, height: 0))
        await touch.lift()
        await deck.tester.advance(by: 0.1)
        try await deck.press("Undo")
        try await deck.tester.settle()
        #expect(try deck.card(0).value == "1")
        #expect(deck.log.undone == ["0 right"])
    }

    @Test("with the focus, arrows swipe in the deck's directions and Command-Z takes back")
    func keys() async throws {
        let deck = try await SwipeDeckFixture(0..<5, directions: [.left, .up])
        await deck.tester.key(.tab)
        await deck.tester.key(.leftArrow)
        await deck.tester.key(.rightArrow)
        await deck.tester.key(.upArrow)
        await deck.tester.key(.leftArrow, modifiers: .shift)
        #expect(deck.log.swipes == ["0 left", "1 up"])
        await deck.tester.key("z", modifiers: .command)
        #expect(deck.log.undone == ["1 up"])
    }

    @Test("assistive technology swipes in the deck's directions, and takes back")
    func actions() async throws {
        let deck = try await SwipeDeckFixture(0..<5, directions: [.right, .down])
        let group = try deck.tester.find(.id("deck"))
        try await deck.tester.perform("Swipe right", on: group)
        try await deck.tester.perform("Swipe down", on: group)
        try await deck.tester.perform("Undo", on: group)
        #expect(deck.log.swipes == ["0 right", "1 down"])
        #expect(deck.log.undone == ["1 down"])
        await #expect(throws: ActionMissing.self) { try await deck.tester.perform("Swipe left", on: group) }
    }

    @Test("a state swipes several cards, goes to one, and begins anew")
    func requests() async throws {
        let deck = try await SwipeDeckFixture(0..<5)
        try await deck.press("Right twice")
        #expect(deck.log.swipes == ["0 right", "1 right"])
        try await deck.press("Third")
        #expect(deck.cards == [2])
        try await deck.press("Restart")
        #expect(deck.cards == [0])
    }

    @Test("a button on a card is pressed by a tap; a drag that begins on it swipes the card and presses nothing")
    func buttonOnCard() async throws {
        struct Card: View {
            let number: Int
            let press: @MainActor () -> Void

            var body: some View {
                Color.orange.overlay { Button("Info \(number)", action: press).frame(width: 200, height: 100) }
            }
        }
        var presses = 0
        var swipes: [Int] = []
        let tester = ViewTester(
            SwipeDeck(0..<3, id: \.self) { number in Card(number: number) { presses += 1 } }
                .onSwipe { number, _ in swipes.append(number) })
        await tester.tap(try tester.find(.role(.button, "Info 0")))
        #expect(presses == 1)
        await tester.drag(
            try tester.find(.role(.button, "Info 0")), by: CGSize(width: 160, height: 0), over: 0.3, holding: 0.1)
        try await tester.settle()
        #expect(swipes == [0])
        #expect(presses == 1)
    }

    @Test("a state swipes only in the deck's directions")
    func directionsOfRequests() async throws {
        let deck = try await SwipeDeckFixture(0..<3, directions: [.right, .down])
        try await deck.press("Left")
        #expect(deck.log.swipes == [] && deck.cards == [0])
        try await deck.press("Right twice")
        #expect(deck.log.swipes == ["0 right", "1 right"])
    }

    @Test("Command-Z goes on to who else may take it while there is nothing to take back")
    func keysWithNothingToUndo() async throws {
        var passed = 0
        let tester = ViewTester(
            SwipeDeck(0..<3, id: \.self) { NumberCard(number: $0) }
                .onKeyPress(keys: ["z"]) { _ in
                    passed += 1
                    return .handled
                })
        await tester.key(.tab)
        await tester.key("z", modifiers: .command)
        #expect(passed == 1)
        await tester.key(.leftArrow)
        await tester.key("z", modifiers: .command)
        #expect(passed == 1)
        await tester.key("z", modifiers: .command)
        #expect(passed == 2)
    }
}
