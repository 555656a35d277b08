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
        try await host.show(HabitsView().modelContainer(container)) { stage in
            #expect(try await stage.shows("0 in a row, 2 in all"))
            try await stage.press("Do Run")
            #expect(try await stage.shows("3 in a row, 3 in all"))
            try await stage.press("Day Before")
            #expect(try await stage.shows("2 in a row, 3 in all"))
            try await stage.press("Undo Run")
            #expect(try await stage.shows("0 in a row, 2 in all"))

            try await stage.press("Archive Read")
            #expect(try await stage.shows("Restore Read"))
            try await stage.press("Restore Read")
            #expect(try await stage.shows("Do Read"))
            try await stage.press("Archive Run")
            try await stage.press("Empty Archive")
            #expect(try await !stage.shows("Restore Run"))
            try await stage.fill("New habit", with: "Swim")
            try await stage.press("Add Habit")
            #expect(try await stage.shows("Do Swim"))
        }
        let habits = try ModelContext(container).fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.title)]))
        #expect(habits.map(\.title) == ["Read", "Swim"])
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Entry>()) == 0)
    }
}
