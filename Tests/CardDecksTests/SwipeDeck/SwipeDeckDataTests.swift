import CardDecks
import SwiftUITesting
import Testing

/// What a deck makes of a collection that is large, changes, or is not as it should be.
@MainActor
struct SwipeDeckDataTests {
    @Test("a deck of 1,000,000 costs what one of 15 costs: the same counters in every frame, and as many reads")
    func million() async throws {
        func run(_ count: Int) async throws -> (frames: [FrameStatistics], reads: Int) {
            let numbers = CountedNumbers(endIndex: count)
            let tester = ViewTester(
                SwipeDeck(numbers, id: \.self) { NumberCard(number: $0) }, size: CGSize(width: 300, height: 400))
            var frames = [tester.statistics]
            for _ in 0..<3 {
                let touch = tester.touch(at: CGPoint(x: 150, y: 200))
                for _ in 0..<12 {
                    await touch.move(by: CGSize(width: 12, height: 0), over: 1.0 / 60)
                    frames.append(tester.statistics)
                }
                await touch.lift()
                for _ in 0..<60 {
                    frames.append(tester.statistics)
                    await tester.pump()
                }
            }
            return (frames, numbers.reads.count)
        }
        let few = try await run(15)
        let many = try await run(1_000_000)
        #expect(few.frames == many.frames)
        #expect(few.reads == many.reads)
        #expect(few.frames[5...11].allSatisfy { $0.bodiesEvaluated == 1 && $0.nodesLaidOut == 0 })
    }

    @Test("elements that come or go before the card on top leave it there, with its finger")
    func shift() async throws {
        let deck = try await ColoredDeck([3, 4, 0, 1])
        await deck.ask { $0.move(to: 2) }
        let touch = await deck.hold()
        await touch.move(by: CGSize(width: 60, height: 0), over: 0.2)
        for numbers in [[3, 0, 1], [5, 6, 7, 0, 1], [0, 1]] {
            await deck.change(numbers)
            #expect(deck.cards == [0])
            #expect(deck.control.state.isDragging, "with \(numbers)")
        }
        #expect(deck.control.state.index == 0)
        await touch.move(by: CGSize(width: 60, height: 0), over: 0.2)
        await touch.lift()
        #expect(deck.control.swipes == ["0 right"])
    }

    @Test("a card whose element goes while it is dragged is gone, and the next follows no finger")
    func vanishes() async throws {
        let deck = try await ColoredDeck([0, 1, 2])
        let touch = await deck.hold()
        await touch.move(by: CGSize(width: 60, height: 0), over: 0.2)
        await deck.change([1, 2])
        #expect(deck.cards == [1])
        #expect(!deck.control.state.isDragging)
        await touch.move(by: CGSize(width: 100, height: 0), over: 0.2)
        await touch.lift()
        try await deck.tester.settle()
        #expect(deck.control.swipes == [])
        #expect(try deck.center(1) == CGPoint(x: 200, y: 300))
        await deck.change([])
        #expect(deck.cards == [])
        #expect(deck.control.state.isAtEnd)
    }

    @Test("a deck that begins anew while a card is dragged lets go of it, also of the first one")
    func restartWhileDragged() async throws {
        let deck = try await ColoredDeck([0, 1, 2])
        let touch = await deck.hold()
        await touch.move(by: CGSize(width: 60, height: 0), over: 0.2)
        #expect(deck.control.state.isDragging)
        await deck.ask { $0.restart() }
        #expect(!deck.control.state.isDragging)
        await touch.move(by: CGSize(width: 100, height: 0), over: 0.2)
        await touch.lift()
        try await deck.tester.settle()
        #expect(deck.cards == [0] && deck.control.swipes == [])
        #expect(!deck.control.state.isDragging)
        #expect(try deck.center(0) == CGPoint(x: 200, y: 300))
    }

