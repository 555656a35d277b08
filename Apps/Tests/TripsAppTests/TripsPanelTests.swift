import AppData
import SwiftUITesting
import Testing

@testable import TripsApp

@MainActor
struct TripsPanelTests {
    private func liked(_ trips: TripsFixture) -> [String] {
        trips.tester.findAll(.role(.text)).map(\.text).filter { TripsFixture.names.contains($0) }
    }

    @Test(
        "liked trips are behind the heart at the top right, the last liked first, each once; one is removed, and back")
    func liked() async throws {
        let trips = try await TripsFixture()
        for dx in [100.0, -100, 100] { try await trips.swipe(dx) }
        try await trips.press("Liked trips")
        #expect(liked(trips) == ["Hong Kong", "Yosemite, USA"])
        try await trips.tester.perform("Delete", on: trips.row("Yosemite, USA"))
        try await trips.tester.settle()
        #expect(liked(trips) == ["Hong Kong"])
        try await trips.press("Undo")
        #expect(liked(trips) == ["Hong Kong", "Yosemite, USA"])
        try await trips.press("Close")
        #expect(trips.cards == ["Barcelona, Spain"])
    }

    @Test("BOOK IT NOW asks for dates and travelers, and keeps the booking, which is looked up and cancelled")
    func book() async throws {
        let trips = try await TripsFixture()
        try await trips.press("BOOK IT NOW")
        _ = try trips.tester.find(.text("2 travelers · May 8\u{2009}–\u{2009}14, 2027 · 6 nights"))
        try await trips.press("Book This Trip")
        _ = try trips.tester.find(.text("You’re going!"))
        _ = try trips.tester.find(.text("May 8\u{2009}–\u{2009}14, 2027 · 6 nights"))
        #expect(trips.tester.announcements == ["Booked. Yosemite, USA"])
        try await trips.press("Done")
        try await trips.swipe(100)
        try await trips.press("Liked trips")
        _ = try trips.tester.find(.containing("Booked"))
        try await trips.press("Close")
        try await trips.press("Menu")
        try await trips.press("Bookings")
        await trips.tester.tap(try trips.tester.find(.containing("Yosemite, USA")))
        try await trips.tester.settle()
        try await trips.press("Cancel Booking")
        let buttons = trips.tester.findAll(.role(.button, "Cancel Booking"))
        await trips.tester.tap(try #require(buttons.last))
        try await trips.tester.settle()
        _ = try trips.tester.find(.text("No Bookings"))
        #expect(trips.tester.issues == [])
    }

    @Test("a trip without likes or bookings says what to do")
    func empty() async throws {
        let trips = try await TripsFixture()
        try await trips.press("Liked trips")
        _ = try trips.tester.find(.text("Swipe right on a trip to keep it here."))
        try await trips.press("Close")
        try await trips.press("Menu")
        try await trips.press("Bookings")
        _ = try trips.tester.find(.text("Trips that you book are listed here."))
    }

    @Test("a return before the departure cannot be booked, and the form says why")
    func fault() async throws {
        let store = TripsFixture.store()
        let tester = ViewTester(BookingSheet(trip: Trip.samples[0], store: store)) {
            $0.calendar.timeZone = .gmt
        }
        try await tester.settle()
        #expect(tester.isEnabled("Book This Trip"))
        let draft = Booking(
            id: "1", tripID: "yosemite", departure: Day(2027, 5, 8), arrival: Day(2027, 5, 8), travelers: 1)
        #expect(draft.fault(on: Day(2026, 11, 22)) == "The return must be after the departure.")
        #expect(draft.fault(on: Day(2027, 5, 9)) == "The departure is over.")
    }

    @Test("the menu takes a swipe back and starts over")
    func menu() async throws {
        let trips = try await TripsFixture()
        for _ in 0..<3 { try await trips.swipe(-100) }
        try await trips.press("Menu")
        try await trips.press("Undo last swipe")
        #expect(trips.cards == ["Hong Kong"])
        try await trips.press("Menu")
        try await trips.press("Start over")
        #expect(trips.cards == ["Yosemite, USA"])
    }

    @Test("likes and bookings outlive the screen")
    func kept() async throws {
        let file = DataFile.memory()
        let first = try await TripsFixture(in: file)
        try await first.swipe(100)
        try await first.swipe(100)
        let second = try await TripsFixture(in: file)
        try await second.press("Liked trips")
        #expect(liked(second) == ["Venice, Italy", "Yosemite, USA"])
    }
}
