import CardDecks
import SwiftUITesting
import Testing

/// How cards leave and come back, as seen.
@MainActor
struct SwipeDeckMotionTests {
    @Test(
        "a card leaves toward its side and the bottom edge, in front of all, without a jump, and is gone then",
        arguments: [-1.0, 1])
    func exit(side: Double) async throws {
        let deck = try await ColoredDeck([0, 1, 2])
        let touch = await deck.hold()
        await touch.move(by: CGSize(width: 100 * side, height: 0), over: 0.4)
        await touch.hold(for: 1)
        var last = try #require(try deck.center(0))
        await touch.lift()
        #expect(try deck.center(0) == last, "at the moment of the release nothing moves")
        var frames = 0
        while let center = try deck.center(0) {
            // What is cut off by the screen's edge makes the visible rest slower, never faster.
            #expect((center.x - last.x) * side > -1)
            #expect(abs(center.x - last.x) < 24 && center.y - last.y < 24, "frame \(frames)")
            last = center
            frames += 1
            await deck.tester.pump()
        }
        #expect(frames > 5 && frames < 40)
        #expect((last.x - 200) * side > 120 && last.y > 340)
        try await deck.tester.settle()
        #expect(deck.cards == [1])
        #expect(!deck.tester.layersDescription.contains("#FF0000"), "no live view is left of it")
    }

    @Test("a swipe without a finger takes the same way")
    func request() async throws {
        let deck = try await ColoredDeck([0, 1])
        await deck.ask { $0.swipe(.left) }
        #expect(deck.cards == [1])
        let start = try #require(try deck.center(0))
        #expect(abs(start.x - 200) < 1)
        await deck.tester.advance(by: 0.15)
        let way = try #require(try deck.center(0))
        #expect(way.x < 170 && way.y > 305)
    }

    @Test("a flick goes on at the finger's speed")
    func speed() async throws {
        let deck = try await ColoredDeck([0, 1])
        func moved(afterFlickOver seconds: Double) async throws -> CGFloat {
            let deck = try await ColoredDeck([0, 1])
            let touch = await deck.hold()
            await touch.move(by: CGSize(width: 60, height: 0), over: seconds)
            let start = try #require(try deck.center(0))
            await touch.lift()
            await deck.tester.advance(by: 0.05)
            return try #require(try deck.center(0)).x - start.x
        }
        #expect(try await moved(afterFlickOver: 0.05) > moved(afterFlickOver: 0.15) + 10)
        _ = deck
    }

    @Test("undo brings a card back along its way")
    func undo() async throws {
        let deck = try await ColoredDeck([0, 1, 2])
        await deck.ask { $0.swipe(.right) }
        try await deck.tester.settle()
        await deck.ask { $0.undo() }
        #expect(deck.cards == [0])
        #expect(try deck.center(0) == nil, "it begins where it went")
        var last = CGPoint(x: 1000, y: 1000)
        for _ in 0..<60 {
            await deck.tester.pump()
            guard let center = try deck.center(0) else { continue }
            #expect(center.x <= last.x + 0.5 && center.x > 199)
            last = center
        }
        try await deck.tester.settle()
        #expect(try deck.center(0) == CGPoint(x: 200, y: 300))
        #expect(!deck.control.state.canUndo)
    }

    @Test("undo while the card leaves turns it around where it is")
    func undoInFlight() async throws {
        let deck = try await ColoredDeck([0, 1, 2])
        await deck.ask { $0.swipe(.right) }
        await deck.tester.advance(by: 0.1)
        let there = try #require(try deck.center(0))
        await deck.ask { $0.undo() }
        #expect(try deck.center(0) == there)
        await deck.tester.pump()
        #expect(abs(try #require(try deck.center(0)).x - there.x) < 24)
        try await deck.tester.settle()
        #expect(try deck.center(0) == CGPoint(x: 200, y: 300))
        #expect(deck.cards == [0])
    }

    @Test("a card that is on its way back can be taken by a finger and swiped again")
    func again() async throws {
        let deck = try await ColoredDeck([0, 1, 2])
        await deck.ask { $0.swipe(.right) }
        await deck.tester.advance(by: 0.05)
        await deck.ask { $0.undo() }
        await deck.tester.advance(by: 0.15)
        let touch = await deck.hold()
        await touch.move(by: CGSize(width: -100, height: 0), over: 0.2)
        await touch.lift()
        #expect(deck.control.swipes == ["0 right", "0 left"])
        // The first swipe ends in here, 0.6 s after it began, and must not end the second.
        await deck.tester.advance(by: 0.11)
        #expect(try deck.center(0) != nil)
        try await deck.tester.settle()
        #expect(try deck.center(0) == nil)
    }

    @Test("with Reduce Motion cards fade where they are, and do not turn")
    func reducedMotion() async throws {
        let deck = try await ColoredDeck([0, 1, 2], reducesMotion: true)
        await deck.ask { $0.swipe(.right) }
        await deck.tester.advance(by: 0.1)
        let mixed = try deck.tester.snapshot()[200, 300]
        #expect(mixed.r > 20 && mixed.r < 235 && mixed.g > 20 && mixed.g < 235)
        try await deck.tester.settle()
        #expect(try deck.center(1) == CGPoint(x: 200, y: 300))
        await deck.ask { $0.undo() }
        try await deck.tester.settle()
        #expect(try deck.center(0) == CGPoint(x: 200, y: 300))
        let touch = await deck.hold()
        await touch.move(by: CGSize(width: 60, height: 0), over: 0.2)
        await touch.hold(for: 9)
        let card = try deck.tester.find(.label("Card 0"))
        #expect(card.transform.b == 0 && abs(card.frame.midX - 260) < 0.1)
    }

    @Test("where one reads from right to left a card still follows the finger, and left is left")
    func rightToLeft() async throws {
        let deck = try await ColoredDeck([0, 1, 2], layoutDirection: .rightToLeft)
        let touch = await deck.hold()
        await touch.move(by: CGSize(width: -120, height: 0), over: 0.3)
        await touch.hold(for: 3)
        #expect(try deck.tester.find(.label("Card 0")).frame.midX < 100)
        await touch.lift()
        #expect(deck.control.swipes == ["0 left"])
        await deck.tester.advance(by: 0.05)
        if let center = try deck.center(0) { #expect(center.x < 120) }
        try await deck.tester.settle()
        #expect(deck.cards == [1])
    }

    @Test("cards can leave up and down", arguments: [SwipeDirection.up, .down])
    func vertical(direction: SwipeDirection) async throws {
        let deck = try await ColoredDeck([0, 1, 2], directions: .vertical)
        let touch = await deck.hold()
        await touch.move(by: CGSize(width: 150, height: direction == .up ? -100 : 100), over: 0.3)
        await touch.hold(for: 0.1)
        await touch.lift()
        #expect(deck.control.swipes == ["0 \(direction)"])
        try await deck.tester.settle()
        #expect(try deck.center(0) == nil)
        #expect(deck.cards == [1])
    }
}
