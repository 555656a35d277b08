import SwiftData
import SwiftUI

struct CategoriesScreen: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.modelContext) private var modelContext
    @Query(sort: [SortDescriptor(\Category.name)]) private var categories: [Category]
    @Query(filter: #Predicate<Expense> { $0.category == nil }) private var loose: [Expense]
    @State private var edited: Category?
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(categories) { category in
                        Button {
                            edited = category
                        } label: {
                            row(category)
                        }
                        .foregroundStyle(.primary)
                        .swipeActions {
                            Button("Delete", systemImage: "trash", role: .destructive) {
                                modelContext.delete(category)
                            }
                        }
                        .contextMenu {
                            Button("Edit", systemImage: "pencil") { edited = category }
                            Button("Delete", systemImage: "trash", role: .destructive) {
                                modelContext.delete(category)
                            }
                        }
                    }
                } footer: {
                    if !loose.isEmpty { Text("\(loose.count) without category") }
                }
                if !categories.isEmpty {
                    Button("Delete Unused Categories", role: .destructive, action: deleteUnused)
                }
            }
            .overlay {
                if categories.isEmpty {
                    ContentUnavailableView(
                        "No Categories", systemImage: "square.grid.2x2",
                        description: Text("Categories tell what you spend your money on, and may have a budget."))
                }
            }
            .navigationTitle("Categories")
            .toolbar {
                Button("Add Category", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) { CategoryForm(category: nil) }
            .sheet(item: $edited) { CategoryForm(category: $0) }
        }
    }

    private func row(_ category: Category) -> some View {
        let month = calendar.month(of: .now)
        return VStack(alignment: .leading, spacing: 6) {
            HStack {
                Label(category.name, systemImage: category.symbol)
                Spacer()
                Money(category.total(in: month)).foregroundStyle(.secondary)
            }
            if let share = category.share(in: month) {
                ProgressView(value: share)
                    .tint(category.isOverBudget(in: month) ? .red : .accentColor)
                    .accessibilityLabel("Budget of \(category.name)")
            }
            if category.isOverBudget(in: month) {
                Text("Over budget").font(.caption).foregroundStyle(.red)
            }
        }
    }

    private func deleteUnused() {
        try? modelContext.delete(
            model: Category.self, where: #Predicate { $0.expenses.isEmpty && $0.monthlyBudget == nil })
    }
}

struct CategoryForm: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var modelContext
    private let category: Category?
    @State private var name: String
    @State private var symbol: String
    @State private var hasBudget: Bool
    @State private var budget: Decimal

    init(category: Category?) {
        self.category = category
        _name = State(initialValue: category?.name ?? "")
        _symbol = State(initialValue: category?.symbol ?? "tag")
        _hasBudget = State(initialValue: category?.monthlyBudget != nil)
        _budget = State(initialValue: category?.monthlyBudget ?? 100)
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Category name", text: $name)
                Section("Symbol") {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))], spacing: 8) {
                        ForEach(Category.symbols, id: \.self) { candidate in
                            Button {
                                symbol = candidate
                            } label: {
                                Image(systemName: candidate)
                                    .frame(width: 44, height: 44)
                                    .background(
                                        candidate == symbol ? Color.accentColor.opacity(0.2) : .clear,
                                        in: RoundedRectangle(cornerRadius: 8))
                            }
                            .buttonStyle(.plain)
                            .accessibilityLabel(candidate)
                            .accessibilityAddTraits(candidate == symbol ? .isSelected : [])
                        }
                    }
                }
                Section {
                    Toggle("Monthly budget", isOn: $hasBudget.animation())
                    if hasBudget { TextField("Budget", value: $budget, format: .number).keyboardType(.decimalPad) }
                }
            }
            .navigationTitle(category == nil ? "New Category" : "Edit Category")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(name.isEmpty) }
            }
        }
    }

    private func save() {
        let category = category ?? Category(name: name, symbol: symbol)
        category.name = name
        category.symbol = symbol
        category.monthlyBudget = hasBudget ? budget : nil
        if self.category == nil { modelContext.insert(category) }
        dismiss()
    }
}

#Preview {
    CategoriesScreen().modelContainer(.sample)
}
