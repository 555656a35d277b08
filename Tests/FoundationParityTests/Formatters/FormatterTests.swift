import Foundation
import Testing
import RiffleFoundationParity

/// Formatters that Foundation on Linux has not, or has by name only.
struct FormatterTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let english = Locale(identifier: "en_US")
    private let metric = Locale(identifier: "en_SE")

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "GMT")!
        return calendar
    }

    @Test(
        "a relative date counts in its largest whole unit",
        arguments: [
            (-5400, "1 hour ago"), (-7200, "2 hours ago"), (30, "in 30 seconds"), (691_200, "in 1 week"),
            (-86_400, "1 day ago"),
        ] as [(Double, String)])
    func relative(interval: Double, text: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.calendar = calendar
        formatter.locale = english
        #expect(formatter.localizedString(for: start + interval, relativeTo: start) == text)
        #expect(formatter.localizedString(fromTimeInterval: interval) == text)
    }

    @Test("near days have names where they are asked for, and short units are short")
    func named() {
        let formatter = RelativeDateTimeFormatter()
        formatter.calendar = calendar
        formatter.locale = english
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        formatter.dateTimeStyle = .numeric
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    }

    @Test("a length of time stands in places, without zeros before it unless they are asked for")
    func positional() {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: 3_723) == "1:02:03")
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 0) == "0")
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "00:01:05")
        #expect(formatter.string(from: .infinity) == nil)
    }

    @Test("a length of time stands in words, without what counts nothing")
    func words() {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3_601) == "1 hour, 1 second")
        #expect(formatter.string(from: 0) == "0 seconds")
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 6_600) == "2 hours")
        formatter.maximumUnitCount = 0
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 3_720) == "1h 2m")
        formatter.unitsStyle = .spellOut
        #expect(formatter.string(from: 42) == "forty-two seconds")
        let days = DateComponentsFormatter.localizedString(from: DateComponents(day: 2, hour: 3), unitsStyle: .short)
        // In Foundation's own English, which is nobody's.
        #expect(days == "2 days, 3 hrs")
    }

    @Test("quantities come in the unit of the region, or in their own")
    func measurements() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        typealias Style = Measurement<UnitLength>.FormatStyle
        #expect(way.formatted(Style(width: .abbreviated, locale: english)) == "3.1 mi")
        #expect(way.formatted(Style(width: .wide, locale: metric)) == "5 kilometres")
        #expect(way.formatted(Style(width: .narrow, locale: english, usage: .asProvided)) == "5km")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .abbreviated).locale(english)) == "68°F")
        #expect(warm.formatted(.measurement(hidesScaleName: true).locale(metric)) == "20°")
    }

    @Test("the older formatter writes quantities alike")
    func measurementFormatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitMass.kilograms)) == "1 kilogram")
        let warm = Measurement(value: 20.5, unit: UnitTemperature.celsius)
        #expect(formatter.string(from: warm) == "20.5 degrees Celsius")
        #expect(formatter.string(for: warm) == "20.5 degrees Celsius", "what texts ask for")
        #expect(formatter.string(for: UnitLength.meters) == formatter.string(from: UnitLength.meters))
        #expect(formatter.string(for: "20.5") == nil)
    }

    @Test("names are taken apart, and written short and long")
    func names() throws {
        let formatter = PersonNameComponentsFormatter()
        let name = try #require(formatter.personNameComponents(from: "Ada King Lovelace"))
        #expect(formatter.string(from: name) == "Ada Lovelace")
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "AL")
        formatter.style = .long
        #expect(formatter.string(from: name) == "Ada King Lovelace")
        #expect(formatter.personNameComponents(from: "  ") == nil)
    }

    @Test("items are listed as in a sentence")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", 2, "c"]) == "a, 2, and c")
        #expect(formatter.string(from: []) == nil)
    }
}
