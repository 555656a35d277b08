import SwiftUI

/// A payment made with a card.
struct Transaction: Identifiable, Equatable {
    let id: UUID
    let merchant: String
    let amount: Decimal
    let date: String
    let icon: String

    init(id: UUID = UUID(), merchant: String, amount: Decimal, date: String, icon: String) {
        self.id = id
        self.merchant = merchant
        self.amount = amount
        self.date = date
        self.icon = icon
    }
}
