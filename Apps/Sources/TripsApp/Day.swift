import Foundation

/// A day of the Gregorian calendar, wherever one is.
struct Day: Hashable, Comparable, Sendable {
    let year: Int
    let month: Int
    let day: Int

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    init(_ year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day of a date in a calendar.
    init(of date: Date, in calendar: Calendar) {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
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

    /// The beginning of the day in a calendar.
    func date(in calendar: Calendar) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
    }

    static func < (first: Day, second: Day) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }

    private static let gregorian: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

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

    /// Two days without saying anything twice, such as "8 – 14 May 2027".
    static func text(from first: Day, to last: Day) -> String {
        let end = "\(last.day) \(months[last.month - 1]) \(last.year)"
        if first == last { return end }
        if first.year != last.year { return "\(first.day) \(months[first.month - 1]) \(first.year) – \(end)" }
        if first.month != last.month { return "\(first.day) \(months[first.month - 1]) – \(end)" }
        return "\(first.day) – \(end)"
    }
}
