/// Texts of values, formatted for the locale of the environment.
extension Text {
    /// Shows a value in a format; the environment's locale replaces the format's.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedText(input, format)))
    }

    /// Shows a value in a format that gives attributes; the environment's locale replaces the format's.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.formatted(FormattedText(attributing: input, format)))
    }

    /// Shows a value as a formatter writes it; what the formatter cannot write shows nothing.
    ///
    /// The environment's locale, calendar and time zone replace those of the formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.formatted(FormattedText(subject, by: formatter)))
    }

    /// Shows an object as a formatter writes it; what the formatter cannot write shows nothing.
    ///
    /// The environment's locale, calendar and time zone replace those of the formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.formatted(FormattedText(subject, by: formatter)))
    }

    /// Shows a date, or its time of day, in the environment's locale, calendar and time zone.
    ///
    /// Styles that say how far it is to the date change as time passes.
    public init(_ date: Date, style: DateStyle) {
        switch style.part {
        case .date, .time: self.init(.formatted(FormattedText(date, style)))
        case .timer: self.init(.live(LiveText(kind: .timer(date))))
        case .relative: self.init(.live(LiveText(kind: .relative(date))))
        case .offset: self.init(.live(LiveText(kind: .offset(date))))
        }
    }

    /// Shows from when until when, in the environment's locale, calendar and time zone: times of day, with the dates
    /// where they are not of one day.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.formatted(FormattedText(dates.lowerBound..<dates.upperBound)))
    }

    /// Shows from when until when, in the environment's locale, calendar and time zone: times of day, with the dates
    /// where they are not of one day.
    public init(_ interval: DateInterval) {
        self.init(.formatted(FormattedText(interval.start..<interval.end)))
    }

    /// What is shown of a date.
    public struct DateStyle: Hashable, Codable, Sendable {
        /// In the order of the numbers by which SwiftUI keeps styles.
        enum Part: Int, Codable, Sendable { case time, date, relative, offset, timer }
        let part: Part

        private enum CodingKeys: String, CodingKey { case part = "storage" }

        /// The time of day, such as `11:23 PM`.
        public static let time = DateStyle(part: .time)
        /// The day, such as `June 3, 2019`.
        public static let date = DateStyle(part: .date)
        /// Hours, minutes and seconds to the date or from it, such as `2:32` or `36:59:01`.
        public static let timer = DateStyle(part: .timer)
        /// How far it is to the date or from it, in two units, such as `2 hr, 23 min`.
        public static let relative = DateStyle(part: .relative)
        /// How far it is to the date or from it, in one unit with a sign, such as `+2 hours` or `-3 months`.
        public static let offset = DateStyle(part: .offset)
    }
}

/// A value and how it is written, compared as values are.
struct FormattedText: Equatable, @unchecked Sendable {
    // Formats and their inputs are values without shared state; only the protocol does not say so.
    private let value: Any
    private let isSame: (Any) -> Bool
    private let write: (TextRegion) -> AttributedString

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(input, format) { AttributedString(format.locale($0.locale).format(input)) }
    }

    init<F: FormatStyle>(attributing input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(input, format) { format.locale($0.locale).format(input) }
    }

    init(_ subject: AnyHashable, by formatter: Formatter) {
        let text = FormatterText(subject, formatter)
        value = text
        isSame = { $0 as? FormatterText == text }
        write = { AttributedString(text.string(for: $0)) }
    }

    init(_ date: Date, _ style: Text.DateStyle) {
        value = (date, style)
        isSame = { ($0 as? (Date, Text.DateStyle)).map { $0 == (date, style) } ?? false }
        write = { region in
            // Not `time: .shortened`, which on Linux leaves out the 0 of "08:05" where hours are counted to 24.
            var format =
                style.part == .date
                ? Date.FormatStyle(date: .long, time: .omitted) : Date.FormatStyle().hour().minute()
            format.locale = region.locale
            format.calendar = region.calendar
            format.timeZone = region.timeZone
            return AttributedString(format.format(date.formattable))
        }
    }

    init(_ dates: Range<Date>) {
        value = dates
        isSame = { $0 as? Range<Date> == dates }
        write = { region in
            let format = Date.IntervalFormatStyle(
                time: .shortened, locale: region.locale, calendar: region.calendar, timeZone: region.timeZone)
            return AttributedString(format.format(dates.lowerBound.formattable..<dates.upperBound.formattable))
        }
    }

    private init<F: FormatStyle>(_ input: F.FormatInput, _ format: F, write: @escaping (TextRegion) -> AttributedString)
    where F.FormatInput: Equatable {
        value = (input, format)
        isSame = { ($0 as? (F.FormatInput, F)).map { $0.0 == input && $0.1 == format } ?? false }
        self.write = write
    }

    func string(in region: TextRegion) -> AttributedString { write(region) }

    static func == (first: FormattedText, second: FormattedText) -> Bool { first.isSame(second.value) }
}

extension Date {
    /// The date, or the nearest that Foundation formats: it ends the process for dates without end.
    fileprivate var formattable: Date {
        if timeIntervalSinceReferenceDate.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
        return min(max(self, .distantPast), .distantFuture)
    }
}
