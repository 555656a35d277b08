import Foundation
import RiffleAssets

/// What a host knows of its user's languages, region and time zone.
///
/// Whatever is no such thing counts as not known: it may come from anybody.
package struct UserRegion: Hashable, Sendable {
    /// As BCP 47 writes them, such as `de-AT`, the best first.
    package let languages: [String]
    /// A name of the time zone database, such as `America/New_York`; empty where it is not known.
    package let timeZone: String
    /// `h11`, `h12`, `h23` or `h24`; empty for what is usual in the region.
    package let hourCycle: String
    /// 1 for Monday to 7 for Sunday; 0 for what is usual in the region.
    package let firstWeekday: Int
    /// As Unicode calls it, such as `gregory` or `buddhist`; empty for what is usual in the region.
    package let calendar: String
    /// As Unicode calls it, such as `latn` or `arab`; empty for what is usual in the region.
    package let digits: String

    /// How much is looked at, at most.
    private static let languagesAtMost = 20
    private static let bytesOfName = 64

    package init(
        languages: [String] = [], timeZone: String = "", hourCycle: String = "", firstWeekday: Int = 0,
        calendar: String = "", digits: String = ""
    ) {
        self.languages = languages.prefix(Self.languagesAtMost).filter(Self.isLanguage)
        self.timeZone = Self.isName(timeZone) && TimeZone(identifier: timeZone) != nil ? timeZone : ""
        self.hourCycle = Locale.HourCycle(unicode: hourCycle) == nil ? "" : hourCycle
        self.firstWeekday = (1...7).contains(firstWeekday) ? firstWeekday : 0
        self.calendar = Self.calendars[calendar] == nil ? "" : calendar
        self.digits = Self.isName(digits) && Self.digitsKnown.contains(digits) ? digits : ""
    }

    // MARK: What it means for an app

    /// For whom texts, numbers and dates are written in an app that has some languages.
    ///
    /// The language is the first of the user's that the app has, or else the app's own, in the user's region: an app that has
    /// English only writes `26. Nov 2026` for a user in Germany. An app that does not say which languages it has is taken to
    /// have all.
    ///
    /// - Parameters:
    ///   - appLanguages: what the app is translated to, its own language first; empty where it does not say.
    ///   - usual: holds where nothing is known.
    package func region(appLanguages: [String], usual: TextRegion) -> TextRegion {
        guard let first = languages.first else {
            let locale = timeZone.isEmpty && isPlain ? usual.locale : adapted(usual.locale)
            return TextRegion(locale: locale, timeZone: zone ?? usual.timeZone)
        }
        let served = languages.first { language in
            appLanguages.isEmpty || appLanguages.contains { Self.serves($0, language) }
        }
        var parts = Locale.Components(identifier: served ?? appLanguages.first ?? first)
        // As a part of the language: a region beside it would be an exception from it.
        parts.languageComponents.region = Self.region(of: first)
        return TextRegion(locale: adapted(Locale(components: parts)), timeZone: zone ?? usual.timeZone)
    }

    private var zone: TimeZone? { timeZone.isEmpty ? nil : TimeZone(identifier: timeZone) }

    private var isPlain: Bool { hourCycle.isEmpty && firstWeekday == 0 && calendar.isEmpty && digits.isEmpty }

    /// The locale with what is unusual about the user: an identifier names only what differs from what the region does.
    private func adapted(_ locale: Locale) -> Locale {
        var parts = Locale.Components(locale: locale)
        if let cycle = Locale.HourCycle(unicode: hourCycle), cycle != locale.hourCycle { parts.hourCycle = cycle }
        if firstWeekday > 0, Self.weekdays[firstWeekday - 1] != locale.firstDayOfWeek {
            parts.firstDayOfWeek = Self.weekdays[firstWeekday - 1]
        }
        if let calendar = Self.calendars[calendar], calendar != locale.calendar.identifier { parts.calendar = calendar }
        if !digits.isEmpty, digits != locale.numberingSystem.identifier {
            parts.numberingSystem = Locale.NumberingSystem(digits)
        }
        // Components write scripts with a hyphen, as no other identifiers do.
        return Locale(identifier: Locale(components: parts).identifier(.icu))
    }

    /// The region that a language names, or else the one that most of its speakers live in.
    private static func region(of language: String) -> Locale.Region? {
        if let region = Locale.Components(identifier: language).region, region.isISORegion { return region }
        return Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier).region
    }

    /// Whether who reads a language is served by a translation: by `de` for `de-AT`, by `pt-BR` for `pt`.
    private static func serves(_ translation: String, _ language: String) -> Bool {
        let (own, wanted) = (Locale.Language(identifier: translation), Locale.Language(identifier: language))
        guard own.languageCode == wanted.languageCode else { return false }
        // Chinese in one script is no Chinese for readers of the other.
        return Locale.Language(identifier: own.maximalIdentifier).script
            == Locale.Language(identifier: wanted.maximalIdentifier).script
    }

    // MARK: What there is

    private static func isName(_ text: String) -> Bool {
        text.utf8.count <= bytesOfName
            && text.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "/_+-".utf8.contains($0)
                }
            }
    }

    private static func isLanguage(_ tag: String) -> Bool {
        guard isName(tag), tag.utf8.count > 1, !tag.contains("/"), !tag.contains("_"), !tag.contains("+") else {
            return false
        }
        return Locale.Language(identifier: tag).languageCode?.isISOLanguage ?? false
    }

    private static let digitsKnown = Set(Locale.NumberingSystem.availableNumberingSystems.map(\.identifier))

    private static let weekdays: [Locale.Weekday] = [
        .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
    ]

    private static let calendars: [String: Calendar.Identifier] = [
        "gregory": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
        "ethiopic": .ethiopicAmeteMihret, "ethioaa": .ethiopicAmeteAlem, "hebrew": .hebrew, "indian": .indian,
        "islamic": .islamic, "islamic-civil": .islamicCivil, "islamic-tbla": .islamicTabular,
        "islamic-umalqura": .islamicUmmAlQura, "iso8601": .iso8601, "japanese": .japanese, "persian": .persian,
        "roc": .republicOfChina,
    ]
}

extension Locale.HourCycle {
    /// As Unicode calls them.
    fileprivate init?(unicode name: String) {
        switch name {
        case "h11": self = .zeroToEleven
        case "h12": self = .oneToTwelve
        case "h23": self = .zeroToTwentyThree
        case "h24": self = .oneToTwentyFour
        default: return nil
        }
    }
}

extension EnvironmentValues {
    /// Has views write for a user, and lays them out in the direction of the language.
    package mutating func take(_ region: TextRegion, languages: [String]) {
        locale = region.locale
        calendar = region.calendar
        timeZone = region.timeZone
        preferredLanguages = languages
        layoutDirection = region.isRightToLeft ? .rightToLeft : .leftToRight
    }
}

/// The languages that the running app has.
package enum AppLanguages {
    /// The app's own first; empty where the app does not say.
    package static let all: [String] = {
        let info = Bundle.main.infoDictionary ?? [:]
        let own = info["CFBundleDevelopmentRegion"] as? String
        let listed = info["CFBundleLocalizations"] as? [String] ?? []
        let languages = [own].compactMap(\.self) + TranslationLibrary.standard.languages + listed
        var seen: Set<String> = []
        return languages.filter { seen.insert($0).inserted }
    }()
}
