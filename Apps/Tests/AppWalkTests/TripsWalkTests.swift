import BrowserTesting
import Testing
import TripsApp

/// The trips under a finger, a mouse and a keyboard, on every host.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct TripsWalkTests {
    private static let names = [
        "Yosemite, USA", "Venice, Italy", "Hong Kong", "Barcelona, Spain", "Braies, Italy", "Kanangra, Australia",
    ]
    /// A point of the card on top that no button covers.
    private static let handle = CGPoint(x: 150, y: 420)

    @Test(
        "A card follows, stays when it is let go early or lost, leaves by drag and by flick, and comes back; what is liked and booked is kept",
        arguments: StageHost.all)
    func hands(_ host: StageHost) async throws {
        try await host.show(TripsView()) { stage in
            #expect(try await cards(stage) == ["Yosemite, USA"])
            let rest = try await stage.find(.text("Yosemite, USA")).frame
            try await stage.down(at: Self.handle)
            try await stage.move(from: Self.handle, by: CGSize(width: 150, height: 0), over: 0.2)
            try await stage.settle()
            #expect(try await stage.find(.text("Yosemite, USA")).frame.midX > rest.midX + 20)
            try await stage.cancel()
            try await drag(60, stage)
            #expect(try await cards(stage) == ["Yosemite, USA"])

            try await drag(120, stage)
            #expect(try await cards(stage) == ["Venice, Italy"])
            try await stage.flick(at: Self.handle, by: CGSize(width: -40, height: 0), over: 0.05)
            try await stage.settle()
            #expect(try await cards(stage) == ["Hong Kong"])
            try await stage.press("Undo")
            #expect(try await cards(stage) == ["Venice, Italy"])
            // The follower's spring has come to rest: the card is back where the first one was.
            let back = try await stage.find(.text("Venice, Italy")).frame
            #expect(abs(back.midX - rest.midX) <= 1 && abs(back.midY - rest.midY) <= 1)

            try await stage.press("BOOK IT NOW")
            try await stage.press("Book This Trip")
            _ = try await stage.find(.text("You’re going!"))
            try await stage.press("Done")
            try await stage.press("Liked trips")
            #expect(try await cards(stage) == ["Yosemite, USA"])
            try await stage.press("Close")
            #expect(try await cards(stage) == ["Venice, Italy"])
            let count = try await stage.countInput()
            #expect(count.sent == count.received)
        }
    }

    @Test("Arrows pass and like, Command-Z takes back, Tab and Return press buttons", arguments: StageHost.keyboards)
    func keyboard(_ host: StageHost) async throws {
        try await host.show(TripsView()) { stage in
            for key in [KeyEquivalent.rightArrow, .leftArrow, .rightArrow] { try await stage.key(key) }
            try await stage.settle()
            #expect(try await cards(stage) == ["Barcelona, Spain"])
            try await stage.key("z", modifiers: .command)
            try await stage.settle()
            #expect(try await cards(stage) == ["Hong Kong"])
            try await stage.focus(.role(.button, "Liked trips"))
            try await stage.key(.return)
            try await stage.settle()
            #expect(try await cards(stage) == ["Yosemite, USA"])
            try await stage.key(.escape)
            try await stage.settle()
            #expect(try await cards(stage) == ["Hong Kong"])
        }
    }

    /// Holds the card on top, moves it sideways, rests, lets it go, and waits for what follows.
    private func drag(_ dx: CGFloat, _ stage: any Stage) async throws {
        try await stage.down(at: Self.handle)
        try await stage.live(for: 0.1)
        try await stage.move(from: Self.handle, by: CGSize(width: dx, height: 0))
        try await stage.live(for: 0.2)
        try await stage.lift()
        try await stage.settle()
    }

    /// The destinations that are shown and not on their way out, the one in front first.
    private func cards(_ stage: any Stage) async throws -> [String] {
        try await stage.findAll(.role(.text)).filter { Self.names.contains($0.text) }
            .sorted { $0.isInFront(of: $1) }.map(\.text)
    }
}
