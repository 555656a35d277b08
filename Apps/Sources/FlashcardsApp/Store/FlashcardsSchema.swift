import AppData
import Foundation
import GRDB
import SwiftUI

extension DataSchema {
    /// The tables of the flashcards, with the deck that a new user finds.
    ///
    /// What is removed stays for a while, marked with the time, so that undo can bring it back.
    static func flashcards(samples: [Fact]) -> DataSchema {
        DataSchema("flashcards", steps: [{ try makeFlashcardTables(in: $0, samples: samples) }])
    }
}

private func makeFlashcardTables(in database: Database, samples: [Fact]) throws {
    try database.execute(
        sql: """
            CREATE TABLE flashDeck (
                id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, position REAL NOT NULL, removed REAL);
            CREATE TABLE flashFact (
                id TEXT PRIMARY KEY NOT NULL, deck TEXT NOT NULL REFERENCES flashDeck ON DELETE CASCADE,
                position REAL NOT NULL, prompt TEXT NOT NULL, answer TEXT NOT NULL, removed REAL);
            CREATE INDEX flashFactDeck ON flashFact (deck, position);
            CREATE TABLE flashMemory (
                fact TEXT PRIMARY KEY NOT NULL REFERENCES flashFact ON DELETE CASCADE,
                phase INTEGER NOT NULL, step INTEGER NOT NULL, stability REAL NOT NULL, difficulty REAL NOT NULL,
                last REAL NOT NULL, due REAL NOT NULL, shown INTEGER NOT NULL, known INTEGER NOT NULL);
            CREATE INDEX flashMemoryDue ON flashMemory (due);
            CREATE TABLE flashReview (
                id INTEGER PRIMARY KEY, fact TEXT NOT NULL, date REAL NOT NULL, rating INTEGER NOT NULL,
                wasNew INTEGER NOT NULL);
            CREATE INDEX flashReviewDate ON flashReview (date);
            """)
    guard !samples.isEmpty else { return }
    try database.execute(
        sql: "INSERT INTO flashDeck VALUES ('samples', ?, 0, NULL)", arguments: [String(localized: "General Knowledge")]
    )
    for (index, fact) in samples.enumerated() {
        try insert(fact, into: "samples", at: Double(index), database)
    }
}

/// Adds a card to a deck.
func insert(_ fact: Fact, into deck: Deck.ID, at position: Double, _ database: Database) throws {
    let statement = try database.cachedStatement(sql: "INSERT INTO flashFact VALUES (?, ?, ?, ?, ?, NULL)")
    try statement.execute(arguments: [fact.id, deck, position, fact.prompt, fact.answer])
}

// MARK: Rows

extension Memory {
    init(row: Row) {
        let step: Int = row["step"]
        let phase: Phase =
            switch row["phase"] as Int {
            case 0: .learning(step: step)
            case 1: .review
            default: .relearning(step: step)
            }
        self.init(
            phase: phase, stability: row["stability"], difficulty: row["difficulty"],
            lastReview: Date(timeIntervalSince1970: row["last"]), due: Date(timeIntervalSince1970: row["due"]))
    }

    /// The phase as it is stored: which it is, and its step.
    private var storedPhase: (phase: Int, step: Int) {
        switch phase {
        case .learning(let step): (0, step)
        case .review: (1, 0)
        case .relearning(let step): (2, step)
        }
    }

    func save(of fact: Fact.ID, _ score: StudySession.Score, _ database: Database) throws {
        let (phase, step) = storedPhase
        try database.execute(
            sql: """
                INSERT INTO flashMemory VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (fact) DO UPDATE SET phase = excluded.phase, step = excluded.step,
                stability = excluded.stability, difficulty = excluded.difficulty, last = excluded.last,
                due = excluded.due, shown = excluded.shown, known = excluded.known
                """,
            arguments: [
                fact, phase, step, stability, difficulty, lastReview.timeIntervalSince1970,
                due.timeIntervalSince1970, score.shown, score.right,
            ])
    }
}
