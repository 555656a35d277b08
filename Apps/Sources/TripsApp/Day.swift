import SwiftUI

/// A day of the Gregorian calendar, wherever one is.
struct Day: Hashable, Comparable, Codable, Sendable {
    let year: Int
    let month: Int
    let day: Int

    init(_ year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day of a date in a calendar's time zone.
    init(of date: Date, in calendar: Calendar) {
        let parts = Self.gregorian(in: calendar.timeZone).dateComponents([.year, .month, .day], from: date)
        self.init(parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    }

    /// Reads "2027-05-08".
    init?(_ text: String) {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        self.init(parts[0], parts[1], parts[2])
    }

    /// As it is stored: "2027-05-08".
    var stored: String { String(format: "%04d-%02d-%02d", year, month, day) }

    /// The beginning of the day in a calendar's time zone.
    func date(in calendar: Calendar) -> Date {
        Self.gregorian(in: calendar.timeZone).date(from: DateComponents(year: year, month: month, day: day))
            ?? .distantPast
    }

    static func < (first: Day, second: Day) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }

    private static func gregorian(in timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    private static let gregorian = gregorian(in: .gmt)

    func adding(_ days: Int) -> Day {
        let date = date(in: Self.gregorian)
        return Day(of: Self.gregorian.date(byAdding: .day, value: days, to: date) ?? date, in: Self.gregorian)
    }

    /// The days from this one to another; negative if that comes before.
    func days(to other: Day) -> Int {
        Self.gregorian.dateComponents(
            [.day], from: date(in: Self.gregorian), to: other.date(in: Self.gregorian)
        ).day ?? 0
    }

    /// Two days without saying anything twice, such as "May 8 – 14, 2027", as the user writes dates.
    static func text(from first: Day, to last: Day) -> String {
        let dates = (first.date(in: gregorian), last.date(in: gregorian))
        guard first < last else {
            let format = Date.FormatStyle(date: .abbreviated, time: .omitted, calendar: calendar, timeZone: .gmt)
            return first == last ? dates.0.formatted(format) : "\(text(first)) – \(text(last))"
        }
        return Date.IntervalFormatStyle(date: .abbreviated, time: .omitted, calendar: calendar, timeZone: .gmt)
            .format(dates.0..<dates.1)
    }

    /// The user's calendar, with days that begin as this type's do.
    private static var calendar: Calendar {
        var calendar = Calendar.current
        calendar.timeZone = .gmt
        return calendar
    }
}
