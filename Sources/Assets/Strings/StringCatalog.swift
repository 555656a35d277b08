import Foundation

/// An Xcode string catalog, `.xcstrings`: JSON with all languages of a table.
struct StringCatalog: Decodable {
    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    struct Unit: Decodable {
        var value: String
    }

    final class Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    var sourceLanguage: String
    var strings: [String: Entry]

    /// The translations of the catalog; keys without any are left out, as they stand for themselves.
    var table: TranslationTable {
        var table = TranslationTable(sourceLanguage: sourceLanguage)
        for (key, entry) in strings {
            for (language, localization) in entry.localizations ?? [:] {
                guard let form = Self.form(of: localization) else { continue }
                let substitutions = (localization.substitutions ?? [:]).compactMapValues { part in
                    Self.form(of: part.variations).map {
                        Translation.Substitution(
                            argument: part.argNum, specifier: part.formatSpecifier ?? "lld", form: $0)
                    }
                }
                table.languages[language, default: [:]][key] = Translation(form, substitutions: substitutions)
            }
        }
        return table
    }

    private static func form(of localization: Localization) -> Translation.Form? {
        if let unit = localization.stringUnit { return .text(unit.value) }
        return form(of: localization.variations)
    }

    /// What differs by device is taken for a phone.
    private static func form(of variations: Variations?) -> Translation.Form? {
        if let device = variations?.device {
            return (device["iphone"] ?? device["other"] ?? device.min { $0.key < $1.key }?.value).flatMap {
                form(of: $0)
            }
        }
        guard let plural = variations?.plural else { return nil }
        var forms: [PluralCategory: String] = [:]
        for (name, localization) in plural {
            guard let category = PluralCategory(rawValue: name), case .text(let text)? = form(of: localization) else {
                continue
            }
            forms[category] = text
        }
        return forms.isEmpty ? nil : .plural(forms)
    }
}
