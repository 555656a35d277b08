import Foundation

/// A number of days, months or other units, and the dates that begin them.
struct CalendarStride {
    var unit: Calendar.Component
    var count: Int
    var calendar: Calendar = .autoupdatingCurrent

    /// The strides that axes take by themselves, with about how many seconds each has.
    private static let candidates: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1_800),
        (.hour, 1, 3_600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
        (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
        (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.month, 6, 15_778_476),
        (.year, 1, 31_556_952), (.year, 2, 63_113_904), (.year, 5, 157_784_760), (.year, 10, 315_569_520),
        (.year, 20, 631_139_040), (.year, 50, 1_577_847_600), (.year, 100, 3_155_695_200),
    ]

    /// The stride that divides a time into about `count` parts.
    ///
    /// - Parameter unit: the unit of the data: no shorter stride says anything.
    static func automatic(
        seconds: Double, count: Int, unit: Calendar.Component?, calendar: Calendar
    ) -> CalendarStride {
        let target = max(seconds, 1e-3) / Double(max(1, count))
        let shortest = unit.flatMap { unit in candidates.first { $0.unit == unit.stride }?.seconds } ?? 0
        let best = candidates.filter { $0.seconds >= shortest }.min {
            abs(log($0.seconds / target)) < abs(log($1.seconds / target))
        }
        return CalendarStride(unit: best?.unit ?? .year, count: best?.count ?? 100, calendar: calendar)
    }

    /// The dates from at most `lower` to at least `upper`.
    func dates(around lower: Date, _ upper: Date) -> [Date] { dates(lower, upper, isInside: false) }

    /// The dates in a range.
    func dates(from lower: Date, through upper: Date) -> [Date] { dates(lower, upper, isInside: true) }

    private func dates(_ lower: Date, _ upper: Date, isInside: Bool) -> [Date] {
        guard lower <= upper, var date = start(atOrBefore: lower) else { return [] }
        var dates: [Date] = []
        let limit = isInside ? NiceNumbers.limit : BinSearch.limit
        let first = date
        for step in 1...limit {
            if isInside, date > upper { break }
            if !isInside || date >= lower { dates.append(date) }
            // The last bin is closed, and may end where the range does.
            if !isInside, date >= upper, dates.count > 1 { break }
            guard let next = calendar.date(byAdding: unit.stride, value: step * count, to: first), next > date else {
                break
            }
            date = next
        }
        return dates
    }

    /// The last date of the stride that is not after another: hours of the day and months of the year are counted from
    /// the first, so that a quarter begins in January.
    func start(atOrBefore date: Date) -> Date? {
        guard let start = calendar.dateInterval(of: unit.stride, for: date)?.start else { return date }
        guard count > 1 else { return start }
        let (number, base): (Int, Int) =
            switch unit.stride {
            case .second: (calendar.component(.second, from: start), 0)
            case .minute: (calendar.component(.minute, from: start), 0)
            case .hour: (calendar.component(.hour, from: start), 0)
            case .month: (calendar.component(.month, from: start), 1)
            case .year: (calendar.component(.year, from: start), 0)
            default: (0, 0)
            }
        return calendar.date(byAdding: unit.stride, value: -((number - base) % count), to: start) ?? start
    }

    /// How axes write dates of the stride.
    func text(_ date: Date, locale: Locale) -> String {
        var format: Date.FormatStyle =
            switch unit.stride {
            case .year: .dateTime.year()
            case .month: .dateTime.month(.abbreviated)
            case .day, .weekOfYear: .dateTime.month(.abbreviated).day()
            case .hour: .dateTime.hour()
            case .minute: .dateTime.hour().minute()
            default: .dateTime.hour().minute().second()
            }
        format.locale = locale
        format.timeZone = calendar.timeZone
        return date.formatted(format)
    }
}

extension Calendar.Component {
    /// The unit that intervals of the calendar are made of.
    var stride: Calendar.Component {
        switch self {
        case .weekday, .dayOfYear, .weekdayOrdinal: .day
        case .weekOfMonth, .weekOfYear: .weekOfYear
        case .quarter: .month
        case .yearForWeekOfYear, .era: .year
        case .nanosecond: .second
        default: self
        }
    }
}
