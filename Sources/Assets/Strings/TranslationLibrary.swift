import Foundation
import Synchronization

/// Finds translations by key, table and language in the resources of an app. Safe from any thread.
///
/// Files are read once, at the first question.
package final class TranslationLibrary: Sendable {
    /// The app's own: its main bundle, then the resource bundles of its targets.
    package static let standard = TranslationLibrary(places: AssetPlace.ofTranslations())

    private struct State {
        /// By the folder's path.
        var folders: [String: [String: TranslationTable]] = [:]
        /// The tables of all places together, once they have been read.
        var merged: [String: TranslationTable]?
        var languages: [String: [String]] = [:]
    }

    private let places: [AssetPlace]
    private let state = Mutex(State())

    /// Translations in folders, the first of which counts where several have a key.
    package init(places: [AssetPlace]) { self.places = places }

    /// Whether there is no translation at all, in any of the places.
    package var isEmpty: Bool { tables().isEmpty }

    /// The languages that there are translations to, in the order of letters, after those that keys are written in.
    package var languages: [String] {
        let tables = tables().values
        let own = Set(tables.compactMap(\.sourceLanguage))
        let others = Set(tables.flatMap(\.languages.keys)).subtracting(own).subtracting(["Base"])
        // Without a language of their own, keys are English.
        let first = own.isEmpty && !tables.isEmpty ? ["en"] : own.sorted()
        return first + others.subtracting(first).sorted()
    }

    /// The table that keys are looked up in where none is named.
    package static let standardTable = "Localizable"

    /// What a key says in a language, and the language that it was found in; nil where it stands for itself.
    ///
    /// - Parameters:
    ///   - table: nil for `Localizable`.
    ///   - bundle: whose resources are looked at first, before those of the app.
    package func translation(
        of key: String, table: String?, bundle: Bundle?, locale: Locale
    ) -> (translation: Translation, language: String)? {
        let table = table ?? Self.standardTable
        if let bundle, let own = tables(of: bundle.bundleURL)[table],
            let found = lookUp(key, in: own, locale)
        {
            return found
        }
        guard let all = tables()[table] else { return nil }
        if let found = lookUp(key, in: all, locale) { return found }
        guard table == Self.standardTable, let language = locale.language.languageCode?.identifier,
            all.languages[language] != nil, let word = SystemWords.translation(of: key, language: language)
        else { return nil }
        return (Translation(.text(word)), language)
    }

    private func lookUp(
        _ key: String, in table: TranslationTable, _ locale: Locale
    ) -> (translation: Translation, language: String)? {
        for language in candidates(for: locale) {
            if let found = table.languages[language]?[key] { return (found, language) }
            // `pt` is served by `pt-BR` where that is all there is, but the source language stands for itself.
            guard language != table.sourceLanguage, !language.contains("-") else { continue }
            let relative = table.languages.keys.filter { $0.hasPrefix(language + "-") }.min()
            if let relative, let found = table.languages[relative]?[key] { return (found, relative) }
        }
        let isOfSource = table.sourceLanguage.map { locale.identifier.hasPrefix($0) } ?? false
        for language in [table.sourceLanguage, "Base", isOfSource ? nil : "en"].compactMap(\.self) {
            if let found = table.languages[language]?[key] { return (found, language == "Base" ? "en" : language) }
        }
        return nil
    }

    /// The languages that serve a locale, the best first: `de-AT`, `de`.
    private func candidates(for locale: Locale) -> [String] {
        let identifier = locale.identifier
        if let known = state.withLock({ $0.languages[identifier] }) { return known }
        let language = locale.language
        let code = language.languageCode?.identifier ?? "en"
        var list = [identifier.split(separator: "@")[0].replacingOccurrences(of: "_", with: "-"), identifier]
        if let script = language.script?.identifier { list.append("\(code)-\(script)") }
        if let region = language.region?.identifier ?? locale.region?.identifier { list.append("\(code)-\(region)") }
        list.append(code)
        var seen: Set<String> = []
        let result = list.filter { seen.insert($0).inserted }
        state.withLock { $0.languages[identifier] = result }
        return result
    }

    private func tables() -> [String: TranslationTable] {
        if let known = state.withLock({ $0.merged }) { return known }
        var result: [String: TranslationTable] = [:]
        for place in places {
            for (name, table) in tables(of: place.folder) { result[name, default: TranslationTable()].merge(table) }
        }
        state.withLock { $0.merged = result }
        return result
    }

    private func tables(of folder: URL) -> [String: TranslationTable] {
        let path = folder.standardizedFileURL.path
        if let known = state.withLock({ $0.folders[path] }) { return known }
        let result = TranslationReader.tables(in: folder)
        state.withLock { $0.folders[path] = result }
        return result
    }
}

/// Reads the translations of a folder: `.xcstrings` in it, and `.strings` and `.stringsdict` in its `.lproj` folders.
enum TranslationReader {
    static func tables(in folder: URL) -> [String: TranslationTable] {
        var tables: [String: TranslationTable] = [:]
        for entry in AssetCatalogReader.entries(of: folder, withExtensions: "xcstrings", "lproj") {
            switch entry.pathExtension {
            case "xcstrings":
                guard let data = try? Data(contentsOf: entry),
                    let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
                else { continue }
                tables[entry.stem, default: TranslationTable()].merge(catalog.table)
            case "lproj": read(entry, language: entry.stem, into: &tables)
            default: break
            }
        }
        return tables
    }

    /// Plurals come before plain strings of the same key.
    private static func read(_ folder: URL, language: String, into tables: inout [String: TranslationTable]) {
        for (kind, isPlural) in [("stringsdict", true), ("strings", false)] {
            for file in AssetCatalogReader.entries(of: folder, withExtensions: kind) {
                guard let data = try? Data(contentsOf: file) else { continue }
                let strings =
                    isPlural
                    ? StringsDictionaryFile.translations(in: data)
                    : StringsFile.pairs(in: data).mapValues { Translation(.text($0)) }
                tables[file.stem, default: TranslationTable()].merge(TranslationTable(languages: [language: strings]))
            }
        }
    }
}

extension URL {
    fileprivate var stem: String { deletingPathExtension().lastPathComponent }
}
