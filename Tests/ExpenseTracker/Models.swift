import Foundation
import SwiftData
import SwiftUI

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

    /// What was spent in a month.
    func total(in month: DateInterval) -> Decimal {
        expenses.filter { month.contains($0.date) }.reduce(0) { $0 + $1.amount }
    }

    func isOverBudget(in month: DateInterval) -> Bool {
        guard let monthlyBudget else { return false }
        return total(in: month) > monthlyBudget
    }

    /// How much of the budget is spent, from 0 to 1; nil without a budget.
    func share(in month: DateInterval) -> Double? {
        guard let monthlyBudget, monthlyBudget > 0 else { return nil }
        let share = NSDecimalNumber(decimal: total(in: month) / monthlyBudget).doubleValue
        return min(max(share, 0), 1)
    }

    static let symbols = [
        "tag", "cart", "fork.knife", "tram", "car", "house", "bolt", "book", "gift", "heart", "film", "airplane",
    ]

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

    func duplicate(on date: Date = .now) -> Expense {
        let copy = Expense(title: title, amount: amount, date: date, category: category)
        copy.notes = notes
        return copy
    }
}

extension Calendar {
    func month(of date: Date) -> DateInterval {
        dateInterval(of: .month, for: date) ?? DateInterval(start: date, duration: 0)
    }
}

extension Decimal {
    /// What somebody types, with a point or a comma.
    init?(amount: String) {
        let text = amount.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ",", with: ".")
        guard !text.isEmpty, text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else { return nil }
        self.init(string: text)
    }
}

extension Sequence where Element == Expense {
    var total: Decimal { reduce(0) { $0 + $1.amount } }
}

/// An amount in the currency that the settings name.
struct Money: View {
    @AppStorage("currency") private var currency = "EUR"
    let amount: Decimal

    init(_ amount: Decimal) { self.amount = amount }

    var body: some View {
        Text(amount.formatted(.currency(code: currency))).monospacedDigit()
    }
}
