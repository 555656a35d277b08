import SwiftUITesting
import Testing

@testable import TripsApp

@MainActor
struct TripsPanelTests {
    @Test("liked trips are behind the heart at the top right, the last liked first, each once")
    func liked() async throws {
        let trips = try await TripsFixture()
        for dx in [100.0, -100, 100] { try await trips.swipe(dx) }
        try await trips.press("Liked trips")
        #expect(
            trips.tester.findAll(.role(.text)).map(\.text).filter { TripsFixture.names.contains($0) } == [
                "Hong Kong", "Yosemite, USA",
            ])
        try await trips.press("Remove Yosemite, USA")
        #expect(trips.tester.findAll(.text("Yosemite, USA")).isEmpty)
        try await trips.press("Done")
        #expect(trips.cards == ["Barcelona, Spain", "Braies, Italy"])
    }

    @Test("BOOK IT NOW books the trip on top and says when it leaves; booked trips say so among the liked ones")
    func book() async throws {
        let trips = try await TripsFixture()
        try await trips.press("BOOK IT NOW")
        _ = try trips.tester.find(.text("You’re going!"))
        _ = try trips.tester.find(.text("8 – 14 May 2027 · 6 nights"))
        #expect(trips.tester.findAll(.text("Venice, Italy")).isEmpty, "what lies below is not read")
        try await trips.press("Done")
        try await trips.swipe(100)
        try await trips.press("Liked trips")
        _ = try trips.tester.find(.containing("Booked"))
    }

    @Test("a booking can be cancelled at once")
    func cancel() async throws {
        let trips = try await TripsFixture()
        try await trips.press("BOOK IT NOW")
        try await trips.press("Cancel this booking")
        try await trips.swipe(100)
        try await trips.press("Liked trips")
        #expect(trips.tester.findAll(.containing("Booked")).isEmpty)
        _ = try trips.tester.find(.role(.button, "Book Yosemite, USA"))
    }

    @Test("the menu takes a swipe back and starts over")
    func menu() async throws {
        let trips = try await TripsFixture()
        for _ in 0..<3 { try await trips.swipe(-100) }
        try await trips.press("Menu")
        try await trips.press("Undo last swipe")
        #expect(trips.cards.first == "Hong Kong")
        try await trips.press("Menu")
        try await trips.press("Start over")
        #expect(trips.cards == ["Yosemite, USA", "Venice, Italy"])
    }

    @Test("a touch beside a panel closes it and reaches nothing below")
    func outside() async throws {
        let trips = try await TripsFixture()
        try await trips.press("BOOK IT NOW")
        let touch = trips.tester.touch(at: CGPoint(x: 200, y: 130))
        await touch.hold(for: 0.05)
        await touch.lift()
        try await trips.tester.settle()
        #expect(trips.tester.findAll(.text("You’re going!")).isEmpty)
        #expect(trips.cards == ["Yosemite, USA", "Venice, Italy"])
    }
}
