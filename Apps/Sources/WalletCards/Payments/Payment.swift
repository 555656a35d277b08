import SwiftUI

/// A payment made with a card.
package struct Payment: Identifiable, Hashable, Codable, Sendable {
    package let id: UUID
    package let merchant: String
    /// In US dollars.
    package let amount: Decimal
    /// The day of the payment, as it is kept: "2 Apr 2026".
    package let day: String
    /// The name of a symbol for the kind of shop.
    package let symbol: String

    package init(_ merchant: String, _ amount: Decimal, on day: String, symbol: String, id: UUID = UUID()) {
        self.id = id
        self.merchant = merchant
        self.amount = amount
        self.day = day
        self.symbol = symbol
    }

    /// The amount with its currency, as it is shown.
    var price: String { amount.formatted(.currency(code: "USD")) }

    /// The day as the user writes dates; as it is kept, if that is no date.
    var date: String {
        let parts = day.split(separator: " ")
        guard parts.count == 3, let number = Int(parts[0]), let year = Int(parts[2]),
            let month = Self.months.firstIndex(of: String(parts[1]))
        else { return day }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let date = calendar.date(from: DateComponents(year: year, month: month + 1, day: number)) else {
            return day
        }
        return date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: .gmt))
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
