import Foundation
import RiffleHosting
import Testing

/// What a host makes of what it is told of its user.
struct UserRegionTests {
    private let usual = TextRegion(
        locale: Locale(identifier: "en_GB"), timeZone: TimeZone(identifier: "Europe/London")!)

    private func locale(_ languages: [String], app: [String] = []) -> String {
        UserRegion(languages: languages).region(appLanguages: app, usual: usual).locale.identifier
    }

    @Test("the language is the user's first that the app has, in the user's region, or else the app's own there")
    func language() {
        #expect(locale(["de-AT", "en-US"], app: ["en", "de", "ja"]) == "de_AT")
        #expect(locale(["de"], app: ["en", "de"]) == "de_DE")
        #expect(locale(["sv-SE", "de"], app: ["en", "de"]) == "de_SE")
        #expect(locale(["fr-FR", "nl"], app: ["en", "de"]) == "en_FR")
        #expect(locale(["pt"], app: ["en", "pt-BR"]) == "pt_BR")
        #expect(locale(["zh-TW"], app: ["en", "zh-Hans"]) == "en_TW")
        #expect(locale(["zh-Hant-TW"], app: ["en", "zh-Hant"]) == "zh_Hant_TW")
    }

    @Test("an app that does not say which languages it has is taken to have all")
    func unknownApp() {
        #expect(locale(["fr-CA"]) == "fr_CA")
        #expect(locale(["ar"]) == "ar_EG")
        #expect(UserRegion(languages: ["ar"]).region(appLanguages: [], usual: usual).isRightToLeft)
    }

    @Test("hours, weeks, calendars and digits that are unusual in the region are kept; usual ones are not mentioned")
    func details() {
        let plain = UserRegion(
            languages: ["de-DE"], timeZone: "America/New_York", hourCycle: "h23", firstWeekday: 1, calendar: "gregory",
            digits: "latn"
        ).region(appLanguages: [], usual: usual)
        #expect(plain.locale.identifier == "de_DE" && plain.timeZone.identifier == "America/New_York")
        #expect(plain.calendar.firstWeekday == 2 && plain.calendar.timeZone == plain.timeZone)
        let own = UserRegion(
            languages: ["en-US"], hourCycle: "h23", firstWeekday: 6, calendar: "buddhist", digits: "arab"
        ).region(appLanguages: [], usual: usual)
        #expect(own.locale.hourCycle == .zeroToTwentyThree && own.calendar.firstWeekday == 7)
        #expect(own.calendar.identifier == .buddhist && own.locale.numberingSystem.identifier == "arab")
        #expect(own.timeZone.identifier == "Europe/London")
    }

    @Test("what is no language, zone, calendar or digit counts as not known")
    func nonsense() {
        let long = String(repeating: "a", count: 10_000)
        for text in [
            long, "", " ", "\u{0}", "../../etc/passwd", "de;DROP", "Etc/Unknown", "\u{1F600}", "constructor", "-",
            "x-y",
        ] {
            let user = UserRegion(
                languages: [text], timeZone: text, hourCycle: text, firstWeekday: .min, calendar: text, digits: text)
            #expect(user == UserRegion(), "\(text.prefix(20))")
            #expect(user.region(appLanguages: ["en", "de"], usual: usual) == usual.localized)
        }
        let many = UserRegion(languages: (0..<5000).map { _ in "de" } + ["ja"], firstWeekday: 8)
        #expect(many.languages.count == 20 && many.firstWeekday == 0)
    }
}
