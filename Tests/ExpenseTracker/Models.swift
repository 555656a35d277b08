import Foundation
import SwiftData

@Model
final class Category {
    @Attribute(.unique) var name: String
    var symbol: String
    var monthlyBudget: Decimal?
    @Relationship(deleteRule: .nullify, inverse: \Expense.category)
    var expenses: [Expense] = []

    init(name: String, symbol: String, monthlyBudget: Decimal? = nil) {
        self.name = name
        self.symbol = symbol
        self.monthlyBudget = monthlyBudget
    }

    var total: Decimal { expenses.reduce(0) { $0 + $1.amount } }

    var isOverBudget: Bool {
        guard let monthlyBudget else { return false }
        return total > monthlyBudget
    }

    static var samples: [Category] {
        [
            Category(name: "Food", symbol: "cart", monthlyBudget: 100),
            Category(name: "Travel", symbol: "tram"),
            Category(name: "Home", symbol: "house"),
        ]
    }
}

@Model
final class Expense {
    var title: String
    var amount: Decimal
    var date: Date
    var notes: String = ""
    var category: Category?
    @Transient var isHighlighted = false

    init(title: String, amount: Decimal, date: Date = .now, category: Category? = nil) {
        self.title = title
        self.amount = amount
        self.date = date
        self.category = category
    }
}
