import BrowserTesting
import Testing
import WalletApp

/// What the wallet can do beside the walks of `KeyboardWalkTests`, by keys alone, in a low window.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(15))) struct WalletKeyTests {
    private static let size = CGSize(width: 900, height: 500)

    @Test("Arrow keys go from card to card and move them, and the menu key leads to what a card can do")
    func deck() async throws {
        try await StageHost.mouse.show(WalletView(), size: Self.size) { stage in
            try await stage.press(.upArrow, on: .id("visa"))
            #expect(try await stage.find(.id("mastercard")).isFocused)
            try await stage.press(.downArrow, .option)
            #expect(try await stage.find(.id("mastercard")).frame.midY > stage.find(.id("visa")).frame.midY)
            try await stage.choose("Move back", of: .id("mastercard"))
            #expect(try await stage.find(.id("mastercard")).frame.midY < stage.find(.id("visa")).frame.midY)
            try await stage.choose("Show transactions", of: .id("chase"))
            _ = try await stage.find(.text("Transaction History"))
            try await stage.press(.return, on: .label("Card actions"))
            try await stage.press(.return, on: .label("Remove card"))
            #expect(try await !stage.has(.id("chase")))
            try await stage.press(.return, on: .role(.button, "Undo"))
            #expect(try await stage.has(.id("chase")))
        }
    }

    @Test("Payments are reached, and Return and Escape leave them and their card")
    func payments() async throws {
        try await StageHost.mouse.show(WalletView(), size: Self.size) { stage in
            try await stage.press(.return, on: .id("amex"))
            try await stage.press(.return, on: .containing("Saffron Yard"))
            _ = try await stage.find(.containing("Linnea Castell"))
            try await stage.press(.return, on: .role(.button, "Done"))
            #expect(try await stage.find(.containing("Saffron Yard")).isFocused)
            try await stage.press(.return, on: .containing("Meridian Air"))
            try await stage.press(.escape)
            try await stage.press(.return, on: .label("Card actions"))
            try await stage.press(.return, on: .label("Move forward"))
            try await stage.press(.escape)
            #expect(try await !stage.has(.text("Transaction History")))
            #expect(try await stage.find(.id("amex")).frame.midY > stage.find(.id("mastercard")).frame.midY)
        }
    }

    @Test("A form is left, a message dismissed, and an empty wallet filled")
    func emptying() async throws {
        try await StageHost.mouse.show(WalletView(), size: Self.size) { stage in
            try await stage.press(.return, on: .role(.button, "Add card"))
            try await stage.press(.return, on: .role(.button, "Cancel"))
            #expect(try await !stage.has(.role(.textField, "Card number")))
            for name in ["visa", "mastercard", "amex", "chase", "discover"] {
                try await stage.press(.delete, on: .id(name))
            }
            try await stage.press(.return, on: .role(.button, "Dismiss"))
            #expect(try await !stage.has(.role(.button, "Undo")))
            try await stage.press(.return, on: .role(.button, "Add a card"))
            #expect(try await stage.find(.role(.textField, "Card number")).isFocused)
            try await stage.press(.escape)
            _ = try await stage.find(.text("No cards yet"))
        }
    }
}
