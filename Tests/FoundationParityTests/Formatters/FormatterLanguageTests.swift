import Foundation
import RiffleFoundationParity
import Testing

/// Formatters write for whom they are told to.
@Suite("Formatters in other languages")
struct FormatterLanguageTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let german = Locale(identifier: "de_DE")
    private let japanese = Locale(identifier: "ja_JP")
    private let arabic = Locale(identifier: "ar_EG")

    private func calendar(_ locale: Locale) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "GMT")!
        calendar.locale = locale
        return calendar
    }

    @Test("lengths of time are in the language of the calendar")
    func lengthsOfTime() {
        func text(_ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale, _ seconds: Double = 3_905) -> String? {
            let formatter = DateComponentsFormatter()
            formatter.calendar = calendar(locale)
            formatter.allowedUnits = [.hour, .minute, .second]
            formatter.unitsStyle = style
            return formatter.string(from: seconds)
        }
        #expect(text(.full, german) == "1 Stunde, 5 Minuten und 5 Sekunden")
        #expect(text(.short, german, 3_900) == "1 Std., 5 Min.")
        #expect(text(.spellOut, german, 120) == "zwei Minuten")
        #expect(text(.full, japanese) == "1時間 5分 5秒")
        #expect(text(.positional, arabic) == "١:٠٥:٠٥")
        #expect(text(.full, arabic, 7_200) == "ساعتان")
    }

    @Test("what stands around a length of time is translated, or English")
    func phrases() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute]
        formatter.unitsStyle = .full
        formatter.includesTimeRemainingPhrase = true
        formatter.calendar = calendar(Locale(identifier: "en_US"))
        #expect(formatter.string(from: 300) == "5 minutes remaining")
        formatter.includesApproximationPhrase = true
        #expect(formatter.string(from: 300) == "About 5 minutes remaining")
        formatter.calendar = calendar(german)
        #expect(formatter.string(from: 300) == "Noch etwa 5 Minuten")
        formatter.calendar = calendar(Locale(identifier: "fr_FR"))
        #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    }

    @Test("quantities are in the language, with the form for their number")
    func quantities() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        typealias Style = Measurement<UnitLength>.FormatStyle
        #expect(way.formatted(Style(width: .wide, locale: german)) == "5 Kilometer")
        #expect(way.formatted(Style(width: .wide, locale: japanese)) == "5キロメートル")
        #expect(way.formatted(Style(width: .wide, locale: arabic)) == "٥ كيلومترات")
        #expect(way.formatted(Style(width: .wide, locale: Locale(identifier: "pl_PL"))) == "5 kilometrów")
        let digits = Style(width: .wide, locale: german, numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(way.formatted(digits) == "5,0 Kilometer")
        let tall = Measurement(value: 1.8, unit: UnitLength.meters)
        #expect(tall.formatted(Style(width: .abbreviated, locale: german, usage: .asProvided)) == "1,8 m")
        let minutes = Measurement(value: 3, unit: UnitDuration.minutes)
        #expect(minutes.formatted(.measurement(width: .wide, usage: .asProvided).locale(german)) == "3 Minuten")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .wide).locale(japanese)) == "摂氏20度")
        #expect(warm.formatted(.measurement(hidesScaleName: true).locale(german)) == "20°")
        let own = Measurement(
            value: 2.5, unit: UnitLength(symbol: "paces", converter: UnitConverterLinear(coefficient: 0.7)))
        #expect(own.formatted(Style(width: .wide, locale: german, usage: .asProvided)) == "2,5 paces")
    }

    @Test("the older formatter writes quantities in the language, too, and units alone")
    func measurementFormatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = german
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1_250.5, unit: UnitLength.meters)) == "1,25 Kilometer")
        #expect(formatter.string(from: UnitMass.kilograms) == "Kilogramm")
        formatter.locale = japanese
        #expect(formatter.string(from: Measurement(value: 30, unit: UnitSpeed.kilometersPerHour)) == "時速30キロメートル")
    }

    @Test("relative dates and lists are in the language")
    func relativeDatesAndLists() {
        let formatter = RelativeDateTimeFormatter()
        formatter.calendar = calendar(german)
        formatter.locale = german
        #expect(formatter.localizedString(for: start - 7_200, relativeTo: start) == "vor 2 Stunden")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "morgen")
        let list = ListFormatter()
        list.locale = japanese
        #expect(list.string(from: ["赤", "青", "緑"]) == "赤、青、緑")
    }
}
