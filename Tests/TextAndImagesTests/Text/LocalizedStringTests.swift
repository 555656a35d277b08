import Foundation
import RiffleTextAndImages
import Testing

struct LocalizedStringTests {
    @Test("A localized string has its values written for the locale, and its marks as they are")
    func values() {
        let count = 1234
        #expect(String(localized: "\(count) *cards*_here_") == "\(count.formatted()) *cards*_here_")
        #expect(
            String(localized: "\(12.5, specifier: "%.1f") km", locale: Locale(identifier: "de_DE")) == "12,5 km")
        #expect(
            String(localized: "greeting", defaultValue: "Hello, \("Rosa")!", comment: "At the top") == "Hello, Rosa!")
        let value: String.LocalizationValue = "Cards"
        #expect(String(localized: value, table: "Cards") == "Cards")
    }
}
