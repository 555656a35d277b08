import SwiftUI

/// A payment card in the wallet.
struct Card: Identifiable, Equatable {
    /// Who issued the card; the raw value names the artwork in the catalog.
    enum Brand: String, CaseIterable {
        case visa, mastercard, amex, chase, discover

        var name: String {
            switch self {
            case .visa: "Visa"
            case .mastercard: "Mastercard"
            case .amex: "Amex"
            case .chase: "Chase"
            case .discover: "Discover"
            }
        }
    }

    let id: UUID
    let brand: Brand
    let number: String
    let holder: String
    let expiry: String
    var transactions: [Transaction]

    init(
        id: UUID = UUID(), brand: Brand, number: String, holder: String, expiry: String,
        transactions: [Transaction] = []
    ) {
        self.id = id
        self.brand = brand
        self.number = number
        self.holder = holder
        self.expiry = expiry
        self.transactions = transactions
    }
}
