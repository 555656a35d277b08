import RiffleQuantities

/// Writes lengths of time: "1:05", "1 hour, 5 minutes".
///
/// Foundation on Linux has only the name. The language is that of the calendar, as on Apple's platforms.
public final class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "1:05:03".
        case positional
        /// "1h 5m 3s".
        case abbreviated
        /// "1 hr, 5 min, 3 sec".
        case short
        /// "1 hour, 5 minutes, 3 seconds".
        case full
        /// "one hour, five minutes, three seconds".
        case spellOut
        /// "1hr 5min 3sec".
        case brief
    }

    /// What becomes of units that count nothing.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Behaviors of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left out before the first that counts; between and after only where there are words.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Left out before the first that counts.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Left out between such that count.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Left out after the last that counts.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// Left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Written, with two digits each.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// How units are written.
    public var unitsStyle = UnitsStyle.positional
    /// The units there may be; none for all from years to seconds.
    public var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units that count nothing.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// By what calendar months and days are counted, and in what language they are written.
    public var calendar: Calendar? = Calendar.current
    /// From when months and days are counted.
    public var referenceDate: Date?
    /// How many units are written at most; 0 for any number.
    public var maximumUnitCount = 0
    /// Whether "About" stands before.
    public var includesApproximationPhrase = false
    /// Whether "remaining" stands behind.
    public var includesTimeRemainingPhrase = false
    /// Where in a sentence the text stands; it makes no difference here.
    public var formattingContext = Formatter.Context.unknown

    /// A formatter of positional times.
    public override init() { super.init() }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// A length of time; nil for what is not finite.
    public func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let text = string(from: start, to: start + abs(ti))
        return ti < 0 && unitsStyle == .positional ? text.map { "-" + $0 } : text
    }

    /// The time between two dates.
    public func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = self.calendar ?? .current
        var units = TimeUnit.allCases.filter { isAllowed($0) }
        var counts = TimeUnit.counts(units, from: startDate, to: endDate, calendar: calendar)
        if maximumUnitCount > 0, let first = counts.firstIndex(where: { $0 != 0 }),
            units.count - first > maximumUnitCount
        {
            units = Array(units[first..<first + maximumUnitCount])
            let step = units.last?.seconds ?? 1
            let length = (endDate.timeIntervalSince(startDate) / step).rounded() * step
            counts = TimeUnit.counts(units, from: startDate, to: startDate + length, calendar: calendar)
        }
        return text(Array(zip(units, counts)))
    }

    /// Components as they are.
    public func string(from components: DateComponents) -> String? {
        text(TimeUnit.allCases.filter { isAllowed($0) }.map { ($0, $0.value(in: components)) })
    }

    /// Components, written in a style.
    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// A length of time or components; nil for anything else.
    public override func string(for obj: Any?) -> String? {
        if let interval = obj as? TimeInterval { return string(from: interval) }
        return (obj as? DateComponents).flatMap { string(from: $0) }
    }

    private func isAllowed(_ unit: TimeUnit) -> Bool {
        allowedUnits.isEmpty ? unit != .week : allowedUnits.contains(unit.calendarUnit)
    }

    private var locale: Locale {
        guard let locale = (calendar ?? .current).locale, !locale.identifier.isEmpty else { return .current }
        return locale
    }

    private func text(_ parts: [(unit: TimeUnit, count: Int)]) -> String {
        let shown = shownParts(parts)
        let locale = locale
        let words = QuantityWords(locale: locale)
        var text: String
        if unitsStyle == .positional {
            let pads = zeroFormattingBehavior.contains(.pad)
            text = shown.enumerated()
                .map { words.digits($0.element.count, padded: pads || $0.offset > 0 ? 2 : 1) }
                .joined(separator: words.clockSeparator)
        } else {
            text = words.list(shown.map { $0.unit.text($0.count, unitsStyle, locale) }, width: unitsStyle.listWidth)
        }
        let phrase = TimePhrase(isApproximate: includesApproximationPhrase, isRemaining: includesTimeRemainingPhrase)
        text = phrase.text(around: text, in: locale)
        return text
    }

    private func shownParts(_ parts: [(unit: TimeUnit, count: Int)]) -> [(unit: TimeUnit, count: Int)] {
        var drops = zeroFormattingBehavior
        if drops.contains(.default) { drops = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = parts.firstIndex(where: { $0.count != 0 }),
            let last = parts.lastIndex(where: { $0.count != 0 })
        else { return drops.isDisjoint(with: .dropAll) ? parts : Array(parts.suffix(1)) }
        return parts.enumerated().filter { index, part in
            if part.count != 0 { return true }
            if index < first { return !drops.contains(.dropLeading) }
            return !drops.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }
}

extension DateComponentsFormatter: RegionalFormatter {
    package func adapt(to region: TextRegion) {
        let calendar = region.localized.calendar
        if self.calendar != calendar || self.calendar?.locale != calendar.locale { self.calendar = calendar }
    }
}

extension DateComponentsFormatter.UnitsStyle {
    fileprivate var width: QuantityWidth {
        switch self {
        case .full, .spellOut: .wide
        case .short, .brief, .positional: .abbreviated
        case .abbreviated: .narrow
        }
    }

    fileprivate var listWidth: QuantityWidth { self == .brief ? .narrow : width }
}

extension TimeUnit {
    /// A count of the unit, as a language writes it.
    fileprivate func text(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        let words = QuantityWords(locale: locale)
        if style == .spellOut {
            let formatter = NumberFormatter()
            formatter.numberStyle = .spellOut
            formatter.locale = locale
            let number = formatter.string(from: NSNumber(value: count)) ?? String(count)
            return words.text(Double(count), written: number, name, width: .wide) ?? "\(number) \(name)"
        }
        let text =
            words.text(Double(count), name, width: style.width, precision: "precision-integer") ?? "\(count) \(name)"
        return style == .brief ? text.replacing(" ", with: "") : text
    }
}

/// Words around a length of time.
private struct TimePhrase {
    let isApproximate: Bool
    let isRemaining: Bool

    func text(around time: String, in locale: Locale) -> String {
        guard isApproximate || isRemaining else { return time }
        let language = locale.language.languageCode?.identifier ?? "en"
        if Self.patterns[language] == nil {
            RuntimeIssue.reportOnce(
                "Riffle: DateComponentsFormatter has the words for \"about\" and \"remaining\" in English, German, Japanese "
                    + "and Arabic. The language \(language) gets the English ones; write them around the text instead.")
        }
        let patterns = Self.patterns[language] ?? Self.english
        let pattern = isApproximate ? isRemaining ? patterns.both : patterns.about : patterns.remaining
        return pattern.replacing("%", with: time)
    }

    private typealias Patterns = (about: String, remaining: String, both: String)

    private static let english: Patterns = ("About %", "% remaining", "About % remaining")

    private static let patterns: [String: Patterns] = [
        "en": english,
        "de": ("Etwa %", "Noch %", "Noch etwa %"),
        "ja": ("約%", "残り%", "残り約%"),
        "ar": ("حوالي %", "يتبقى %", "يتبقى حوالي %"),
    ]
}
