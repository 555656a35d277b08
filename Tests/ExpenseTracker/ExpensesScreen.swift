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

    @AppStorage("order") private var order = Order.newest
    @State private var searchText = ""
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            ExpenseList(order: order, searchText: searchText) { isAdding = true }
                .navigationTitle("Expenses")
                .searchable(text: $searchText)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Add Expense", systemImage: "plus") { isAdding = true }
                    }
                    ToolbarItem(placement: .topBarLeading) {
                        Menu("Sort", systemImage: "arrow.up.arrow.down") {
                            Picker("Order", selection: $order) {
                                ForEach(Order.allCases) { Text($0.rawValue).tag($0) }
                            }
                        }
                    }
                }
                .sheet(isPresented: $isAdding) { ExpenseForm() }
                .navigationDestination(for: Expense.self) { ExpenseDetail(expense: $0) }
        }
    }
}

struct ExpenseList: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.modelContext) private var modelContext
    @Query private var expenses: [Expense]
    @Query(sort: \Category.name) private var categories: [Category]
    private let order: ExpensesScreen.Order
    private let searchText: String
    private let add: () -> Void

    init(order: ExpensesScreen.Order, searchText: String, add: @escaping () -> Void) {
        self.order = order
        self.searchText = searchText
        self.add = add
        let filter = #Predicate<Expense> { expense in
            searchText.isEmpty || expense.title.localizedStandardContains(searchText)
                || expense.notes.localizedStandardContains(searchText)
        }
        _expenses = Query(filter: filter, sort: order.descriptors, animation: .default)
    }

    private struct Month: Identifiable {
        let id: Date
        var expenses: [Expense]
    }

    private var months: [Month] {
        var months: [Month] = []
        for expense in expenses {
            let start = calendar.month(of: expense.date).start
            if months.last?.id == start {
                months[months.count - 1].expenses.append(expense)
            } else {
                months.append(Month(id: start, expenses: [expense]))
            }
        }
        return months
    }

    var body: some View {
        List {
            if order == .newest {
                ForEach(months) { month in
                    Section {
                        rows(month.expenses)
                    } header: {
                        HStack {
                            Text(month.id.formatted(.dateTime.month(.wide).year()))
                            Spacer()
                            if months.count > 1 { Money(month.expenses.total) }
                        }
                    }
                }
            } else {
                rows(expenses)
            }
            if !expenses.isEmpty {
                LabeledContent("Total") { Money(expenses.total).bold() }
            }
        }
        .overlay {
            if expenses.isEmpty { placeholder }
        }
    }

    @ViewBuilder
    private var placeholder: some View {
        if searchText.isEmpty {
            ContentUnavailableView {
                Label("No Expenses", systemImage: "tray")
            } description: {
                Text("What you spend is listed here, by month.")
            } actions: {
                Button("Add the First", action: add).buttonStyle(.borderedProminent)
            }
        } else {
            ContentUnavailableView.search(text: searchText)
        }
    }

    private func rows(_ expenses: [Expense]) -> some View {
        ForEach(expenses) { expense in
            NavigationLink(value: expense) { ExpenseRow(expense: expense) }
                .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) { modelContext.delete(expense) }
                    Button("Duplicate", systemImage: "plus.square.on.square") { duplicate(expense) }
                        .tint(.blue)
                }
                .contextMenu {
                    Button("Duplicate", systemImage: "plus.square.on.square") { duplicate(expense) }
                    Menu("Move to", systemImage: "folder") {
                        ForEach(categories) { category in
                            Button(category.name, systemImage: category.symbol) { expense.category = category }
                        }
                    }
                    Button("Delete", systemImage: "trash", role: .destructive) { modelContext.delete(expense) }
                }
        }
    }

    private func duplicate(_ expense: Expense) { modelContext.insert(expense.duplicate()) }
}

struct ExpenseRow: View {
    let expense: Expense

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: expense.category?.symbol ?? "questionmark")
                .frame(width: 28)
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(expense.title)
                Text(expense.category?.name ?? "No category")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            VStack(alignment: .trailing) {
                Money(expense.amount)
                Text(expense.date.formatted(.dateTime.day().month()))
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

#Preview("Empty") {
    ExpensesScreen().modelContainer(for: Expense.self, inMemory: true)
}

#Preview("Filled") {
    ExpensesScreen().modelContainer(.sample)
}
