import Foundation

/// Says how far one date is from another: "2 hours ago", "tomorrow".
///
/// Foundation on Linux has none; this one stands on its relative format styles, which know the languages.
public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2mo ago".
        case abbreviated
    }

    /// Whether there are words for near dates.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric
        /// "yesterday".
        case named
    }

    /// Numbers, or words for near dates.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    public var unitsStyle = UnitsStyle.full
    /// Where in a sentence the text stands.
    public var formattingContext = Formatter.Context.unknown
    /// By what calendar days and months are counted.
    public var calendar: Calendar! = Calendar.current
    /// In what language the text is; nil for the user's.
    public var locale: Locale! = Locale.current

    /// A formatter of numbers in full words.
    public override init() { super.init() }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// How far a date is from another one, in the largest unit that counts at least one.
    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let order: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        let calendar = self.calendar ?? .current
        let parts = calendar.dateComponents(Set(order), from: referenceDate, to: date)
        let component = order.first { (parts.value(for: $0) ?? 0) != 0 } ?? .second
        return text(parts.value(for: component) ?? 0, component, from: referenceDate)
    }

    /// How far something is that comes in that many seconds, or that was then where the number is negative.
    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        guard timeInterval.isFinite else { return "" }
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    /// How far components lie ahead, by the largest of them that is not zero.
    public func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// How far a date is from now; nil for what is no date.
    public override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(fromTimeInterval: $0.timeIntervalSinceNow) }
    }

    private func text(_ count: Int, _ component: Calendar.Component, from reference: Date) -> String {
        let calendar = self.calendar ?? .current
        let anchor = calendar.date(byAdding: component, value: count, to: reference) ?? reference
        let units: Date.RelativeFormatStyle.UnitsStyle
        switch unitsStyle {
        case .full: units = .wide
        case .spellOut: units = .spellOut
        case .short: units = .abbreviated
        case .abbreviated: units = .narrow
        }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: anchor, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .current, calendar: calendar,
            capitalizationContext: formattingContext == .beginningOfSentence ? .beginningOfSentence : .unknown)
        return style.format(reference)
    }
}

extension RelativeDateTimeFormatter: RegionalFormatter {
    package func adapt(to region: TextRegion) {
        if locale != region.locale { locale = region.locale }
        if calendar != region.calendar { calendar = region.calendar }
    }
}
