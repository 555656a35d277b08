import SwiftUITesting
import Testing

@testable import TripsApp

@MainActor
struct TripsSwipeTests {
    @Test("released past ±80 the card leaves, the next is on top, a new one behind it", arguments: [-80.5, 80.5])
    func leaves(dx: Double) async throws {
        let trips = try await TripsFixture()
        let touch = await trips.hold()
        await touch.move(by: CGSize(width: dx, height: 0), over: 0.3)
        await touch.hold(for: 0.2)
        await touch.lift()
        #expect(trips.cards == ["Venice, Italy"], "at once, not when the card has gone")
        try await trips.tester.settle()
        #expect(trips.cards == ["Venice, Italy"])
        #expect(try trips.label("Venice, Italy").isHittable)
    }

    @Test("nothing moves at the moment of the release")
    func continuous() async throws {
        let trips = try await TripsFixture()
        let touch = await trips.hold()
        await touch.move(by: CGSize(width: 120, height: 30), over: 0.3)
        await touch.hold(for: 0.5)
        let before = try trips.tester.snapshot()
        await touch.lift()
        let after = try trips.tester.snapshot()
        // The card; the bar below fades in, the undo button above too.
        for y in stride(from: 300, to: 1500, by: 7) {
            for x in stride(from: 0, to: before.width, by: 11) {
                #expect(before[x, y] == after[x, y], "at \(x), \(y)")
            }
        }
    }

    @Test("two live cards, whether there are 15 trips or 1,000,000: the same counters in every frame")
    func million() async throws {
        func run(_ count: Int) async throws -> [FrameStatistics] {
            let trips = try await TripsFixture(count: count)
            var frames: [FrameStatistics] = []
            for dx in [120.0, -120] {
                let touch = await trips.hold()
                for _ in 0..<10 {
                    await touch.move(by: CGSize(width: dx / 10, height: 4), over: 1.0 / 60)
                    frames.append(trips.tester.statistics)
                }
                await touch.hold(for: 0.1)
                await touch.lift()
                for _ in 0..<90 {
                    frames.append(trips.tester.statistics)
                    await trips.tester.pump()
                }
                #expect(trips.cards.count == 1 && trips.pictureCount == 2)
            }
            return frames
        }
        #expect(try await run(15) == run(1_000_000))
    }

    @Test("of a million trips only those on top are read")
    func reads() async throws {
        let trips = ManyTrips(count: 1_000_000)
        let tester = ViewTester(TripsScreen(trips: trips, store: TripsFixture.store()))
        try await tester.settle()
        for _ in 0..<3 {
            await tester.key(.rightArrow)
            try await tester.settle()
        }
        #expect(Set(trips.reads.indices) == [0, 1, 2, 3, 4])
    }

    @Test("two cards are live, a third while one is on its way out, which is gone when its exit is")
    func exit() async throws {
        let trips = try await TripsFixture()
        for _ in 0..<4 {
            #expect(trips.pictureCount == 2)
            await trips.tester.key(.rightArrow)
            await trips.tester.advance(by: 0.2)
            #expect(trips.pictureCount == 3)
            try await trips.tester.settle()
        }
        #expect(trips.pictureCount == 2)
    }

    @Test("of 1,000,000 trips only the pictures of those on top are ever decoded, while cards are dragged and leave")
    func decoding() async throws {
        let trips = try await TripsFixture(count: 1_000_000)
        let files = Trip.samples.map { "\($0.pictures[0])@2x.jpg" }
        _ = try trips.tester.snapshot()
        #expect(trips.tester.decodedImages == Array(files[..<1]), "the card on top hides the next")
        let touch = await trips.hold()
        for _ in 0..<6 {
            await touch.move(by: CGSize(width: 20, height: 2), over: 1.0 / 30)
            _ = try trips.tester.snapshot()
            #expect(trips.tester.decodedImages == Array(files[..<2]), "the next is there as soon as it is seen")
        }
        #expect(trips.tester.decodedImages == Array(files[..<2]))
        await touch.lift()
        for _ in 0..<8 {
            await trips.tester.advance(by: 0.1)
            _ = try trips.tester.snapshot()
        }
        #expect(trips.tester.decodedImages == Array(files[..<3]))
        try await trips.swipe(-100)
        _ = try trips.tester.snapshot()
        #expect(trips.tester.decodedImages == Array(files[..<3]))
    }

    @Test("a fast flick counts even when it is short")
    func flick() async throws {
        let trips = try await TripsFixture()
        let touch = await trips.hold()
        await touch.move(by: CGSize(width: -40, height: 0), over: 0.05)
        await touch.lift()
        try await trips.tester.settle()
        #expect(trips.cards == ["Venice, Italy"])
    }

    @Test("a flick counts even when it left before the hold")
    func earlyFlick() async throws {
        let trips = try await TripsFixture()
        let touch = trips.tester.touch(at: TripsFixture.handle)
        await touch.move(by: CGSize(width: 30, height: 0), over: 0.004)
        await touch.move(by: CGSize(width: 30, height: 0), over: 0.004)
        await touch.lift()
        try await trips.tester.settle()
        #expect(trips.cards == ["Venice, Italy"])
        #expect(try trips.tester.find(.role(.button, "BOOK IT NOW")).opacity == 1)
    }

    @Test("the × and the heart swipe for you, and so do the arrow keys and the actions of the deck")
    func otherWays() async throws {
        let trips = try await TripsFixture()
        try await trips.press("Pass")
        #expect(trips.cards.first == "Venice, Italy")
        try await trips.press("Like")
        #expect(trips.cards.first == "Hong Kong")
        await trips.tester.key(.leftArrow)
        try await trips.tester.settle()
        #expect(trips.cards.first == "Barcelona, Spain")
        await trips.tester.key(.rightArrow)
        try await trips.tester.settle()
        #expect(trips.cards.first == "Braies, Italy")
        try await trips.tester.perform("Like", on: trips.tester.find(.role(.group)))
        #expect(trips.cards.first == "Kanangra, Australia")
        await trips.tester.key(KeyEquivalent("z"), modifiers: .command)
        try await trips.tester.settle()
        #expect(trips.cards.first == "Braies, Italy")
    }

    @Test("undo brings the last card back along its way, and takes its like back")
    func undo() async throws {
        let trips = try await TripsFixture()
        let rest = try trips.label("Yosemite, USA").frame
        try await trips.swipe(120)
        try await trips.press("Undo")
        #expect(trips.cards == ["Yosemite, USA"])
        #expect(try trips.label("Yosemite, USA").frame == rest)
        #expect(trips.tester.findAll(.role(.button, "Undo")).isEmpty)
        try await trips.press("Liked trips")
        _ = try trips.tester.find(.text("Swipe right on a trip to keep it here."))
    }

    @Test("with Reduce Motion a swiped card fades where it is")
    func reducedMotion() async throws {
        let trips = try await TripsFixture { $0.accessibilityReduceMotion = true }
        try await trips.press("Like")
        #expect(trips.cards == ["Venice, Italy"])
        try await trips.press("Undo")
        #expect(trips.cards == ["Yosemite, USA"])
        #expect(trips.tester.issues == [])
    }
}
