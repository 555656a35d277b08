import Foundation
import SwiftData

typealias Habit = HabitSchemaV2.Habit
typealias Entry = HabitSchemaV2.Entry

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
        var symbol: String = "star"
        /// How many days of a week it is to be done on.
        var goal: Int = 7
        @Relationship(deleteRule: .cascade, inverse: \Entry.habit) var entries: [Entry] = []

        init(title: String, position: Int = 0) {
            self.title = title
            self.position = position
        }

        func entry(on day: Int) -> Entry? { entries.first { $0.day == day } }

        /// Days in a row up to a day. One that is not over may still be done.
        func streak(until day: Int) -> Int {
            let done = Set(entries.map(\.day))
            var length = 0
            while done.contains(day - length) { length += 1 }
            return length
        }

        /// The most days in a row that there have been.
        var longestStreak: Int {
            var (longest, length, last) = (0, 0, Int.min)
            for day in entries.map(\.day).sorted() {
                length = day == last + 1 ? length + 1 : 1
                last = day
                longest = max(longest, length)
            }
            return longest
        }

        func count(in days: ClosedRange<Int>) -> Int { entries.count { days.contains($0.day) } }
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

/// Days are counted, so that they are the same in all time zones.
enum Day {
    static var today: Int { number(of: .now) }

    static func number(of date: Date, in calendar: Calendar = .current) -> Int {
        let start = calendar.startOfDay(for: date)
        return calendar.dateComponents([.day], from: first(calendar), to: start).day ?? 0
    }

    static func date(_ day: Int, in calendar: Calendar = .current) -> Date {
        calendar.date(byAdding: .day, value: day, to: first(calendar)) ?? first(calendar)
    }

    /// The days of a day's week.
    static func week(of day: Int, in calendar: Calendar = .current) -> ClosedRange<Int> {
        let weekday = calendar.component(.weekday, from: date(day, in: calendar))
        let first = day - (weekday - calendar.firstWeekday + 7) % 7
        return first...(first + 6)
    }

    private static func first(_ calendar: Calendar) -> Date {
        calendar.date(from: DateComponents(year: 2001, month: 1, day: 1)) ?? .distantPast
    }
}
