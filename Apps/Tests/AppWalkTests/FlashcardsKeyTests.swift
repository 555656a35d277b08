import BrowserTesting
import FlashcardsApp
import Testing

/// How flashcards are studied by keys alone, in a low window.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(15))) struct FlashcardsKeyTests {
    private static let size = CGSize(width: 900, height: 500)

    @Test("Cards are turned and answered by keys and by buttons, and the summary leads on")
    func study() async throws {
        try await StageHost.mouse.show(FlashcardsView(), size: Self.size) { stage in
            try await stage.press(.space, on: .role(.group))
            _ = try await stage.find(.text("Venus"))
            for button in ["Again", "Hard", "Easy", "Good"] {
                try await stage.press(.return, on: .role(.button, button))
            }
            // What was not known, or hardly, comes back.
            _ = try await stage.find(.text("10 to go"))
            try await stage.press(.return, on: .role(.button, "Undo"))
            _ = try await stage.find(.text("11 to go"))
            try await stage.choose("Easy", of: .role(.group))
            _ = try await stage.find(.text("10 to go"))
            for _ in 0..<10 { try await stage.press(.upArrow) }
            _ = try await stage.find(.text("All done"))
            try await stage.press(.return, on: .role(.button, "Undo"))
            _ = try await stage.find(.text("1 to go"))
            try await stage.press(.rightArrow)
            try await stage.press(.return, on: .role(.button, "Statistics"))
            try await stage.press(.return, on: .role(.button, "Done"))
            try await stage.press(.return, on: .role(.button, "Decks"))
            try await stage.press(.return, on: .role(.button, "Done"))
            try await stage.press(.return, on: .role(.button, "Start again"))
            _ = try await stage.find(.text("12 to go"))
        }
    }
}
