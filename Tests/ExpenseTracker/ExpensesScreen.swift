import SwiftData
import SwiftUI

struct ExpensesScreen: View {
    enum Order: String, CaseIterable, Identifiable {
        case newest = "Newest", largest = "Largest", title = "Title"
        var id: Self { self }

        var descriptors: [SortDescriptor<Expense>] {
            switch self {
            case .newest: return [SortDescriptor(\.date, order: .reverse)]
            case .largest: return [SortDescriptor(\.amount, order: .reverse), SortDescriptor(\.title)]
            case .title: return [SortDescriptor(\.title)]
            }
        }
    }

    @State private var order = Order.newest
    @State private var searchText = ""
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            ExpenseList(order: order, searchText: searchText)
                .navigationTitle("Expenses")
                .searchable(text: $searchText)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Add Expense", systemImage: "plus") { isAdding = true }
                    }
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Order: \(order.rawValue)") {
                            let all = Order.allCases
                            order = all[(all.firstIndex(of: order)! + 1) % all.count]
                        }
                    }
                }
                .sheet(isPresented: $isAdding) { ExpenseForm() }
                .navigationDestination(for: Expense.self) { ExpenseDetail(expense: $0) }
        }
    }
}

struct ExpenseList: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var expenses: [Expense]

    init(order: ExpensesScreen.Order, searchText: String) {
        let filter = #Predicate<Expense> { expense in
            searchText.isEmpty || expense.title.localizedStandardContains(searchText)
                || expense.notes.localizedStandardContains(searchText)
        }
        _expenses = Query(filter: filter, sort: order.descriptors, animation: .default)
    }

    private var total: Decimal { expenses.map(\.amount).reduce(0, +) }

    var body: some View {
        List {
            Section {
                ForEach(expenses) { expense in
                    NavigationLink(value: expense) { ExpenseRow(expense: expense) }
                }
                .onDelete { offsets in
                    for index in offsets { modelContext.delete(expenses[index]) }
                }
            } footer: {
                Text("Total \(total.formatted())")
            }
        }
        .overlay {
            if expenses.isEmpty {
                ContentUnavailableView("No Expenses", systemImage: "tray", description: Text("Add the first one."))
            }
        }
    }
}

struct ExpenseRow: View {
    let expense: Expense

    var body: some View {
        HStack {
            Image(systemName: expense.category?.symbol ?? "questionmark")
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(expense.title)
                Text(expense.category?.name ?? "No category")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text(expense.amount.formatted()).monospacedDigit()
        }
    }
}

struct ExpenseDetail: View {
    @Bindable var expense: Expense
    @Query(sort: \Category.name) private var categories: [Category]

    var body: some View {
        Form {
            TextField("Title", text: $expense.title)
            TextField("Notes", text: $expense.notes)
            ForEach(categories) { category in
                Button(category == expense.category ? "In \(category.name)" : "Move to \(category.name)") {
                    expense.category = category
                }
            }
        }
        .navigationTitle("Expense")
    }
}

struct ExpenseForm: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \Category.name) private var categories: [Category]
    @State private var title = ""
    @State private var amount = ""
    @State private var category: Category?

    private var value: Decimal? { Decimal(string: amount) }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                TextField("Amount", text: $amount)
                ForEach(categories) { candidate in
                    Button("\(candidate.name)\(candidate == category ? ", chosen" : "")") { category = candidate }
                }
            }
            .navigationTitle("New Expense")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save).disabled(title.isEmpty || value == nil)
                }
            }
        }
    }

    private func save() {
        guard let value else { return }
        modelContext.insert(Expense(title: title, amount: value, category: category))
        dismiss()
    }
}
