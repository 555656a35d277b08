import AppData
import Foundation
import GRDB
import WalletCards

/// The cards of a person's wallet, as they are kept.
@MainActor
package final class WalletStore {
    package let cards: Kept<[Card]>

    package init(_ file: DataFile) { cards = Kept([], in: file, .wallet) { try Card.all($0) } }

    /// Does an edit and keeps it.
    package func perform(_ edit: WalletEdit) {
        cards.change(to: edit.applied(to: cards.value)) { try edit.save($0) }
    }
}

extension DataSchema {
    /// Cards and their payments. A new wallet holds the samples.
    static let wallet = DataSchema(
        "wallet",
        steps: [
            { database in
                try database.create(table: "walletCard") { table in
                    table.primaryKey("id", .text)
                    table.column("brand", .text).notNull()
                    table.column("number", .text).notNull()
                    table.column("holder", .text).notNull()
                    table.column("expiry", .text).notNull()
                    table.column("place", .integer).notNull()
                }
                try database.create(table: "walletPayment") { table in
                    table.primaryKey("id", .text)
                    table.column("card", .text).notNull().indexed()
                        .references("walletCard", onDelete: .cascade)
                    table.column("merchant", .text).notNull()
                    table.column("amount", .text).notNull()
                    table.column("day", .text).notNull()
                    table.column("symbol", .text).notNull()
                    table.column("place", .integer).notNull()
                }
                for (place, card) in Card.samples.enumerated() { try card.insert(into: database, at: place) }
            }
        ])
}

extension Card {
    /// All cards with their payments, the front one first.
    static func all(_ database: Database) throws -> [Card] {
        var payments: [String: [Payment]] = [:]
        for row in try Row.fetchAll(database, sql: "SELECT * FROM walletPayment ORDER BY card, place") {
            payments[row["card"], default: []].append(
                Payment(
                    row["merchant"], Decimal(string: row["amount"]) ?? 0, on: row["day"], symbol: row["symbol"],
                    id: UUID(uuidString: row["id"]) ?? UUID()))
        }
        return try Row.fetchAll(database, sql: "SELECT * FROM walletCard ORDER BY place, id").compactMap { row in
            guard let brand = CardBrand(rawValue: row["brand"]), let id = UUID(uuidString: row["id"]) else {
                return nil
            }
            return Card(
                brand, row["number"], of: row["holder"], until: row["expiry"], payments: payments[row["id"]] ?? [],
                id: id)
        }
    }

    fileprivate func insert(into database: Database, at place: Int) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO walletCard VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [id.uuidString, brand.rawValue, number, holder, expiry, place])
        for (place, payment) in payments.enumerated() {
            try database.execute(
                sql: "INSERT OR REPLACE INTO walletPayment VALUES (?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    payment.id.uuidString, id.uuidString, payment.merchant, "\(payment.amount)", payment.day,
                    payment.symbol, place,
                ])
        }
    }
}

extension WalletEdit {
    /// Writes the edit, in the transaction that is open.
    func save(_ database: Database) throws {
        switch self {
        case .add(let card): try card.insert(into: database, at: 0)
        case .remove(let id):
            try database.execute(sql: "DELETE FROM walletCard WHERE id = ?", arguments: [id.uuidString])
        case .putBack(let card, let index): try card.insert(into: database, at: index)
        case .arrange: break
        }
        // The places of all, by the same rule as on the screen.
        let before = try Card.all(database)
        for (place, card) in applied(to: before.filter { !isAbout($0.id) } + []).enumerated() {
            try database.execute(
                sql: "UPDATE walletCard SET place = ? WHERE id = ?", arguments: [place, card.id.uuidString])
        }
    }

    /// Whether the edit brings in a card, which it then puts in its place.
    private func isAbout(_ id: Card.ID) -> Bool {
        switch self {
        case .add(let card), .putBack(let card, _): card.id == id
        case .remove, .arrange: false
        }
    }
}
