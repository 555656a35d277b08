import Foundation
import Testing

@testable import RiffleTextAndImages

struct AttributedStringLocalizedTests {
    @Test("a localized string has the marks of its key, and its values as they are")
    func marks() {
        let name = "*Ada*"
        let text = AttributedString(localized: "Dear **\(name)**, [open](https://example.com) it")
        #expect(String(text.characters) == "Dear *Ada*, open it")
        let bold = text.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
        #expect(bold.map { String(text[$0.range].characters) } == ["*Ada*"])
        let links = text.runs.filter { $0.link == URL(string: "https://example.com") }
        #expect(links.map { String(text[$0.range].characters) } == ["open"])
    }

    @Test("nouns agree with their number", arguments: [(1, "1 apple"), (3, "3 apples")])
    func agreement(count: Int, expected: String) {
        let text = AttributedString(
            localized: "^[\(count) apple](inflect: true)", locale: Locale(identifier: "en_US"))
        #expect(String(text.characters) == expected)
    }
}
