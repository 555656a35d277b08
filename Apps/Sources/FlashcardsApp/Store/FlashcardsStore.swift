import AppData
import Foundation
import GRDB
import SwiftUI

/// Decks, cards, and how well they are known, as they are kept.
@MainActor
@Observable
final class FlashcardsStore {
    let decks: Kept<[Deck]>
    /// What was removed last, until something else is done.
    var removal: Removal?
    /// The cards that were edited since a session last took them up; nil for those that were removed.
    @ObservationIgnored var edits: [Fact.ID: Fact?] = [:]

    @ObservationIgnored let file: DataFile
    @ObservationIgnored let schema: DataSchema
    @ObservationIgnored let schedule = FSRS.app
    /// The present, which tests choose.
    @ObservationIgnored let now: @Sendable () -> Date
    @ObservationIgnored let calendar: Calendar
    @ObservationIgnored private var cardLists: [Deck.ID: Kept<[Fact]>] = [:]
    @ObservationIgnored private var agendas: [Deck.ID?: Kept<Agenda>] = [:]
    @ObservationIgnored private(set) lazy var statistics = makeStatistics()

    init(
        _ file: DataFile, samples: [Fact] = Fact.samples, calendar: Calendar = .current,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.file = file
        self.now = now
        self.calendar = calendar
        let schema = DataSchema.flashcards(samples: samples)
        self.schema = schema
        decks = Kept([], in: file, schema) { database in
            let end = calendar.endOfDay(of: now())
            return try Deck.fetchAll(database, dueUntil: end)
        }
    }

    /// The cards of a deck, in their order.
    func cards(of deck: Deck.ID) -> Kept<[Fact]> {
        if let known = cardLists[deck] { return known }
        let cards = Kept<[Fact]>([], in: file, schema) { database in
            try Row.fetchAll(
                database,
                sql: "SELECT id, prompt, answer FROM flashFact WHERE deck = ? AND removed IS NULL ORDER BY position",
                arguments: [deck]
            ).map { Fact(id: $0[0], prompt: $0[1], answer: $0[2]) }
        }
        cardLists[deck] = cards
        return cards
    }

    /// What is to be studied today of a deck, or of all.
    func agenda(of deck: Deck.ID?) -> Kept<Agenda> {
        if let known = agendas[deck] { return known }
        let (calendar, now) = (calendar, now)
        let agenda = Kept(Agenda(), in: file, schema) { database in
            let date = now()
            return try Agenda.fetch(
                deck, from: calendar.startOfDay(for: date), until: calendar.endOfDay(of: date), database)
        }
        agendas[deck] = agenda
        return agenda
    }

    private func makeStatistics() -> Kept<Statistics> {
        let (calendar, now) = (calendar, now)
        return Kept(Statistics(), in: file, schema) { try Statistics.fetch(at: now(), calendar, $0) }
    }
}

extension Calendar {
    /// The moment at which the day of a date is over.
    func endOfDay(of date: Date) -> Date {
        self.date(byAdding: .day, value: 1, to: startOfDay(for: date)) ?? date.addingTimeInterval(86_400)
    }
}

extension Deck {
    fileprivate static func fetchAll(_ database: Database, dueUntil end: Date) throws -> [Deck] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT deck.id, name, COUNT(fact.id), COUNT(CASE WHEN due < ? THEN 1 END),
                COUNT(CASE WHEN fact.id IS NOT NULL AND due IS NULL THEN 1 END)
                FROM flashDeck AS deck LEFT JOIN flashFact AS fact ON fact.deck = deck.id AND fact.removed IS NULL
                LEFT JOIN flashMemory AS memory ON memory.fact = fact.id
                WHERE deck.removed IS NULL GROUP BY deck.id ORDER BY deck.position, deck.id
                """, arguments: [end.timeIntervalSince1970]
        ).map { Deck(id: $0[0], name: $0[1], count: $0[2], dueCount: $0[3], newCount: $0[4]) }
    }
}
