import BrowserTesting
import Testing
import TripsApp

/// Everything that the trips can do, by keys alone, in a low window.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(15))) struct TripsKeyTests {
    private static let size = CGSize(width: 900, height: 500)
    private static let deck = Query.label("Destinations")

    @Test("Pictures are turned; cards passed, liked, taken back and dealt anew, by keys, buttons and the menu")
    func deck() async throws {
        try await StageHost.mouse.show(TripsView(), size: Self.size) { stage in
            try await stage.press(.downArrow, on: Self.deck)
            #expect(try await stage.find(.text("Yosemite, USA")).value == "Picture 2 of 3")
            try await stage.press(.upArrow)
            #expect(try await stage.find(.text("Yosemite, USA")).value == "Picture 1 of 3")
            try await stage.choose("Next picture", of: Self.deck)
            #expect(try await stage.find(.text("Yosemite, USA")).value == "Picture 2 of 3")

            try await stage.press(.leftArrow)
            _ = try await stage.find(.text("Venice, Italy"))
            try await stage.press(.return, on: .role(.button, "Undo"))
            _ = try await stage.find(.text("Yosemite, USA"))
            try await stage.press(.return, on: .role(.button, "Pass"))
            try await stage.press(.space, on: .role(.button, "Like"))
            _ = try await stage.find(.text("Hong Kong"))
            try await stage.press(.return, on: .label("Menu"))
            try await stage.press(.return, on: .label("Undo last swipe"))
            _ = try await stage.find(.text("Venice, Italy"))
            try await stage.press(.rightArrow)
            try await stage.press(.return, on: .label("Menu"))
            try await stage.press(.return, on: .label("Start over"))
            _ = try await stage.find(.text("Yosemite, USA"))
            try await stage.choose("Like", of: Self.deck)
            _ = try await stage.find(.text("Venice, Italy"))
            try await stage.press("z", .command)
            _ = try await stage.find(.text("Yosemite, USA"))
        }
    }

    @Test("A booking gets its day and its travelers, and is cancelled at once or from the list")
    func bookings() async throws {
        try await StageHost.mouse.show(TripsView(), size: Self.size) { stage in
            try await stage.press(.return, on: .role(.button, "BOOK IT NOW"))
            try await stage.press(.upArrow, on: .containing("Travelers"))
            _ = try await stage.find(.containing("3 travelers"))
            let before = try await stage.find(.containing("3 travelers")).text
            try await stage.press(.return, on: .containing("Departure"))
            try await stage.press(.return, on: .containing("May 10"))
            try await stage.press(.escape)
            #expect(try await stage.find(.containing("3 travelers")).text != before)
            try await stage.press(.return, on: .role(.button, "Book This Trip"))

            try await stage.press(.return, on: .role(.button, "Cancel this booking"))
            try await stage.press(.return, on: .role(.button, "Keep Booking"))
            try await stage.press(.return, on: .role(.button, "Done"))
            try await stage.press(.return, on: .label("Menu"))
            try await stage.press(.return, on: .label("Bookings"))
            try await stage.press(.return, on: .containing("Yosemite, USA"))
            try await stage.press(.return, on: .role(.button, "Cancel Booking"))
            try await stage.press(.return, on: .role(.button, "Cancel Booking"))
            _ = try await stage.find(.containing("No Bookings"))
            try await stage.press(.return, on: .role(.button, "Close"))

            try await stage.press(.return, on: .role(.button, "BOOK IT NOW"))
            try await stage.press(.return, on: .role(.button, "Book This Trip"))
            try await stage.press(.return, on: .role(.button, "Cancel this booking"))
            try await stage.press(.return, on: .role(.button, "Cancel Booking"))
            try await stage.press(.return, on: .label("Menu"))
            try await stage.press(.return, on: .label("Bookings"))
            _ = try await stage.find(.containing("No Bookings"))
        }
    }

    @Test("Liked trips are moved, removed, put back and booked")
    func likes() async throws {
        try await StageHost.mouse.show(TripsView(), size: Self.size) { stage in
            for _ in 0..<3 { try await stage.press(.rightArrow) }
            try await stage.press(.return, on: .role(.button, "Liked trips"))
            #expect(try await places(stage) == ["Hong Kong", "Venice, Italy", "Yosemite, USA"])
            try await stage.choose("Move Up", of: .containing("Yosemite, USA"))
            #expect(try await places(stage) == ["Hong Kong", "Yosemite, USA", "Venice, Italy"])
            try await stage.choose("Delete", of: .containing("Hong Kong"))
            #expect(try await places(stage) == ["Yosemite, USA", "Venice, Italy"])
            try await stage.press("z", .command)
            #expect(try await places(stage) == ["Hong Kong", "Yosemite, USA", "Venice, Italy"])

            try await stage.press(.return, on: .role(.button, "Edit"))
            try await stage.press(.return, on: .role(.button, "Delete"))
            try await stage.press(.return, on: .role(.button, "Done"))
            #expect(try await stage.has(.role(.button, "Edit")))
            try await stage.press(.return, on: .role(.button, "Book Venice, Italy"))
            try await stage.press(.return, on: .role(.button, "Book This Trip"))
            try await stage.press(.return, on: .role(.button, "Done"))
            _ = try await stage.find(.containing("Booked"))
            try await stage.press(.escape)
            #expect(try await !stage.has(.role(.button, "Edit")))
        }
    }

    /// The liked trips in their order.
    private func places(_ stage: any Stage) async throws -> [String] {
        try await stage.findAll(.role(.button)).map(\.label).filter { $0.hasPrefix("Book ") }
            .map { String($0.dropFirst("Book ".count)) }
    }
}
