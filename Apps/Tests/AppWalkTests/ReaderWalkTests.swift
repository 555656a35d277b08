import BrowserTesting
import FiltersApp
import FlashcardsApp
import Testing
import TripsApp
import WalletApp

/// Each app from start to finish by what a screen reader asks of elements, without keys and without a finger.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(15))) struct ReaderWalkTests {
    @Test(
        "wallet: a card is added, moved, opened, removed and put back by the actions of elements",
        arguments: StageHost.keyboards)
    func wallet(_ host: StageHost) async throws {
        try await host.show(WalletView()) { stage in
            try await stage.expectReadable("wallet")
            try await stage.activate(.role(.button, "Add card"))
            for (field, text) in [
                ("Card number", "4000001234567899"), ("Name on card", "Ada Quill"), ("Expires (MM/YY)", "0931"),
            ] {
                try await stage.activate(.role(.textField, field))
                try await stage.enter(text)
            }
            try await stage.expectReadable("form")
            try await stage.activate(.role(.button, "Save"))
            let new = Query.label("Visa card ending in 7899")
            try await stage.ask("Move back", of: new)
            try await stage.expectSaid("Moved to place 2 / 6")
            try await stage.expectReadable("moved")

            try await stage.ask("Show transactions", of: .id("amex"))
            try await stage.expectReadable("open card")
            try await stage.expectHidden("Visa card ending in 4242")
            try await stage.activate(.containing("Meridian Air"))
            try await stage.expectReadable("payment")
            try await stage.expectHidden("Transaction History")
            try await stage.activate(.role(.button, "Done"))
            try await stage.activate(.label("Card actions"))
            try await stage.expectReadable("menu")
            try await stage.activate(.label("Remove card"))
            try await stage.expectSaid("Amex card ending in 1887 was removed.")
            #expect(try await stage.findAll(.id("amex")).isEmpty)
            try await stage.expectReadable("undo bar")
            try await stage.activate(.role(.button, "Undo"))
            _ = try await stage.find(.id("amex"))
        }
    }

    @Test(
        "trips: destinations are passed, liked, taken back, booked and cancelled by the actions of elements",
        arguments: StageHost.keyboards)
    func trips(_ host: StageHost) async throws {
        try await host.show(TripsView()) { stage in
            let deck = Query.label("Destinations")
            try await stage.expectReadable("deck")
            try await stage.expectHidden("Venice, Italy")
            try await stage.ask("Next picture", of: deck)
            try await stage.expectSaid("Picture 2 of 3")
            try await stage.ask("Like", of: deck)
            try await stage.expectSaid("Liked Yosemite, USA")
            try await stage.expectHidden("Yosemite, USA")
            try await stage.ask("Pass", of: deck)
            try await stage.expectSaid("Passed Venice, Italy")
            try await stage.activate(.role(.button, "Undo"))
            try await stage.expectSaid("Took back Venice, Italy")
            try await stage.expectReadable("taken back")

            try await stage.activate(.role(.button, "BOOK IT NOW"))
            try await stage.expectReadable("booking")
            try await stage.expectHidden("Destinations")
            try await stage.activate(.role(.button, "Book This Trip"))
            try await stage.expectSaid("Booked. Venice, Italy")
            try await stage.activate(.role(.button, "Done"))
            try await stage.activate(.label("Menu"))
            try await stage.expectReadable("menu")
            try await stage.activate(.label("Bookings"))
            try await stage.expectReadable("bookings")
            try await stage.activate(.containing("Venice, Italy"))
            try await stage.expectReadable("booking's details")
            try await stage.activate(.role(.button, "Cancel Booking"))
            try await stage.expectReadable("question")
            let buttons = try await stage.findAll(.role(.button, "Cancel Booking"))
            try await stage.perform("Activate", on: try #require(buttons.last))
            try await stage.settle()
            _ = try await stage.find(.text("No Bookings"))
            try await stage.expectReadable("no bookings")
        }
    }

    @Test(
        "flashcards: cards are turned and answered, and a deck is made, by the actions of elements",
        arguments: StageHost.keyboards)
    func flashcards(_ host: StageHost) async throws {
        try await host.show(FlashcardsView(), size: CGSize(width: 852, height: 393)) { stage in
            let (cards, first) = (Query.label("Cards"), "Which planet turns the other way around?")
            let second = "What is the largest lake by volume?"
            try await stage.expectReadable("cards")
            try await stage.expectShown(first)
            for hidden in [second, "Venus"] { try await stage.expectHidden(hidden) }
            try await stage.ask("Show back", of: cards)
            try await stage.expectShown("Venus")
            try await stage.ask("Good", of: cards)
            try await stage.expectSaid("Good. 11 to go. \(second)")
            try await stage.expectHidden("Venus")
            try await stage.activate(.role(.button, "Undo"))
            try await stage.expectSaid("Undone. \(first)")
            for _ in 0..<12 { try await stage.ask("Easy", of: cards) }
            try await stage.expectSaid("Easy. All done")
            try await stage.expectReadable("summary")

            try await stage.activate(.role(.button, "Statistics"))
            try await stage.expectReadable("statistics")
            try await stage.activate(.role(.button, "Done"))
            try await stage.activate(.role(.button, "Decks"))
            try await stage.expectReadable("decks")
            try await stage.activate(.role(.button, "New Deck"))
            try await stage.expectReadable("name")
            try await stage.activate(.role(.textField, "Name"))
            try await stage.enter("Rivers")
            try await stage.activate(.role(.button, "Save"))
            try await stage.activate(.containing("Rivers"))
            try await stage.expectReadable("deck")
        }
    }

    @Test(
        "filters: chips are chosen, made and given, and projects opened, by the actions of elements",
        arguments: StageHost.keyboards)
    func filters(_ host: StageHost) async throws {
        try await host.show(FiltersView()) { stage in
            try await stage.expectReadable("projects")
            try await stage.activate(.role(.button, "Web"))
            try await stage.expectSaid("3 of 12 design shots")
            try await stage.activate(.role(.button, "Clear filters"))
            try await stage.expectSaid("12 design shots")
            try await stage.activate(.role(.button, "Edit filters"))
            try await stage.expectReadable("editor")
            try await stage.expectHidden("12 design shots")
            try await stage.activate(.role(.textField, "New filter"))
            try await stage.enter("Favorites")
            try await stage.activate(.role(.button, "Add"))
            try await stage.expectSaid("Filter added")
            try await stage.activate(.role(.button, "Done"))
            try await stage.activate(.id("shot-1"))
            try await stage.expectReadable("project")
            try await stage.activate(.role(.toggle, "Favorites"))
            try await stage.activate(.role(.button, "Projects"))
            try await stage.activate(.role(.button, "Favorites"))
            try await stage.expectSaid("1 of 12 design shots")
            try await stage.expectReadable("favorites")
        }
    }
}
