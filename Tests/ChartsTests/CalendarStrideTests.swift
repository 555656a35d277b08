import Foundation
import Testing

@testable import Charts

@Suite struct CalendarStrideTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int = 1, _ hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
    }

    @Test("a year has marks at quarters, a month at weeks, a day at hours")
    func automatic() {
        let day = 86_400.0
        let year = CalendarStride.automatic(seconds: 365 * day, count: 5, unit: nil, calendar: calendar)
        #expect(year.unit == .month && year.count == 3)
        let month = CalendarStride.automatic(seconds: 30 * day, count: 5, unit: nil, calendar: calendar)
        #expect(month.unit == .weekOfYear && month.count == 1)
        let hours = CalendarStride.automatic(seconds: day, count: 5, unit: nil, calendar: calendar)
        #expect(hours.unit == .hour && hours.count == 6)
    }

    @Test("no stride is shorter than the unit of the data")
    func unit() {
        let stride = CalendarStride.automatic(seconds: 3 * 86_400, count: 6, unit: .day, calendar: calendar)
        #expect(stride.unit == .day && stride.count == 1)
    }

    @Test("quarters begin in January, and dates before the range are left out")
    func quarters() {
        let stride = CalendarStride(unit: .month, count: 3, calendar: calendar)
        let dates = stride.dates(from: date(2024, 2, 10), through: date(2024, 12, 31))
        #expect(dates == [date(2024, 4), date(2024, 7), date(2024, 10)])
    }

    @Test("months are counted from the first one, so that none of them slips")
    func months() {
        let stride = CalendarStride(unit: .month, count: 1, calendar: calendar)
        let dates = stride.dates(from: date(2024, 1), through: date(2024, 5))
        #expect(dates == (1...5).map { date(2024, $0) })
    }

    @Test("bins of days reach past the last date")
    func bins() {
        let bins = DateBins(unit: .day, range: date(2024, 1, 1, 12)...date(2024, 1, 3, 12), calendar: calendar)
        #expect(bins.count == 3)
        #expect(bins[0].lowerBound == date(2024, 1, 1) && bins[2].upperBound == date(2024, 1, 4))
        #expect(bins.index(for: date(2024, 1, 2, 5)) == 1)
    }

    @Test("a stride of seconds over centuries ends")
    func far() {
        let stride = CalendarStride(unit: .second, count: 1, calendar: calendar)
        #expect(stride.dates(from: .distantPast, through: .distantFuture).count <= NiceNumbers.limit)
    }
}
