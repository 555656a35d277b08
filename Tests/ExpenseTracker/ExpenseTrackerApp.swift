import SwiftData
import SwiftUI

@main
struct ExpenseTrackerApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
        .modelContainer(for: [Expense.self, Category.self]) { result in
            guard case .success(let container) = result else { return }
            let context = container.mainContext
            let existing = (try? context.fetchCount(FetchDescriptor<Category>())) ?? 0
            guard existing == 0 else { return }
            for category in Category.samples { context.insert(category) }
        }
    }
}

struct ContentView: View {
    var body: some View {
        TabView {
            ExpensesScreen()
                .tabItem { Label("Expenses", systemImage: "list.bullet") }
            SummaryScreen()
                .tabItem { Label("Summary", systemImage: "chart.bar") }
            CategoriesScreen()
                .tabItem { Label("Categories", systemImage: "square.grid.2x2") }
            SettingsScreen()
                .tabItem { Label("Settings", systemImage: "gearshape") }
        }
    }
}
