import SwiftUI

/// A payment card in the wallet.
package struct Card: Identifiable, Hashable, Codable, Sendable {
    package let id: UUID
    package let brand: CardBrand
    /// The number in groups of digits, as it is printed on the card.
    package let number: String
    package let holder: String
    /// The month and year in which the card expires, such as 3/28.
    package let expiry: String
    package var payments: [Payment]

    package init(
        _ brand: CardBrand, _ number: String, of holder: String, until expiry: String, payments: [Payment] = [],
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
    package var lastDigits: String { String(number.filter(\.isWholeNumber).suffix(4)) }

    /// What the card is called, such as "Visa card ending in 4242".
    package var name: String { String(localized: "\(brand.name) card ending in \(lastDigits)") }
}
