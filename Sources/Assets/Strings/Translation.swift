import Foundation

/// What a key says in one language: a format, or one for each form that counted things have.
package struct Translation: Hashable, Sendable {
    /// A text, or one for each plural form.
    enum Form: Hashable, Sendable {
        case text(String)
        case plural([PluralCategory: String])
    }

    /// A part of a text that has forms of its own, written as `%#@name@`.
    struct Substitution: Hashable, Sendable {
        /// The argument that is counted, from 1; nil for the next one in order.
        var argument: Int?
        /// How the argument is written, such as `lld`.
        var specifier: String
        var form: Form
    }

    var form: Form
    var substitutions: [String: Substitution] = [:]

    init(_ form: Form, substitutions: [String: Substitution] = [:]) {
        self.form = form
        self.substitutions = substitutions
    }

    /// The format to write values with.
    ///
    /// - Parameters:
    ///   - numbers: the values that are numbers, by their place among all values; nil for others.
    ///   - language: whose rules for plurals count.
    package func format(numbers: [PluralNumber?], language: String) -> String {
        var text = Self.text(of: form, for: numbers.lazy.compactMap(\.self).first, language)
        guard !substitutions.isEmpty else { return text }
        var next = 1
        // A substitution may hold another one, but none holds itself: a dozen rounds are more than anybody writes.
        for _ in 0..<12 {
            guard let start = text.range(of: "%#@") else { break }
            guard let end = text.range(of: "@", range: start.upperBound..<text.endIndex) else { break }
            let name = String(text[start.upperBound..<end.lowerBound])
            guard let substitution = substitutions[name] else {
                text.replaceSubrange(start.lowerBound..<end.upperBound, with: name)
                continue
            }
            let place = substitution.argument ?? next
            next = place + 1
            let number = numbers.indices.contains(place - 1) ? numbers[place - 1] : nil
            let inner = Self.text(of: substitution.form, for: number, language)
                .replacingOccurrences(of: "%arg", with: "%\(place)$\(substitution.specifier)")
            text.replaceSubrange(start.lowerBound..<end.upperBound, with: inner)
        }
        return text
    }

    private static func text(of form: Form, for number: PluralNumber?, _ language: String) -> String {
        switch form {
        case .text(let text): return text
        case .plural(let forms):
            guard let number else { return forms[.other] ?? "" }
            // A form for none is taken wherever there is one, whatever the language's rules say.
            if number.magnitude == 0, let none = forms[.zero] { return none }
            return forms[.of(number, language: language)] ?? forms[.other] ?? ""
        }
    }
}

/// The translations of one table, by language and key.
struct TranslationTable: Sendable {
    /// The language that keys are written in; nil where no file says so.
    var sourceLanguage: String?
    var languages: [String: [String: Translation]] = [:]

    /// Adds what another file says; what is there already stays.
    mutating func merge(_ other: TranslationTable) {
        sourceLanguage = sourceLanguage ?? other.sourceLanguage
        for (language, strings) in other.languages {
            languages[language, default: [:]].merge(strings) { first, _ in first }
        }
    }
}
