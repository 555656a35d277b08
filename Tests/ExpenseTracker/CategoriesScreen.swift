import SwiftData
import SwiftUI

struct CategoriesScreen: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: [SortDescriptor(\Category.name)]) private var categories: [Category]
    @Query(filter: #Predicate<Expense> { $0.category == nil }) private var loose: [Expense]
    @State private var name = ""

    var body: some View {
        NavigationStack {
            List {
                ForEach(categories) { category in
                    VStack(alignment: .leading) {
                        HStack {
                            Label(category.name, systemImage: category.symbol)
                            Spacer()
                            Text(category.total.formatted())
                        }
                        if category.isOverBudget {
                            Text("\(category.name) is over budget").foregroundStyle(.red)
                        }
                    }
                }
                .onDelete { offsets in
                    offsets.map { categories[$0] }.forEach(modelContext.delete)
                }
                if !loose.isEmpty {
                    Text("\(loose.count) without category")
                }
                Section("New") {
                    TextField("Category name", text: $name)
                    Button("Add Category") {
                        modelContext.insert(Category(name: name, symbol: "tag"))
                        name = ""
                    }
                    .disabled(name.isEmpty)
                    Button("Delete Unused Categories", role: .destructive) {
                        try? modelContext.delete(
                            model: Category.self, where: #Predicate { $0.expenses.isEmpty && $0.monthlyBudget == nil })
                    }
                }
            }
            .navigationTitle("Categories")
        }
    }
}

#Preview {
    CategoriesScreen()
        .modelContainer(for: Category.self, inMemory: true)
}
