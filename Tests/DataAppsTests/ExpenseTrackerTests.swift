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
            #expect(try await stage.shows("106.00"))
            try await stage.press("Add Expense")
            try await stage.fill("Title", with: "Ferry")
            try await stage.fill("Amount", with: "20.5")
            try await stage.press("Travel")
            try await stage.press("Save")
            #expect(try await stage.shows("126.50"))

            try await stage.press("Sort")
            try await stage.choose("Largest")
            let feast = try await stage.first(.containing("Feast")).frame
            let bread = try await stage.first(.containing("Bread")).frame
            #expect(feast.minY < bread.minY)

            try await stage.tap(try await stage.first(.containing("Bread")))
            try await stage.settle()
            try await stage.press("Home")
            try await stage.press("Duplicate")
            #expect(try await stage.shows("130.50"))
            try await stage.open(tab: "Summary")
            #expect(try await stage.shows("102.00"))
            #expect(try await stage.shows("Feast"))
            try await stage.press("Month Before")
            #expect(try await stage.shows("Nothing Spent"))

            try await stage.open(tab: "Categories")
            #expect(try await stage.shows("Over budget"))
            try await stage.press("Add Category")
            try await stage.fill("Category name", with: "Gifts")
            try await stage.press("Save")
            #expect(try await stage.shows("Gifts"))
            try await stage.press("Delete Unused Categories")
            #expect(try await !stage.shows("Gifts"))

            try await stage.open(tab: "Settings")
            try await stage.press("Delete All Expenses")
            try await stage.press("Delete All")
            try await stage.open(tab: "Expenses")
            #expect(try await stage.shows("No Expenses"))
        }
    }

    @Test("Two visitors have stores of their own, and two pages of one see each other's changes")
    func visitors() async throws {
        try await ServedProgram.runWithFolder("ExpenseTracker") { served, _ in
            let (ada, bob) = (try await served.open(as: "Ada"), try await served.open(as: "Bob"))
            let other = try await served.open(as: "Ada")
            let travel = "Travel, €0.00"
            for tab in [ada, bob, other] {
                try await tab.press("Categories")
                try await tab.wait(for: travel)
            }
            try await ada.press("Delete Unused Categories")
            try await ada.wait(untilGone: travel)
            try await other.wait(untilGone: travel)
            #expect(try await bob.labels().contains(travel))
            try await ada.reload()
            try await ada.press("Categories")
            try await ada.wait(for: "Food, €0.00, Budget of Food")
            #expect(try await !ada.labels().contains(travel))
        }
    }
}
