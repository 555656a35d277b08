import AppData
import SwiftUI
import GRDB

extension FlashcardsStore {
    /// Adds a card at the end of a deck, or changes the one with its id.
    func save(_ fact: Fact, in deck: Deck.ID) {
        let cards = cards(of: deck)
        var changed = cards.value
        removal = nil
        if let index = changed.firstIndex(where: { $0.id == fact.id }) {
            changed[index] = fact
            edits[fact.id] = fact
            cards.change(to: changed) { database in
                try database.execute(
                    sql: "UPDATE flashFact SET prompt = ?, answer = ? WHERE id = ?",
                    arguments: [fact.prompt, fact.answer, fact.id])
            }
        } else {
            changed.append(fact)
            cards.change(to: changed) { try insert(fact, into: deck, at: nextPosition(in: deck, $0), $0) }
        }
    }

    func moveCards(of deck: Deck.ID, from offsets: IndexSet, to destination: Int) {
        let cards = cards(of: deck)
        var moved = cards.value
        moved.move(fromOffsets: offsets, toOffset: destination)
        let ids = moved.map(\.id)
        cards.change(to: moved) { database in
            let statement = try database.makeStatement(sql: "UPDATE flashFact SET position = ? WHERE id = ?")
            for (index, id) in ids.enumerated() { try statement.execute(arguments: [index, id]) }
        }
    }

    func removeCards(_ ids: [Fact.ID], of deck: Deck.ID) {
        let date = now().timeIntervalSince1970
        let message =
            ids.count == 1 ? String(localized: "Card removed") : String(localized: "\(ids.count) cards removed")
        removal = Removal(kind: .cards, ids: ids, message: message)
        let cards = cards(of: deck)
        let gone = Set(ids)
        for id in ids { edits[id] = .some(nil) }
        cards.change(to: cards.value.filter { !gone.contains($0.id) }) { database in
            try mark(ids, in: "flashFact", removed: date, database)
        }
    }

    /// Adds the cards of a file to a deck. The import can be undone.
    func add(_ rows: [DeckFile.Row], to deck: Deck.ID) {
        let facts = rows.map { Fact(id: UUID().uuidString, prompt: $0.prompt, answer: $0.answer) }
        guard !facts.isEmpty else { return }
        let message = String(localized: "\(facts.count) cards imported")
        removal = Removal(kind: .imported, ids: facts.map(\.id), message: message)
        cards(of: deck).change { database in
            let first = try nextPosition(in: deck, database)
            for (index, fact) in facts.enumerated() {
                try insert(fact, into: deck, at: first + Double(index), database)
            }
        }
    }
}

private func nextPosition(in deck: Deck.ID, _ database: Database) throws -> Double {
    try Double.fetchOne(
        database, sql: "SELECT COALESCE(MAX(position), 0) + 1 FROM flashFact WHERE deck = ?", arguments: [deck]) ?? 1
}
