private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0)! }
}

/// Defaults are the same on every machine; hosts put in the user's.
extension EnvironmentValues {
    /// The language and region that text is written for.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar that dates are written in.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone that dates are written in.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    package var textRegion: TextRegion {
        TextRegion(locale: locale, calendar: calendar, timeZone: timeZone)
    }
}

/// For whom numbers and dates are written.
package struct TextRegion: Equatable {
    package var locale: Locale
    package var calendar: Calendar
    package var timeZone: TimeZone
}
