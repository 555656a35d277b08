import AppData
import SwiftUITesting
import Testing

@testable import FlashcardsApp

/// Decks and cards, edited as a person would, and what of it is kept.
@MainActor
struct DecksTests {
    private func press(_ button: String, _ app: FlashcardsFixture) async throws {
        await app.tester.tap(try app.tester.find(.role(.button, button)))
        try await app.tester.settle()
    }

    private func openDecks(in file: DataFile? = nil) async throws -> FlashcardsFixture {
        let app = try await FlashcardsFixture(size: CGSize(width: 393, height: 852), in: file)
        try await press("Decks", app)
        return app
    }

    private func openDeck(_ name: String, _ app: FlashcardsFixture) async throws {
        await app.tester.tap(try app.tester.find(.containing(name)))
        try await app.tester.settle()
    }

    @Test("a deck is added with a name, opened, filled with a card, and studied")
    func add() async throws {
        let app = try await openDecks()
        try await press("New Deck", app)
        await app.tester.type("Rivers")
        try await press("Save", app)
        _ = try app.tester.find(.containing("0 cards"))
        try await openDeck("Rivers", app)
        // One is in the bar, and one where the cards will be.
        await app.tester.tap(try #require(app.tester.findAll(.role(.button, "New Card")).last))
        try await app.tester.settle()
        #expect(!app.tester.isEnabled("Save"))
        await app.tester.type("Longest river?")
        await app.tester.key(.tab)
        await app.tester.type("The Nile")
        try await press("Save", app)
        _ = try app.tester.find(.containing("Longest river?"))
        try await press("Study This Deck", app)
        _ = try app.tester.find(.text("1 to go"))
        _ = try app.tester.find(.text("Longest river?"))
        #expect(app.tester.issues == [])
    }

    @Test("a removed deck comes back by undo")
    func remove() async throws {
        let app = try await openDecks()
        try await app.tester.perform("Delete", on: app.tester.find(.containing("General Knowledge")))
        try await app.tester.settle()
        _ = try app.tester.find(.text("No Decks"))
        _ = try app.tester.find(.text("Deck removed"))
        try await press("Undo", app)
        _ = try app.tester.find(.containing("12 cards · 12 new"))
    }

    @Test("decks are searched")
    func search() async throws {
        let file = DataFile.memory()
        let store = FlashcardsStore(file)
        await file.finish()
        store.addDeck(named: "Rivers")
        store.addDeck(named: "  ")
        #expect(store.decks.value.map(\.name) == ["General Knowledge", "Rivers"])
        let tester = ViewTester(DecksScreen(store: store) { _ in })
        try await tester.settle()
        await tester.tap(try tester.find(.label("Search decks")))
        await tester.type("riv")
        try await tester.settle()
        _ = try tester.find(.containing("Rivers"))
        #expect(tester.findAll(.containing("General Knowledge")).isEmpty)
    }

    @Test("names, order, cards and answers outlive the app")
    func kept() async throws {
        let file = DataFile.memory()
        let store = FlashcardsStore(file)
        await file.finish()
        let id = try #require(store.addDeck(named: "Rivers"))
        store.rename(id, to: "Lakes")
        store.moveDecks(from: [1], to: 0)
        store.save(Fact(id: "b", prompt: "Deepest?", answer: "Baikal"), in: id)
        store.save(Fact(id: "a", prompt: "Largest?", answer: "Caspian"), in: id)
        store.save(Fact(id: "b", prompt: "The deepest?", answer: "Baikal"), in: id)
        store.moveCards(of: id, from: [1], to: 0)
        let other = FlashcardsStore(file)
        await file.finish()
        _ = other.cards(of: id)
        await file.finish()
        #expect(other.decks.value.map(\.name) == ["Lakes", "General Knowledge"])
        #expect(other.cards(of: id).value.map(\.prompt) == ["Largest?", "The deepest?"])
        #expect(other.decks.value.first?.summary == "2 cards · 2 new")
        other.removeCards(["a"], of: id)
        #expect(other.cards(of: id).value.map(\.id) == ["b"])
        other.undoRemoval()
        await file.finish()
        #expect(other.cards(of: id).value.map(\.id) == ["a", "b"])
    }

    @Test("answers decide what is due: known cards come back after their interval, others today")
    func due() async throws {
        let file = DataFile.memory()
        let app = try await FlashcardsFixture(count: 3, in: file)
        try await press("Easy", app)
        try await press("Good", app)
        try await press("Again", app)
        let day = 86_400.0
        func prompts(after days: Double) async throws -> Int {
            let later = FlashcardsFixture.date + days * day
            let store = FlashcardsStore(file, calendar: FlashcardsFixture.calendar) { later }
            let agenda = store.agenda(of: nil)
            await file.finish()
            return agenda.value.entries.count
        }
        #expect(try await prompts(after: 0) == 1)
        #expect(try await prompts(after: 2) == 2)
        #expect(try await prompts(after: 8) == 3)
        let again = try await FlashcardsFixture(count: 3, in: file)
        _ = try again.tester.find(.text("1 to go"))
        _ = try again.tester.find(.text("Shown 1 · Right 0"))
    }

    @Test("undo takes an answer back in the data too")
    func undo() async throws {
        let file = DataFile.memory()
        let app = try await FlashcardsFixture(count: 3, in: file)
        try await press("Good", app)
        let store = FlashcardsStore(file, calendar: FlashcardsFixture.calendar) { FlashcardsFixture.date }
        _ = (store.agenda(of: nil), store.statistics)
        await file.finish()
        #expect(store.agenda(of: nil).value.entries.count == 2)
        #expect(store.statistics.value.past.last?.total == 1)
        try await press("Undo", app)
        await file.finish()
        #expect(store.agenda(of: nil).value.entries.count == 3)
        #expect(store.statistics.value.past.last?.total == 0)
    }

    @Test("buttons say when a card comes back")
    func waits() async throws {
        let app = try await FlashcardsFixture()
        let values = try Rating.allCases.map { try app.tester.find(.role(.button, $0.name)).value }
        #expect(values == ["in 1 minute", "in 2 minutes", "in 2 days", "in 8 days"])
    }

    @Test("when nothing is due it says when the next card is")
    func nothingDue() async throws {
        let file = DataFile.memory()
        let app = try await FlashcardsFixture(count: 1, in: file)
        try await press("Good", app)
        _ = try app.tester.find(.text("All done"))
        let later = try await FlashcardsFixture(count: 1, in: file)
        _ = try later.tester.find(.text("Nothing is due"))
        _ = try later.tester.find(.text("The next card comes back in 2 days."))
    }

    @Test("statistics count answers, what is due, and what was known when it came back")
    func statistics() async throws {
        let file = DataFile.memory()
        let app = try await FlashcardsFixture(count: 4, in: file)
        for button in ["Good", "Good", "Again", "Good", "Good"] { try await press(button, app) }
        let store = FlashcardsStore(file, calendar: FlashcardsFixture.calendar) { FlashcardsFixture.date }
        _ = store.statistics
        await file.finish()
        let statistics = store.statistics.value
        #expect(statistics.past.last == Statistics.Day(known: 4, notKnown: 1))
        #expect(statistics.coming[2] == 3 && statistics.coming.reduce(0, +) == 4)
        #expect(statistics.wholeRetention == 1)
        try await press("Statistics", app)
        #expect(try app.tester.find(.label("Answers per day")).value == "Today 5, of which 4 known. 5 in two weeks.")
    }

    @Test("a deck is exported as a file of its name, which can be imported again")
    func export() async throws {
        let app = try await openDecks()
        try await openDeck("General Knowledge", app)
        try await press("More", app)
        try await press("Export", app)
        let files = try await app.tester.saveFiles()
        #expect(files.map(\.name) == ["General Knowledge.csv"])
        let read = try await DeckFile.read(try #require(files.first).data) { _ in }
        #expect(read.rows.map(\.prompt) == Fact.samples.map(\.prompt))
        #expect(read.badRows.isEmpty)
        #expect(app.tester.issues == [])
    }
}
