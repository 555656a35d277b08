import Foundation

/// A payment made with a card.
package struct Payment: Identifiable, Hashable, Sendable {
    package let id: UUID
    package let merchant: String
    /// In US dollars.
    package let amount: Decimal
    /// The day of the payment, as text.
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
    var price: String { amount.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))) }
}
