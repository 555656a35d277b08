import SwiftData
import SwiftUI

typealias Habit = HabitSchemaV2.Habit
typealias Entry = HabitSchemaV2.Entry

@main
struct HabitLogApp: App {
    private let container: ModelContainer = {
        do {
            return try ModelContainer(for: Habit.self, migrationPlan: HabitMigrationPlan.self)
        } catch {
            fatalError("Failed to load habits: \(error)")
        }
    }()

    var body: some Scene {
        WindowGroup { HabitsView() }
            .modelContainer(container)
    }
}

/// The first version kept the days of a habit as one text.
enum HabitSchemaV1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Habit.self] }

    @Model
    final class Habit {
        var name: String
        var days: String

        init(name: String, days: String = "") {
            self.name = name
            self.days = days
        }
    }
}

enum HabitSchemaV2: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Habit.self, Entry.self] }

    @Model
    final class Habit {
        @Attribute(originalName: "name") var title: String
        var days: String?
        var position: Int = 0
        var isArchived: Bool = false
        @Relationship(deleteRule: .cascade, inverse: \Entry.habit) var entries: [Entry] = []

        init(title: String, position: Int = 0) {
            self.title = title
            self.position = position
        }

        func entry(on day: Int) -> Entry? { entries.first { $0.day == day } }

        /// Days in a row up to a day.
        func streak(until day: Int) -> Int {
            let done = Set(entries.map(\.day))
            var length = 0
            while done.contains(day - length) { length += 1 }
            return length
        }
    }

    @Model
    final class Entry {
        var day: Int
        var note: String = ""
        var habit: Habit?

        init(day: Int, habit: Habit) {
            self.day = day
            self.habit = habit
        }
    }
}

enum HabitMigrationPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [HabitSchemaV1.self, HabitSchemaV2.self] }
    static var stages: [MigrationStage] { [migrateV1toV2] }

    static let migrateV1toV2 = MigrationStage.custom(
        fromVersion: HabitSchemaV1.self, toVersion: HabitSchemaV2.self, willMigrate: nil,
        didMigrate: { context in
            let habits = try context.fetch(FetchDescriptor<HabitSchemaV2.Habit>())
            for (position, habit) in habits.enumerated() {
                habit.position = position
                for day in (habit.days ?? "").split(separator: ",").compactMap({ Int($0) }) {
                    context.insert(HabitSchemaV2.Entry(day: day, habit: habit))
                }
                habit.days = nil
            }
            try context.save()
        })
}
