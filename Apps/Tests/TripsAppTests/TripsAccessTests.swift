import SwiftUITesting
import Testing

@testable import TripsApp

/// The trips without a finger, and at every size.
@MainActor
struct TripsAccessTests {
    nonisolated private static let sizes = [
        CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393),
        CGSize(width: 820, height: 1180), CGSize(width: 1440, height: 900),
    ]

    @Test("by actions: a trip is liked, looked at, passed, taken back, booked and cancelled")
    func actions() async throws {
        let trips = try await TripsFixture()
        func perform(_ action: String, on element: Query) async throws {
            try await trips.tester.perform(action, on: trips.tester.find(element))
            try await trips.tester.settle()
        }
        try await perform("Next picture", on: .label("Destinations"))
        try await perform("Like", on: .label("Destinations"))
        try await perform("Pass", on: .label("Destinations"))
        try await perform("Undo", on: .label("Destinations"))
        #expect(
            trips.tester.announcements == [
                "Picture 2 of 3", "Liked Yosemite, USA", "Passed Venice, Italy", "Took back Venice, Italy",
            ])
        for name in ["BOOK IT NOW", "Book This Trip", "Done", "Liked trips"] {
            try await perform("Activate", on: .role(.button, name))
        }
        try await trips.tester.perform("Delete", on: trips.row("Yosemite, USA"))
        try await trips.tester.settle()
        _ = try trips.tester.find(.text("Swipe right on a trip to keep it here."))
        #expect(trips.tester.issues == [])
    }

    @Test("by keyboard: arrows swipe and turn pictures, Tab and Return reach the rest, Escape closes")
    func keyboard() async throws {
        let trips = try await TripsFixture()
        await trips.tester.key(.rightArrow)
        try await trips.tester.settle()
        #expect(trips.cards == ["Venice, Italy"])
        let names: Set = ["Menu", "Liked trips", "Pass", "BOOK IT NOW", "Like", "Undo"]
        var reached: Set<String> = []
        for _ in 0..<12 {
            await trips.tester.key(.tab)
            for name in names where trips.tester.isFocused(name) { reached.insert(name) }
        }
        #expect(reached == names)
        for _ in 0..<12 where !trips.tester.isFocused("Liked trips") {
            await trips.tester.key(.tab)
        }
        await trips.tester.key(.return)
        try await trips.tester.settle()
        _ = try trips.tester.find(.text("Yosemite, USA"))
        await trips.tester.key(.escape)
        try await trips.tester.settle()
        #expect(trips.cards == ["Venice, Italy"])
    }

    @Test("at every size and type size all buttons are in the window, and the card has room", arguments: sizes)
    func reach(size: CGSize) async throws {
        for typeSize in [DynamicTypeSize.xSmall, .large, .accessibility5] {
            let trips = try await TripsFixture(size: size) { $0.dynamicTypeSize = typeSize }
            let window = CGRect(origin: .zero, size: size)
            for name in ["Menu", "Liked trips", "Pass", "BOOK IT NOW", "Like"] {
                let button = try trips.tester.find(.role(.button, name)).frame
                #expect(window.contains(button), "\(name) at \(size), \(typeSize): \(button)")
            }
            let label = try trips.label("Yosemite, USA").frame
            #expect(window.contains(label), "\(size), \(typeSize): \(label)")
            #expect(try trips.tester.find(.label("Destinations")).frame.height > 120, "\(size), \(typeSize)")
        }
    }

    @Test("a tap on the right half of a card shows the next picture, one on the left half the one before")
    func pictures() async throws {
        let trips = try await TripsFixture()
        func tap(x: CGFloat) async throws {
            let touch = trips.tester.touch(at: CGPoint(x: x, y: 400))
            await touch.hold(for: 0.06)
            await touch.lift()
            try await trips.tester.settle()
        }
        for (x, picture) in [(300.0, 2), (300, 3), (300, 3), (100, 2), (100, 1), (100, 1)] {
            try await tap(x: x)
            #expect(try trips.label("Yosemite, USA").value == "Picture \(picture) of 3", "after \(x)")
        }
        #expect(trips.cards == ["Yosemite, USA"])
        // A finger that is lifted at once taps too.
        let touch = trips.tester.touch(at: CGPoint(x: 300, y: 400))
        await touch.lift()
        try await trips.tester.settle()
        #expect(try trips.label("Yosemite, USA").value == "Picture 2 of 3")
        try await trips.swipe(100)
        #expect(try trips.label("Venice, Italy").value == "Picture 1 of 3")
    }
}
