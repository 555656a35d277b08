import BrowserTesting
import SwiftData
import SwiftUI
import Testing

@testable import ExpenseTracker

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct ExpenseTrackerTests {
    private func container() throws -> ModelContainer {
        let container = try ModelContainer(
            for: Expense.self, ExpenseTracker.Category.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        for category in Category.samples { context.insert(category) }
        let food = try context.fetch(FetchDescriptor<ExpenseTracker.Category>()).first { $0.name == "Food" }
        for (title, amount) in [("Bread", 4), ("Feast", 90), ("Tea", 12)] {
            context.insert(Expense(title: title, amount: Decimal(amount), category: food))
        }
        return container
    }

    @Test("Expenses are added, ordered, moved and summed, and their categories follow", arguments: StageHost.all)
    func walk(_ host: StageHost) async throws {
        try await host.show(ContentView().modelContainer(container())) { stage in
            #expect(try await stage.shows("Total 106"))
            try await stage.press("Add Expense")
            try await stage.fill("Title", with: "Ferry")
            try await stage.fill("Amount", with: "20.5")
            try await stage.press("Travel")
            #expect(try await stage.shows("Travel, chosen"))
            try await stage.press("Save")
            #expect(try await stage.shows("Total 126.5"))

            try await stage.press("Order: Newest")
            let feast = try await stage.first(.containing("Feast")).frame
            let bread = try await stage.first(.containing("Bread")).frame
            #expect(feast.minY < bread.minY)

            try await stage.press("Bread, Food, 4")
            try await stage.press("Move to Home")
            #expect(try await stage.shows("In Home"))
        }
    }

    @Test("Two visitors have stores of their own, and two pages of one see each other's changes")
    func visitors() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = Bundle.main.bundleURL.appendingPathComponent("ExpenseTracker")
        try await ServedProgram.run(program, ["--data", folder.path]) { served in
            let (ada, bob) = (try await served.open(as: "Ada"), try await served.open(as: "Bob"))
            let other = try await served.open(as: "Ada")
            for tab in [ada, bob, other] {
                try await tab.press("Categories")
                try await tab.wait(for: "Travel")
            }
            try await ada.press("Delete Unused Categories")
            try await ada.wait(untilGone: "Travel")
            try await other.wait(untilGone: "Travel")
            #expect(try await bob.labels().contains("Travel"))
            try await ada.reload()
            try await ada.press("Categories")
            try await ada.wait(for: "Food")
            #expect(try await !ada.labels().contains("Travel"))
        }
    }
}
