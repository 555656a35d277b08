import Foundation

/// A payment card in the wallet.
struct Card: Identifiable, Equatable {
    /// Who issued the card; the raw value names the artwork in the catalog.
    enum Brand: String, CaseIterable {
        case visa, mastercard, amex, chase, discover

        var name: String { rawValue.capitalized }
    }

    let id: UUID
    let brand: Brand
    /// The number in groups of digits, as it is printed on the card.
    let number: String
    let holder: String
    /// The month and year in which the card expires, such as 3/28.
    let expiry: String
    var payments: [Payment]

    init(
        _ brand: Brand, _ number: String, of holder: String, until expiry: String, payments: [Payment] = [],
        id: UUID = UUID()
    ) {
        self.id = id
        self.brand = brand
        self.number = number
        self.holder = holder
        self.expiry = expiry
        self.payments = payments
    }

    /// The last four digits, by which people recognize a card.
    var lastDigits: Substring { number.suffix(4) }
}
