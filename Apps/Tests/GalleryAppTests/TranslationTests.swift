import Foundation
import Testing

/// The apps' catalogs of translations.
struct TranslationTests {
    private static let targets = [
        "AppData", "ControlsApp", "FiltersApp", "FlashcardsApp", "GalleryApp", "TripsApp", "WalletCards",
    ]

    /// What stands for values, in the order of the values.
    private func specifiers(_ text: String) -> [String] {
        let matches = text.matches(of: /%(?:(\d)\$)?(lld|@|%)/).filter { $0.2 != "%" }
        return matches.enumerated().map { index, match in "\(match.1.flatMap { Int($0) } ?? index + 1)\(match.2)" }
            .sorted()
    }

    /// The texts of a language, by plural form.
    private func texts(_ localization: [String: Any]) -> [String: String] {
        func value(_ part: Any?) -> String? {
            ((part as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
        }
        if let text = value(localization) { return ["": text] }
        let forms = (localization["variations"] as? [String: Any])?["plural"] as? [String: Any] ?? [:]
        return forms.compactMapValues(value)
    }

    @Test("every key is translated to every language, with the same values in it", arguments: targets)
    func complete(target: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
        let file = folder.appendingPathComponent("\(target)/Localizable.xcstrings")
        let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let strings = try #require(catalog?["strings"] as? [String: [String: [String: [String: Any]]]])
        #expect(!strings.isEmpty)
        for (key, entry) in strings {
            let localizations = entry["localizations"] ?? [:]
            for language in ["de", "ja", "ar"] {
                let texts = texts(localizations[language] ?? [:])
                #expect(!texts.isEmpty && texts.values.allSatisfy { !$0.isEmpty }, "\(language) \(key)")
                // What is counted may be in the words alone: "one night".
                for (form, text) in texts where !["one", "two"].contains(form) {
                    #expect(specifiers(text) == specifiers(key), "\(language) \(key)")
                }
            }
        }
    }
}
