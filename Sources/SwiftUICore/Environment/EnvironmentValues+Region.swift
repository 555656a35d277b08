private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { TextRegion.usual.locale }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { TextRegion.usual.calendar }
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TextRegion.usual.timeZone }
}

private struct PreferredLanguagesKey: EnvironmentKey {
    static var defaultValue: [String] { [] }
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

    /// The languages that the user reads, the best first, as BCP 47 writes them; empty where only the locale is known.
    package var preferredLanguages: [String] {
        get { self[PreferredLanguagesKey.self] }
        set { self[PreferredLanguagesKey.self] = newValue }
    }
}
