import Foundation
import GRDB

/// What was studied and what is to come, day by day.
struct Statistics: Equatable, Sendable {
    /// The answers of a day.
    struct Day: Equatable, Sendable {
        var known = 0
        var notKnown = 0

        var total: Int { known + notKnown }
    }

    /// The days that are looked at, before today and from today on.
    static let dayCount = 14
    /// The days that count for retention.
    static let retentionDays = 30

    /// The answers of each of the last days, today's last.
    var past = Array(repeating: Day(), count: dayCount)
    /// The cards that are due on each of the next days, today and before first.
    var coming = Array(repeating: 0, count: dayCount)
    /// Of the last thirty days, each day's part of the answers to cards studied before that was known, from 0 to 1, today
    /// last; nil for days without such answers.
    var retention: [Double?] = Array(repeating: nil, count: retentionDays)
    /// Of all such answers together; nil without any.
    var wholeRetention: Double?

    var isEmpty: Bool { past.allSatisfy { $0.total == 0 } && coming.allSatisfy { $0 == 0 } && wholeRetention == nil }

    static func fetch(at date: Date, _ calendar: Calendar, _ database: Database) throws -> Statistics {
        var statistics = Statistics()
        let today = calendar.startOfDay(for: date)
        func day(_ number: Int) -> Date {
            calendar.date(byAdding: .day, value: number, to: today) ?? today.addingTimeInterval(Double(number) * 86_400)
        }
        func reviews(_ number: Int, _ condition: String) throws -> Day {
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT COUNT(CASE WHEN rating > 1 THEN 1 END), COUNT(CASE WHEN rating = 1 THEN 1 END)
                    FROM flashReview WHERE date >= ? AND date < ? AND \(condition)
                    """, arguments: [day(number).timeIntervalSince1970, day(number + 1).timeIntervalSince1970])
            return Day(known: row?[0] ?? 0, notKnown: row?[1] ?? 0)
        }
        for index in 0..<dayCount { statistics.past[index] = try reviews(index - dayCount + 1, "TRUE") }
        var whole = Day()
        for index in 0..<retentionDays {
            let answers = try reviews(index - retentionDays + 1, "NOT wasNew")
            whole.known += answers.known
            whole.notKnown += answers.notKnown
            if answers.total > 0 { statistics.retention[index] = Double(answers.known) / Double(answers.total) }
        }
        if whole.total > 0 { statistics.wholeRetention = Double(whole.known) / Double(whole.total) }
        for index in 0..<dayCount {
            statistics.coming[index] =
                try Int.fetchOne(
                    database,
                    sql: """
                        SELECT COUNT(*) FROM flashMemory AS memory JOIN flashFact AS fact ON fact.id = memory.fact
                        JOIN flashDeck AS deck ON deck.id = fact.deck
                        WHERE fact.removed IS NULL AND deck.removed IS NULL AND due >= ? AND due < ?
                        """,
                    arguments: [
                        index == 0 ? -Double.greatestFiniteMagnitude : day(index).timeIntervalSince1970,
                        day(index + 1).timeIntervalSince1970,
                    ]) ?? 0
        }
        return statistics
    }
}
