import SwiftUI
import GRDB

extension FlashcardsStore {
    /// A name without space around it; nil if nothing is left.
    static func trimmed(_ text: String) -> String? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }

    /// Adds a deck at the end. A name of only spaces adds none.
    @discardableResult
    func addDeck(named name: String) -> Deck.ID? {
        guard let name = Self.trimmed(name) else { return nil }
        let id = UUID().uuidString
        removal = nil
        decks.change(to: decks.value + [Deck(id: id, name: name, count: 0, dueCount: 0, newCount: 0)]) { database in
            try database.execute(
                sql: "INSERT INTO flashDeck SELECT ?, ?, COALESCE(MAX(position), 0) + 1, NULL FROM flashDeck",
                arguments: [id, name])
        }
        return id
    }

    func rename(_ deck: Deck.ID, to name: String) {
        guard let name = Self.trimmed(name), let index = decks.value.firstIndex(where: { $0.id == deck }) else {
            return
        }
        var renamed = decks.value
        renamed[index].name = name
        decks.change(to: renamed) { database in
            try database.execute(sql: "UPDATE flashDeck SET name = ? WHERE id = ?", arguments: [name, deck])
        }
    }

    func moveDecks(from offsets: IndexSet, to destination: Int) {
        var moved = decks.value
        moved.move(fromOffsets: offsets, toOffset: destination)
        let ids = moved.map(\.id)
        decks.change(to: moved) { database in
            for (index, id) in ids.enumerated() {
                try database.execute(sql: "UPDATE flashDeck SET position = ? WHERE id = ?", arguments: [index, id])
            }
        }
    }

    func removeDecks(_ ids: [Deck.ID]) {
        let date = now().timeIntervalSince1970
        let message =
            ids.count == 1 ? String(localized: "Deck removed") : String(localized: "\(ids.count) decks removed")
        removal = Removal(kind: .decks, ids: ids, message: message)
        for id in ids { for fact in cards(of: id).value { edits[fact.id] = .some(nil) } }
        decks.change(to: decks.value.filter { !ids.contains($0.id) }) { database in
            try mark(ids, in: "flashDeck", removed: date, database)
        }
    }

    /// Brings back what was removed last; takes back an import.
    func undoRemoval() {
        guard let removal else { return }
        self.removal = nil
        edits = edits.filter { $0.value != nil }
        let date = now().timeIntervalSince1970
        decks.change { database in
            switch removal.kind {
            case .decks: try mark(removal.ids, in: "flashDeck", removed: nil, database)
            case .cards: try mark(removal.ids, in: "flashFact", removed: nil, database)
            case .imported: try mark(removal.ids, in: "flashFact", removed: date, database)
            }
        }
    }
}

/// How long what was removed can come back, in seconds.
private let removalTime = 86_400.0

/// Notes when rows were removed; nil for rows that are there again. What was removed long ago goes for good.
func mark(_ ids: [String], in table: String, removed: Double?, _ database: Database) throws {
    if let removed {
        try database.execute(sql: "DELETE FROM \(table) WHERE removed < ?", arguments: [removed - removalTime])
    }
    let statement = try database.makeStatement(sql: "UPDATE \(table) SET removed = ? WHERE id = ?")
    for id in ids { try statement.execute(arguments: [removed, id]) }
}
