import Foundation
import Testing

@testable import RiffleTextAndImages

@Suite("Texts that change with time, in other languages")
struct LiveTextLanguageTests {
    private static let now = Date(timeIntervalSinceReferenceDate: 0)

    private func text(_ kind: (Date) -> LiveText.Kind, _ seconds: Double, _ locale: String) -> String {
        LiveText(kind: kind(Self.now + seconds)).string(at: Self.now, locale: Locale(identifier: locale))
    }

    @Test(
        "Two units, as the language abbreviates them",
        arguments: [
            ("en_US", "2 hr, 23 min"), ("de_DE", "2 Std., 23 Min."), ("ja_JP", "2時間 23分"),
            ("pl_PL", "2 godz. i 23 min"),
        ])
    func relative(locale: String, expected: String) {
        #expect(text(LiveText.Kind.relative, 2 * 3600 + 23 * 60 + 7, locale) == expected)
    }

    @Test(
        "One unit with its sign, in the form for its number",
        arguments: [
            ("en_US", -7_200.0, "+2 hours"), ("de_DE", -86_400, "+1 Tag"), ("de_DE", 172_800, "-2 Tage"),
            ("ja_JP", -7_200, "+2時間"), ("pl_PL", -300, "+5 minut"), ("pl_PL", -120, "+2 minuty"),
        ])
    func offset(locale: String, seconds: Double, expected: String) {
        #expect(text(LiveText.Kind.offset, seconds, locale) == expected)
    }

    @Test(
        "A clock has the digits and the separators of the region",
        arguments: [("en_US", "1:02:03"), ("ar_EG", "١:٠٢:٠٣"), ("fi_FI", "1.02.03"), ("ar", "1:02:03")])
    func clock(locale: String, expected: String) {
        #expect(text(LiveText.Kind.timer, 3_723, locale) == expected)
    }

    @Test("Arabic has a word for two that has no number")
    func dual() {
        #expect(text(LiveText.Kind.offset, -7_200, "ar_EG") == "+ساعتان")
        #expect(!text(LiveText.Kind.relative, 7_380, "ar_EG").contains("hr"))
    }
}
