import BrowserTesting
import SwiftData
import SwiftUI
import Testing

@testable import HabitLog

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct HabitLogTests {
    /// A store as the first version of the app left it.
    private func oldStore(_ url: URL) throws {
        let container = try ModelContainer(for: HabitSchemaV1.Habit.self, configurations: ModelConfiguration(url: url))
        let context = ModelContext(container)
        context.insert(HabitSchemaV1.Habit(name: "Run", days: "8,9"))
        context.insert(HabitSchemaV1.Habit(name: "Read"))
        try context.save()
    }

    @Test(
        "Habits of the first version are there in the second, are done, archived and restored", arguments: StageHost.all
    )
    func walk(_ host: StageHost) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("habits.store")
        try oldStore(url)
        let container = try ModelContainer(
            for: Habit.self, migrationPlan: HabitMigrationPlan.self, configurations: ModelConfiguration(url: url))
        try await host.show(ContentView(day: 10).modelContainer(container)) { stage in
            #expect(try await stage.shows("0 in a row, 2 in all"))
            try await stage.press("Do Run")
            #expect(try await stage.shows("3 in a row, 3 in all"))
            #expect(try await stage.shows("1 of 2 done"))
            try await stage.press("Day Before")
            #expect(try await stage.shows("2 in a row, 3 in all"))
            try await stage.press("Undo Run")
            #expect(try await stage.shows("0 in a row, 2 in all"))
            try await stage.press("Back to Today")

            try await stage.act("Archive Read")
            #expect(try await !stage.shows("Do Read"))
            try await stage.open(tab: "Archive")
            try await stage.press("Restore Read")
            #expect(try await stage.shows("Nothing Archived"))
            try await stage.open(tab: "Habits")
            #expect(try await stage.shows("Do Read"))

            try await stage.act("Archive Run")
            try await stage.open(tab: "Archive")
            try await stage.press("Empty Archive")
            try await stage.press("Delete All")
            #expect(try await !stage.shows("Restore Run"))
            try await stage.open(tab: "Habits")
            try await stage.fill("New habit", with: "Swim")
            try await stage.press("Add Habit")
            #expect(try await stage.shows("Do Swim"))
        }
        let habits = try ModelContext(container).fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.title)]))
        #expect(habits.map(\.title) == ["Read", "Swim"])
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Entry>()) == 0)
    }

    @Test("Streaks and weeks are counted by days")
    func days() throws {
        let container = try ModelContainer(
            for: Habit.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let habit = Habit(title: "Walk")
        container.mainContext.insert(habit)
        for day in [1, 2, 3, 7, 8] { container.mainContext.insert(Entry(day: day, habit: habit)) }
        #expect(habit.longestStreak == 3 && habit.streak(until: 8) == 2 && habit.streak(until: 9) == 0)
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        // The first day, number 0, was a Monday.
        #expect(Day.week(of: 3, in: calendar) == 0...6 && Day.week(of: 7, in: calendar) == 7...13)
        #expect(Day.number(of: Day.date(9_000, in: calendar), in: calendar) == 9_000)
    }

    @Test("A container that is a property of the app is each visitor's own, and both pages of one follow it")
    func visitors() async throws {
        try await ServedProgram.runWithFolder("HabitLog") { served, folder in
            let (ada, bob) = (try await served.open(as: "Ada"), try await served.open(as: "Bob"))
            let other = try await served.open(as: "Ada")
            for tab in [ada, bob, other] { try await tab.wait(for: "New habit") }
            try await ada.fill("New habit", with: "Swim")
            try await ada.press("Add Habit")
            try await ada.press("Do Swim")
            try await other.wait(for: "Undo Swim")
            try await other.press("Undo Swim")
            try await ada.wait(for: "Do Swim")
            #expect(try await !bob.labels().contains("Do Swim"))
            try await bob.reload()
            try await bob.wait(for: "New habit")
            #expect(try await !bob.labels().contains("Do Swim"))
            let stores = folder.storeFiles
            #expect(stores.count == 2 && stores.allSatisfy { $0.hasPrefix("web/persons/") }, "\(stores)")
        }
    }
}