    @Test("an element that goes while its card leaves does not stop the card")
    func vanishesLeaving() async throws {
        let deck = try await ColoredDeck([0, 1, 2])
        await deck.ask { $0.swipe(.right) }
        await deck.tester.advance(by: 0.08)
        let before = try #require(try deck.center(0))
        await deck.change([1, 2])
        #expect(try deck.center(0) == before)
        await deck.tester.pump()
        #expect(try #require(try deck.center(0)).x > before.x)
        await deck.ask { $0.undo() }
        #expect(deck.cards == [1], "there is nothing to bring back")
        #expect(!deck.control.state.canUndo)
    }

    @Test("whoever takes swiped elements out of the collection gets the same deck")
    func removing() async throws {
        let deck = try await ColoredDeck([0, 1, 2, 3])
        var numbers = [0, 1, 2, 3]
        deck.control.onSwipe = { number in
            numbers.removeAll { $0 == number }
            deck.control.change(numbers)
        }
        for step in 0..<4 {
            #expect(deck.cards.first == step)
            await deck.ask { $0.swipe(.left) }
            #expect(deck.control.state.index == 0)
        }
        #expect(deck.control.state.isAtEnd)
        await deck.change([9])
        #expect(deck.cards == [9])
    }

    @Test("elements that are added at the end come when the deck gets there")
    func appending() async throws {
        let deck = try await ColoredDeck([0])
        await deck.ask { $0.swipe(.left) }
        #expect(deck.control.state.isAtEnd)
        await deck.change([0, 1, 2])
        #expect(deck.cards == [1])
        #expect(!deck.control.state.isAtEnd)
        await deck.ask { $0.undo() }
        #expect(deck.cards == [0])
    }

    @Test("equal ids are cards of their own")
    func equalIDs() async throws {
        let deck = try await ColoredDeck([0, 0, 0, 1])
        for count in 1...3 {
            await deck.ask { $0.swipe(.right) }
            #expect(deck.control.state.index == count)
        }
        #expect(deck.cards == [1])
        for index in [2, 1, 0] {
            await deck.ask { $0.undo() }
            #expect(deck.control.state.index == index)
        }
        try await deck.tester.settle()
        #expect(deck.cards == [0])
        #expect(deck.tester.issues == [])
    }

    @Test("requests are done in order, and as many as there are")
    func requests() async throws {
        let deck = try await ColoredDeck([0, 1, 2, 3, 4])
        await deck.ask {
            $0.swipe(.left)
            $0.swipe(.right)
            $0.undo()
            $0.swipe(.left)
        }
        #expect(deck.control.swipes == ["0 left", "1 right", "1 left"])
        #expect(deck.cards == [2])
        await deck.ask { for _ in 0..<50 { $0.swipe(.left) } }
        #expect(deck.control.state.isAtEnd)
        await deck.ask { for _ in 0..<50 { $0.undo() } }
        #expect(deck.cards == [0])
        await deck.ask { $0.move(to: 3) }
        #expect(deck.cards == [3])
        #expect(!deck.control.state.canUndo)
        for index in [-7, 99] {
            await deck.ask { $0.move(to: index) }
            #expect(deck.control.state.index == min(max(index, 0), 5))
        }
        try await deck.tester.settle()
        #expect(deck.tester.issues == [])
    }

    @Test("the last hundred swipes can be taken back")
    func history() async throws {
        let deck = try await ColoredDeck([0, 1, 2], loops: true)
        await deck.ask { for _ in 0..<130 { $0.swipe(.left) } }
        #expect(deck.control.state.index == 130 % 3)
        await deck.ask { for _ in 0..<130 { $0.undo() } }
        #expect(deck.control.state.index == 30 % 3)
        #expect(!deck.control.state.canUndo)
    }

    @Test("a threshold of zero lets any movement count; NaN counts as if nothing was said")
    func thresholds() async throws {
        for (threshold, dx, leaves) in [(0.0, 1.0, true), (.nan, 79, false), (.nan, 81, true), (.infinity, 190, false)]
        {
            let deck = try await ColoredDeck([0, 1, 2], threshold: threshold)
            let touch = await deck.hold()
            await touch.move(by: CGSize(width: dx, height: 0), over: 0.4)
            await touch.hold(for: 0.2)
            await touch.lift()
            #expect(deck.control.swipes.isEmpty != leaves, "threshold \(threshold), \(dx) points")
        }
    }
}
