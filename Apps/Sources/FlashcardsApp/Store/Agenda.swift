import Foundation
import GRDB

/// What is to be studied today.
struct Agenda: Equatable, Sendable {
    /// A card, and what is known about how well it is remembered.
    struct Entry: Equatable, Sendable {
        let fact: Fact
        let memory: Memory?
        let score: StudySession.Score
    }

    /// The most new cards on a day.
    static let newLimit = 20
    /// The most cards in a session.
    static let limit = 500

    var entries: [Entry] = []
    /// Whether there are cards at all.
    var hasCards = false
    /// When the next card is due that is not due today.
    var nextDue: Date?

    /// Reads what is due until a date, the longest due first, and then new cards, in their order.
    ///
    /// - Parameters:
    ///   - deck: the deck; nil for all.
    ///   - dayStart: when the day began; new cards that were studied since count.
    static func fetch(_ deck: Deck.ID?, from dayStart: Date, until end: Date, _ database: Database) throws -> Agenda {
        let source = """
            FROM flashFact AS fact JOIN flashDeck AS deck ON deck.id = fact.deck
            LEFT JOIN flashMemory AS memory ON memory.fact = fact.id
            WHERE fact.removed IS NULL AND deck.removed IS NULL AND (:deck IS NULL OR deck.id = :deck)
            """
        let arguments: StatementArguments = ["deck": deck]
        func rows(_ rest: String, _ more: StatementArguments) throws -> [Entry] {
            let columns = "SELECT fact.id, prompt, answer, memory.*"
            return try Row.fetchAll(database, sql: "\(columns) \(source) \(rest)", arguments: arguments &+ more)
                .map(Entry.init(row:))
        }
        let due = try rows(
            "AND due < :end ORDER BY due, fact.position LIMIT :limit",
            ["end": end.timeIntervalSince1970, "limit": limit])
        let begun =
            try Int.fetchOne(
                database, sql: "SELECT COUNT(*) FROM flashReview WHERE wasNew AND date >= ?",
                arguments: [dayStart.timeIntervalSince1970]) ?? 0
        let new = try rows(
            "AND due IS NULL ORDER BY deck.position, fact.position LIMIT :limit",
            ["limit": max(newLimit - begun, 0)])
        let hasCards = try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 \(source))", arguments: arguments)
        let next = try Double.fetchOne(
            database, sql: "SELECT MIN(due) \(source) AND due >= :end",
            arguments: arguments &+ ["end": end.timeIntervalSince1970])
        return Agenda(
            entries: due + new, hasCards: hasCards ?? false, nextDue: next.map(Date.init(timeIntervalSince1970:)))
    }
}

extension Agenda.Entry {
    fileprivate init(row: Row) {
        let isKnown = row["phase"] as Int? != nil
        self.init(
            fact: Fact(id: row["id"], prompt: row["prompt"], answer: row["answer"]),
            memory: isKnown ? Memory(row: row) : nil,
            score: isKnown ? .init(shown: row["shown"], right: row["known"]) : .init())
    }
}
