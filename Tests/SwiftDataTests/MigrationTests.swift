import Foundation
import SwiftData
import Testing

@testable import RiffleModels

enum HabitsV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Habit.self] }

    @Model final class Habit {
        var name: String
        var minutes: String
        init(name: String, minutes: String) {
            self.name = name
            self.minutes = minutes
        }
    }
}

enum HabitsV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Habit.self] }

    @Model final class Habit {
        @Attribute(originalName: "name") var title: String
        var minutes: String
        var goal = 5
        init(title: String) {
            self.title = title
            minutes = ""
        }
    }
}

enum HabitsV3: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Habit.self, Entry.self] }

    @Model final class Habit {
        var title: String
        var goal = 5
        var minutes: String
        var length: Int?
        @Relationship(deleteRule: .cascade, inverse: \Entry.habit) var entries: [Entry] = []
        init(title: String) {
            self.title = title
            minutes = ""
        }
    }

    @Model final class Entry {
        var date: Date
        var habit: Habit?
        init(date: Date) { self.date = date }
    }
}

private enum Plan: SchemaMigrationPlan {
    nonisolated(unsafe) static var fails = false
    static var schemas: [any VersionedSchema.Type] { [HabitsV1.self, HabitsV2.self, HabitsV3.self] }
    static var stages: [MigrationStage] { [first, second] }

    static let first = MigrationStage.lightweight(fromVersion: HabitsV1.self, toVersion: HabitsV2.self)
    static let second = MigrationStage.custom(
        fromVersion: HabitsV2.self, toVersion: HabitsV3.self,
        willMigrate: { context in
            for habit in try context.fetch(FetchDescriptor<HabitsV2.Habit>()) where habit.title == "Drop" {
                context.delete(habit)
            }
            try context.save()
        },
        didMigrate: { context in
            for habit in try context.fetch(FetchDescriptor<HabitsV3.Habit>()) {
                habit.length = Int(habit.minutes)
                habit.entries.append(HabitsV3.Entry(date: Date(timeIntervalSinceReferenceDate: 0)))
            }
            try context.save()
            if fails { throw CocoaError(.userCancelled) }
        })
}

@MainActor
@Suite(.serialized)
struct MigrationTests {
    private func withFile(_ body: (ModelConfiguration) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(ModelConfiguration(url: folder.appendingPathComponent("habits.store")))
    }

    private func fill(_ configuration: ModelConfiguration) throws {
        let context = ModelContext(try ModelContainer(for: HabitsV1.Habit.self, configurations: configuration))
        context.insert(HabitsV1.Habit(name: "Run", minutes: "30"))
        context.insert(HabitsV1.Habit(name: "Drop", minutes: "x"))
        try context.save()
    }

    @Test("a store goes through all stages from the version it has, and only once")
    func stages() throws {
        try withFile { configuration in
            try fill(configuration)
            for _ in 0..<2 {
                let container = try ModelContainer(
                    for: HabitsV3.Habit.self, migrationPlan: Plan.self, configurations: configuration)
                let habits = try ModelContext(container).fetch(FetchDescriptor<HabitsV3.Habit>())
                #expect(habits.map(\.title) == ["Run"] && habits[0].length == 30 && habits[0].goal == 5)
                #expect(habits[0].entries.count == 1)
                #expect(container.migrationPlan == Plan.self)
            }
        }
    }

    @Test("a stage that fails leaves the store as it was")
    func failing() throws {
        try withFile { configuration in
            try fill(configuration)
            Plan.fails = true
            defer { Plan.fails = false }
            #expect(throws: (any Error).self) {
                try ModelContainer(for: HabitsV3.Habit.self, migrationPlan: Plan.self, configurations: configuration)
            }
            let old = try ModelContainer(for: HabitsV1.Habit.self, configurations: configuration)
            let habits = try ModelContext(old).fetch(FetchDescriptor<HabitsV1.Habit>())
            #expect(habits.map(\.name) == ["Run", "Drop"])
        }
    }

    @Test("stores of later and of unknown versions are not opened, and stay as they are")
    func unknown() throws {
        try withFile { configuration in
            _ = try ModelContainer(for: HabitsV3.Habit.self, configurations: configuration)
            _ = heard {
                #expect(throws: SwiftDataError.backwardMigration) {
                    try ModelContainer(
                        for: HabitsV2.Habit.self, migrationPlan: Plan.self, configurations: configuration)
                }
            }
        }
        try withFile { configuration in
            _ = try ModelContainer(for: New.Habit.self, configurations: configuration)
            _ = heard {
                #expect(throws: SwiftDataError.unknownSchema) {
                    try ModelContainer(
                        for: HabitsV3.Habit.self, migrationPlan: Plan.self, configurations: configuration)
                }
            }
        }
    }

    @Test("a property of another type, or without a value for the rows there are, is an error that loses nothing")
    func impossible() throws {
        try withFile { configuration in
            try fill(configuration)
            let messages = heard {
                #expect(throws: SwiftDataError.loadIssueModelContainer) {
                    try ModelContainer(for: Retyped.Habit.self, configurations: configuration)
                }
                #expect(throws: SwiftDataError.loadIssueModelContainer) {
                    try ModelContainer(for: Mandatory.Habit.self, configurations: configuration)
                }
            }
            #expect(messages.contains { $0.contains("Habit.minutes is of another type") })
            #expect(messages.contains { $0.contains("Habit.icon is new") })
            let old = try ModelContainer(for: HabitsV1.Habit.self, configurations: configuration)
            #expect(try ModelContext(old).fetchCount(FetchDescriptor<HabitsV1.Habit>()) == 2)
        }
    }

    @Test("a name that comes back does not bring its old values back")
    func returned() throws {
        try withFile { configuration in
            try fill(configuration)
            _ = try ModelContainer(for: Without.Habit.self, configurations: configuration)
            let again = try ModelContainer(for: Returned.Habit.self, configurations: configuration)
            #expect(try ModelContext(again).fetch(FetchDescriptor<Returned.Habit>()).map(\.minutes) == [9, 9])
        }
    }
}

enum Retyped {
    @Model final class Habit {
        var name: String
        var minutes: Date
        init() { (name, minutes) = ("", .now) }
    }
}

enum Mandatory {
    @Model final class Habit {
        var name: String
        var minutes: String
        var icon: String
        init() { (name, minutes, icon) = ("", "", "") }
    }
}

enum Without {
    @Model final class Habit {
        var name: String
        init() { name = "" }
    }
}

enum Returned {
    @Model final class Habit {
        var name: String
        var minutes = 9
        init() { name = "" }
    }
}
