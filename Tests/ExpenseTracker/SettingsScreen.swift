import SwiftData
import SwiftUI

struct SettingsScreen: View {
    @Environment(\.modelContext) private var modelContext
    @AppStorage("currency") private var currency = "EUR"
    @Query private var expenses: [Expense]
    @State private var isDeleting = false

    private let currencies = ["EUR", "USD", "GBP", "CHF", "JPY"]

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker("Currency", selection: $currency) {
                        ForEach(currencies, id: \.self) { Text($0) }
                    }
                } footer: {
                    Text("Amounts are shown in it. They are not converted.")
                }
                Section("Data") {
                    LabeledContent("Expenses", value: expenses.count.formatted())
                    if let first = expenses.map(\.date).min() {
                        LabeledContent("Since", value: first.formatted(date: .abbreviated, time: .omitted))
                    }
                    Button("Delete All Expenses", role: .destructive) { isDeleting = true }
                        .disabled(expenses.isEmpty)
                }
            }
            .navigationTitle("Settings")
            .confirmationDialog(
                "Delete all expenses? Categories stay.", isPresented: $isDeleting, titleVisibility: .visible
            ) {
                Button("Delete All", role: .destructive) { try? modelContext.delete(model: Expense.self) }
            }
        }
    }
}

extension ModelContainer {
    /// For previews and tests.
    @MainActor
    static var sample: ModelContainer {
        let container = try! ModelContainer(
            for: Expense.self, Category.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        let categories = Category.samples
        for category in categories { context.insert(category) }
        let calendar = Calendar.current
        let before = calendar.date(byAdding: .month, value: -1, to: .now)!
        context.insert(Expense(title: "Bread", amount: 4, category: categories[0]))
        context.insert(Expense(title: "Feast", amount: 90, category: categories[0]))
        context.insert(Expense(title: "Tea", amount: 12, category: categories[0]))
        context.insert(Expense(title: "Train to the coast", amount: 38.5, date: before, category: categories[1]))
        return container
    }
}

#Preview {
    SettingsScreen().modelContainer(.sample)
}
