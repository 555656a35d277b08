import Foundation
import RiffleTextAndImages
import Testing

@MainActor
struct TranslationTests {
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID())")
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        let strings = """
            "Cards" = "Karten"; "Hello, %@!" = "Hallo, **%@**!"; "%lld of %@" = "%2$@: %1$lld Stück";
            "%lld%% done" = "zu %lld%% fertig"; "short" = "Eine lange Erklärung"; "%lf km" = "%.1f km";
            """
        try Data(strings.utf8).write(to: german.appendingPathComponent("Localizable.strings"))
        try Data("\"Cards\" = \"Spielkarten\";".utf8).write(to: german.appendingPathComponent("Games.strings"))
        return try #require(Bundle(url: folder))
    }

    private func shown(_ text: Text, _ locale: String = "de_DE") -> String {
        TextStage(text) { $0.locale = Locale(identifier: locale) }.shown
    }

    @Test("the environment's locale chooses what a key says")
    func keys() throws {
        let bundle = try bundle()
        #expect(shown(Text("Cards", bundle: bundle)) == "Karten")
        #expect(shown(Text("Cards", bundle: bundle), "en_US") == "Cards")
        #expect(shown(Text("Cards", tableName: "Games", bundle: bundle, comment: "A table")) == "Spielkarten")
        #expect(shown(Text("Nobody says this", bundle: bundle)) == "Nobody says this")
        #expect(shown(Text(verbatim: "Cards")) == "Cards")
    }

    @Test("values go where the translation has them, in its marks and its precision")
    func values() throws {
        let bundle = try bundle()
        #expect(shown(Text("Hello, \("Rosa")!", bundle: bundle)) == "Hallo, Rosa!")
        #expect(shown(Text("\(3) of \("Herz")", bundle: bundle)) == "Herz: 3 Stück")
        #expect(shown(Text("\(50)% done", bundle: bundle)) == "zu 50% fertig")
        #expect(shown(Text("\(12.34) km", bundle: bundle)) == "12,3 km")
    }

    @Test("what is read out is translated too")
    func spoken() throws {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de")
        #expect(Text("Cards", bundle: try bundle()).spokenString(in: environment) == "Karten")
    }

    @Test("strings and resources are translated by code")
    func strings() throws {
        let bundle = try bundle()
        let german = Locale(identifier: "de")
        #expect(String(localized: "Cards", bundle: bundle, locale: german) == "Karten")
        #expect(String(localized: "Cards", table: "Games", bundle: bundle, locale: german) == "Spielkarten")
        #expect(
            String(localized: "short", defaultValue: "A long one", bundle: bundle, locale: german)
                == "Eine lange Erklärung")
        #expect(
            String(localized: "short", defaultValue: "A long one", bundle: bundle, locale: Locale(identifier: "en"))
                == "A long one")
        let resource = LocalizedStringResource("Cards", locale: german, bundle: .atURL(bundle.bundleURL))
        #expect(String(localized: resource) == "Karten" && resource.key == "Cards")
        #expect(shown(Text(LocalizedStringResource("Cards", bundle: .atURL(bundle.bundleURL)))) == "Karten")
    }
}
