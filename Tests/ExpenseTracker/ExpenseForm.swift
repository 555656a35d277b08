import SwiftData
import SwiftUI

/// The fields that new and changed expenses have in common.
struct ExpenseFields: View {
    @Query(sort: \Category.name) private var categories: [Category]
    @Binding var title: String
    /// As it is typed.
    @Binding var amount: String
    @Binding var date: Date
    @Binding var notes: String
    @Binding var category: Category?

    var body: some View {
        Section {
            TextField("Title", text: $title)
            TextField("Amount", text: $amount)
                .keyboardType(.decimalPad)
            DatePicker("Date", selection: $date, displayedComponents: .date)
        } footer: {
            if !amount.isEmpty {
                if let value = Decimal(amount: amount) {
                    if value < 0 { Text("Amounts below zero count as money that came back.") }
                } else {
                    Text("This is no amount.").foregroundStyle(.red)
                }
            }
        }
        Section("Category") {
            choice("No category", "questionmark", nil)
            ForEach(categories) { choice($0.name, $0.symbol, $0) }
        }
        Section("Notes") {
            TextField("Notes", text: $notes, axis: .vertical).lineLimit(2...6)
        }
    }

    private func choice(_ name: String, _ symbol: String, _ candidate: Category?) -> some View {
        Button {
            category = candidate
        } label: {
            HStack {
                Label(name, systemImage: symbol)
                Spacer()
                if candidate == category { Image(systemName: "checkmark").accessibilityHidden(true) }
            }
        }
        .foregroundStyle(.primary)
        .accessibilityAddTraits(candidate == category ? .isSelected : [])
    }
}

struct ExpenseForm: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var modelContext
    @State private var title = ""
    @State private var amount = ""
    @State private var date = Date.now
    @State private var notes = ""
    @State private var category: Category?

    var body: some View {
        NavigationStack {
            Form {
                ExpenseFields(title: $title, amount: $amount, date: $date, notes: $notes, category: $category)
            }
            .navigationTitle("New Expense")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save).disabled(title.isEmpty || Decimal(amount: amount) == nil)
                }
            }
        }
    }

    private func save() {
        guard let amount = Decimal(amount: amount) else { return }
        let expense = Expense(title: title, amount: amount, date: date, category: category)
        expense.notes = notes
        modelContext.insert(expense)
        dismiss()
    }
}

struct ExpenseDetail: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var modelContext
    @Bindable var expense: Expense
    @State private var amount: String
    @State private var isDeleting = false

    init(expense: Expense) {
        self.expense = expense
        _amount = State(initialValue: "\(expense.amount)")
    }

    var body: some View {
        Form {
            ExpenseFields(
                title: $expense.title, amount: $amount, date: $expense.date, notes: $expense.notes,
                category: $expense.category)
            Section {
                Button("Duplicate") {
                    modelContext.insert(expense.duplicate())
                    dismiss()
                }
                Button("Delete Expense", role: .destructive) { isDeleting = true }
            }
        }
        .onChange(of: amount) { if let value = Decimal(amount: amount) { expense.amount = value } }
        .navigationTitle(expense.title.isEmpty ? "Expense" : expense.title)
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog("Delete this expense?", isPresented: $isDeleting, titleVisibility: .visible) {
            Button("Delete", role: .destructive) {
                modelContext.delete(expense)
                dismiss()
            }
        }
    }
}
