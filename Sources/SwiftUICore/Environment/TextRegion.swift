import Synchronization

/// For whom numbers and dates are written.
package struct TextRegion: Hashable, Sendable {
    package var locale: Locale
    package var calendar: Calendar
    package var timeZone: TimeZone

    package init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
    }

    /// A language and region with the calendar that goes with it.
    package init(locale: Locale, timeZone: TimeZone) {
        self.init(locale: locale, calendar: Calendar(identifier: locale.calendar.identifier), timeZone: timeZone)
        self = localized
    }

    /// The region with a calendar that names its months in the language, begins its weeks as the region does and its days
    /// as the time zone does.
    package var localized: TextRegion {
        var region = self
        if region.calendar.locale != locale { region.calendar.locale = locale }
        if region.calendar.timeZone != timeZone { region.calendar.timeZone = timeZone }
        return region
    }

    /// Whether the language is written from right to left.
    package var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

    // MARK: The process's

    private static let chosen = Mutex<TextRegion?>(nil)

    /// What holds on every machine where nothing else is said.
    private static let standard = TextRegion(
        locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
        timeZone: TimeZone(secondsFromGMT: 0)!)

    /// What the process was started with; nil where it is as Foundation finds it.
    package static var process: TextRegion? { chosen.withLock { $0 } }

    /// Has code that belongs to nobody, and windows that know nothing of their users, write for a region.
    package static func useForProcess(_ region: TextRegion?) { chosen.withLock { $0 = region?.localized } }

    /// The process's, or the one that is the same on every machine.
    package static var usual: TextRegion { process ?? standard }
}
