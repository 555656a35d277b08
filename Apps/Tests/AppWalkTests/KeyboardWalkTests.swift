import BrowserTesting
import FiltersApp
import FlashcardsApp
import Testing
import TripsApp
import WalletApp

/// Each app from start to finish without a mouse and without a finger, and what a screen reader finds on its screens.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(15))) struct KeyboardWalkTests {
    /// A small window of a desktop: much of what there is lies below its edge.
    private static let size = CGSize(width: 900, height: 500)

    @Test(
        "wallet: a card is entered, looked at, moved, removed and put back by keys alone",
        arguments: StageHost.keyboards)
    func wallet(_ host: StageHost) async throws {
        try await host.show(WalletView(), size: Self.size) { stage in
            try await stage.expectReadable("wallet")
            try await stage.press("n", .command)
            // The number has the keyboard at once. Return goes on, and what is wrong is said beside its field.
            try await stage.enter("4000001234567890")
            try await stage.press(.return)
            _ = try await stage.find(.containing("One of the digits is wrong"))
            try await stage.enter("Ada Quill")
            try await stage.press(.return)
            try await stage.enter("0931")
            try await stage.expectReadable("form")
            try await stage.press(.return)
            // Not saved: the keyboard is back where the mistake is.
            #expect(try await stage.find(.role(.textField, "Card number")).isFocused)
            try await stage.press(.delete)
            try await stage.enter("9")
            // The last but one digit was wrong as well.
            for _ in 0..<2 { try await stage.press(.delete) }
            try await stage.enter("99")
            try await stage.press(.return)
            try await stage.press(.return)
            try await stage.press(.return)
            let new = Query.label("Visa card ending in 7899")
            _ = try await stage.find(new)

            try await stage.press(.return, on: new)
            _ = try await stage.find(.text("Transaction History"))
            try await stage.expectReadable("open card")
            try await stage.press(.escape)
            #expect(try await stage.findAll(.text("Transaction History")).isEmpty)

            try await stage.press(.delete, on: new)
            #expect(try await stage.findAll(new).isEmpty)
            _ = try await stage.find(.text("Visa card ending in 7899 was removed."))
            try await stage.expectReadable("undo bar")
            try await stage.press("z", .command)
            _ = try await stage.find(new)
        }
    }

    @Test(
        "wallet: payments, the menu of a card and the pressed stack are reached by keys", arguments: StageHost.keyboards
    )
    func payments(_ host: StageHost) async throws {
        // The other cards show below an open one where there is room: on a phone.
        try await host.show(WalletView()) { stage in
            try await stage.press(.return, on: .id("amex"))
            try await stage.press(.return, on: .containing("Meridian Air"))
            _ = try await stage.find(.containing("Linnea Castell"))
            try await stage.expectReadable("payment")
            try await stage.press(.escape)
            #expect(try await stage.findAll(.containing("Linnea Castell")).isEmpty)

            try await stage.press(.return, on: .label("Card actions"))
            try await stage.expectReadable("menu")
            try await stage.press(.return, on: .label("Move forward"))
            try await stage.press(.return, on: .label("Show all cards"))
            #expect(try await stage.findAll(.text("Transaction History")).isEmpty)
            let (amex, mastercard) = (try await stage.find(.id("amex")), try await stage.find(.id("mastercard")))
            #expect(amex.frame.midY > mastercard.frame.midY, "one place further forward")
        }
    }

    @Test("trips: swiped, taken back, booked and cancelled by keys alone", arguments: StageHost.keyboards)
    func trips(_ host: StageHost) async throws {
        try await host.show(TripsView(), size: Self.size) { stage in
            try await stage.expectReadable("deck")
            try await stage.press(.rightArrow)
            _ = try await stage.find(.text("Venice, Italy"))
            try await stage.press(.return, on: .role(.button, "BOOK IT NOW"))
            try await stage.expectReadable("booking")
            try await stage.press(.return, on: .role(.button, "Book This Trip"))
            try await stage.expectReadable("booked")
            try await stage.press(.return, on: .role(.button, "Done"))
            try await stage.press(.return, on: .role(.button, "Liked trips"))
            _ = try await stage.find(.text("Yosemite, USA"))
            try await stage.expectReadable("liked trips")
            try await stage.press(.escape)
            try await stage.press(.return, on: .label("Menu"))
            try await stage.expectReadable("menu")
            try await stage.press(.return, on: .label("Bookings"))
            _ = try await stage.find(.containing("Venice, Italy"))
            try await stage.expectReadable("bookings")
        }
    }

    @Test(
        "flashcards: cards are turned and answered, decks and statistics opened by keys alone",
        arguments: StageHost.keyboards)
    func flashcards(_ host: StageHost) async throws {
        try await host.show(FlashcardsView(), size: Self.size) { stage in
            try await stage.expectReadable("cards")
            _ = try await stage.find(.text("12 to go"))
            try await stage.press(.rightArrow)
            try await stage.press(.downArrow)
            try await stage.press("z", .command)
            try await stage.expectReadable("next card")
            try await stage.press("s", .command)
            try await stage.expectReadable("statistics")
            try await stage.press(.return, on: .role(.button, "Done"))
            try await stage.press("d", .command)
            try await stage.expectReadable("decks")
            try await stage.press(.return, on: .role(.button, "Done"))
            _ = try await stage.find(.role(.button, "Decks"))
        }
    }

    @Test("filters: searched, narrowed down and opened by keys alone", arguments: StageHost.keyboards)
    func filters(_ host: StageHost) async throws {
        try await host.show(FiltersView(), size: Self.size) { stage in
            try await stage.expectReadable("projects")
            try await stage.press(.space, on: .role(.button, "Print"))
            _ = try await stage.find(.containing("Loud Shapes"))
            #expect(try await stage.findAll(.containing("Nova Banking")).isEmpty)
            try await stage.press(.return, on: .containing("Loud Shapes"))
            try await stage.expectReadable("project")
            try await stage.press(.return, on: .role(.button, "Projects"))
            try await stage.press(.return, on: .role(.button, "Edit filters"))
            try await stage.expectReadable("editor")
        }
    }
}
