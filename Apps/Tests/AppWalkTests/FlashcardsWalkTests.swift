import BrowserTesting
import FlashcardsApp
import Testing

/// The flashcards under a finger, a mouse and a keyboard, on every host.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct FlashcardsWalkTests {
    private static let size = CGSize(width: 852, height: 393)
    private static let prompts = [
        "Which planet turns the other way around?", "What is the largest lake by volume?",
        "Who wrote the first algorithm for a machine?",
    ]
    /// A point of the card on top.
    private static let handle = CGPoint(x: 426, y: 230)

    @Test(
        "A tap shows the answer; a card follows, stays when it is let go early or lost, leaves by drag and by flick, and comes back",
        arguments: StageHost.all)
    func hands(_ host: StageHost) async throws {
        try await host.show(FlashcardsView(), size: Self.size) { stage in
            #expect(try await stage.findAll(.text("Venus")).isEmpty)
            try await stage.tap(at: Self.handle)
            try await stage.settle()
            _ = try await stage.find(.text("Venus"))
            try await stage.tap(at: Self.handle)
            try await stage.settle()
            #expect(try await stage.findAll(.text("Venus")).isEmpty)

            let rest = try await stage.find(.text(Self.prompts[0])).frame
            try await stage.down(at: Self.handle)
            try await stage.move(from: Self.handle, by: CGSize(width: 40, height: 0), over: 0.2)
            try await stage.settle()
            // Moved by five times as much.
            #expect(abs(try await stage.find(.text(Self.prompts[0])).frame.midX - rest.midX - 200) <= 1)
            try await stage.cancel()
            try await stage.settle()
            try await drag(90, stage)
            #expect(abs(try await stage.find(.text(Self.prompts[0])).frame.midX - rest.midX) <= 1)

            try await drag(130, stage)
            _ = try await stage.find(.text(Self.prompts[1]))
            _ = try await stage.find(.text("11 to go"))
            try await stage.flick(at: Self.handle, by: CGSize(width: -45, height: 0), over: 0.05)
            try await stage.settle()
            _ = try await stage.find(.text(Self.prompts[2]))
            // It comes again.
            _ = try await stage.find(.text("11 to go"))
            try await stage.press("Undo")
            _ = try await stage.find(.text(Self.prompts[1]))
            try await stage.press("Undo")
            #expect(abs(try await stage.find(.text(Self.prompts[0])).frame.midX - rest.midX) <= 1)
            _ = try await stage.find(.text("12 to go"))
            try await stage.press("Good")
            _ = try await stage.find(.text("11 to go"))
            let count = try await stage.countInput()
            #expect(count.sent == count.received)
        }
    }

    @Test(
        "Space turns the card, arrows answer, Command-Z takes back, and Return starts again at the end",
        arguments: StageHost.keyboards)
    func keyboard(_ host: StageHost) async throws {
        try await host.show(FlashcardsView(), size: Self.size) { stage in
            try await stage.focus(.role(.group))
            try await stage.key(.space)
            try await stage.settle()
            _ = try await stage.find(.text("Venus"))
            for key in [KeyEquivalent.rightArrow, .leftArrow] { try await stage.key(key) }
            try await stage.settle()
            _ = try await stage.find(.text(Self.prompts[2]))
            try await stage.key("z", modifiers: .command)
            try await stage.settle()
            _ = try await stage.find(.text(Self.prompts[1]))
            for _ in 0..<11 { try await stage.key(.rightArrow) }
            try await stage.settle()
            _ = try await stage.find(.text("All done"))
            _ = try await stage.find(.text("12 of 12 known at once"))
            try await stage.key(.return)
            try await stage.settle()
            _ = try await stage.find(.text("12 to go"))
        }
    }

    private func drag(_ dx: CGFloat, _ stage: any Stage) async throws {
        try await stage.down(at: Self.handle)
        try await stage.move(from: Self.handle, by: CGSize(width: dx, height: 0))
        try await stage.live(for: 0.2)
        try await stage.lift()
        try await stage.settle()
    }
}
