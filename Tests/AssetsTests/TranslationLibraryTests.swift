import RiffleAssets
import Foundation
import Testing

struct TranslationLibraryTests {
    private func folder(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("translations-\(UUID())")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    private func text(
        _ key: String, _ library: TranslationLibrary, _ locale: String, table: String? = nil, _ numbers: [Double?] = []
    ) -> String? {
        let found = library.translation(of: key, table: table, bundle: nil, locale: Locale(identifier: locale))
        return found.map { found in
            found.translation.format(numbers: numbers.map { $0.map { PluralNumber($0) } }, language: found.language)
        }
    }

    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Hello": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
            "de-AT": {"stringUnit": {"state": "translated", "value": "Servus"}},
            "pt-BR": {"stringUnit": {"state": "translated", "value": "Olá"}}}},
          "%lld cards": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld card"}},
              "zero": {"stringUnit": {"state": "translated", "value": "No cards"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld cards"}}}}}}},
          "%lld in %lld": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%#@cards@ in %#@decks@"},
            "substitutions": {
              "cards": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg card"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg cards"}}}}},
              "decks": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "a deck"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg decks"}}}}}}}}},
          "Tap": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
            "other": {"stringUnit": {"state": "translated", "value": "Touch"}}}}}}},
          "Untouched": {}
        }}
        """

    @Test("a string catalog has all languages of a table, and the nearest one is taken")
    func catalog() throws {
        let library = TranslationLibrary(places: [
            AssetPlace(folder: try folder(["Localizable.xcstrings": Self.catalog]))
        ])
        #expect(text("Hello", library, "de_DE") == "Hallo" && text("Hello", library, "de_AT") == "Servus")
        #expect(text("Hello", library, "pt") == "Olá")
        #expect(text("Hello", library, "fr") == nil && text("Hello", library, "en_US") == nil)
        #expect(text("Untouched", library, "de") == nil && text("Hello", library, "de", table: "Other") == nil)
        #expect(text("Tap", library, "en") == "Touch")
    }

    @Test("plurals and substitutions are chosen by the values")
    func plurals() throws {
        let library = TranslationLibrary(places: [
            AssetPlace(folder: try folder(["Localizable.xcstrings": Self.catalog]))
        ])
        #expect(text("%lld cards", library, "en", [1]) == "%lld card")
        #expect(text("%lld cards", library, "en", [0]) == "No cards")
        #expect(text("%lld cards", library, "fr", [3]) == "%lld cards")
        #expect(text("%lld in %lld", library, "en", [1, 1]) == "%1$lld card in a deck")
        #expect(text("%lld in %lld", library, "en", [2, 5]) == "%1$lld cards in %2$lld decks")
    }

    @Test("files of a language hold pairs with comments and escapes, and plurals of their own")
    func strings() throws {
        let strings = """
            /* A comment with "quotes" */
            "Hello" = "Hall\\U00f6chen \\"du\\"\\n";
            // Another
            plain = "Einfach";
            "broken" = ;
            "lost" = "not reached";
            """
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@</string><key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d Datei</string><key>other</key><string>%d Dateien</string></dict></dict></dict></plist>
            """
        let place = try folder([
            "de.lproj/Localizable.strings": strings, "de.lproj/Localizable.stringsdict": dictionary,
            "en.lproj/Localizable.strings": "\"welcome\" = \"Welcome\";",
        ])
        let library = TranslationLibrary(places: [AssetPlace(folder: place)])
        #expect(text("Hello", library, "de") == "Hallöchen \"du\"\n")
        #expect(text("plain", library, "de") == "Einfach" && text("lost", library, "de") == nil)
        #expect(
            text("%d files", library, "de", [1]) == "%1$d Datei"
                && text("%d files", library, "de", [2]) == "%1$d Dateien")
        #expect(text("welcome", library, "fr") == "Welcome")
    }

    @Test("the first place counts, and a bundle's own comes before all")
    func places() throws {
        let first = try folder(["en.lproj/Localizable.strings": "\"a\" = \"first\";"])
        let second = try folder(["en.lproj/Localizable.strings": "\"a\" = \"second\"; \"b\" = \"second\";"])
        let library = TranslationLibrary(places: [AssetPlace(folder: first), AssetPlace(folder: second)])
        #expect(text("a", library, "en") == "first" && text("b", library, "en") == "second")
        let own = library.translation(
            of: "a", table: nil, bundle: Bundle(url: second), locale: Locale(identifier: "en"))
        #expect(own?.translation.format(numbers: [], language: "en") == "second")
        #expect(TranslationLibrary(places: []).isEmpty && !library.isEmpty)
    }
}
