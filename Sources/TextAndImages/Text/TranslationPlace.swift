import RiffleAssets

/// Where a key's translation is.
struct TranslationPlace: Equatable, Sendable {
    /// nil for `Localizable`.
    var table: String?
    /// nil for the app's own resources.
    var bundle: Bundle?
    /// The key that files have; nil for the text itself.
    var key: String?

    /// The usual place.
    init() {}

    /// nil where both are the usual ones.
    init?(table: String?, bundle: Bundle?) {
        guard table != nil || bundle != nil else { return nil }
        self.table = table
        self.bundle = bundle
    }
}

extension LocalizedStringKey {
    /// The key with another place for its translation.
    func at(_ place: TranslationPlace?) -> LocalizedStringKey {
        guard let place else { return self }
        var key = self
        key.place = place
        return key
    }

    /// What the key says in an environment's language: the key itself where there is no translation.
    func translated(for locale: Locale) -> LocalizedStringKey {
        let library = TranslationLibrary.standard
        guard place?.bundle != nil || !library.isEmpty else { return self }
        let found = library.translation(
            of: place?.key ?? formatKey, table: place?.table, bundle: place?.bundle, locale: locale)
        guard let found else { return self }
        let numbers = arguments.map { argument in
            if case .number(let number, let specifier) = argument {
                number.pluralNumber(writtenBy: specifier)
            } else {
                PluralNumber?.none
            }
        }
        return reading(found.translation.format(numbers: numbers, language: found.language))
    }

    /// The key as files have it: with a specifier for each value, such as `%lld`.
    var formatKey: String {
        guard !arguments.isEmpty else { return template }
        var rest = arguments.makeIterator()
        return template.reduce(into: "") { key, character in
            guard character == Self.placeholder, let argument = rest.next() else {
                key += character == "%" ? "%%" : String(character)
                return
            }
            if case .number(_, let specifier) = argument { key += specifier } else { key += "%@" }
        }
    }

    /// The key's values in the order of a format: `%@`, `%lld`, and `%2$@` with places.
    private func reading(_ format: String) -> LocalizedStringKey {
        // Without values percent signs stand for themselves.
        guard !arguments.isEmpty else { return LocalizedStringKey(template: format, arguments: []) }
        var template = ""
        var taken: [Argument] = []
        var next = 0
        var rest = format[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                template.append(character)
                if character == Self.placeholder { taken.append(.string(String(character))) }
                continue
            }
            if rest.first == "%" {
                template.append(rest.removeFirst())
                continue
            }
            guard let conversion = FormatConversion(takenFrom: &rest) else {
                template.append("%")
                continue
            }
            let index = conversion.place.map { $0 - 1 } ?? next
            next = index + 1
            guard arguments.indices.contains(index) else { continue }
            template.append(Self.placeholder)
            taken.append(arguments[index].written(by: conversion.specifier))
        }
        return LocalizedStringKey(template: template, arguments: taken)
    }
}

/// One conversion of a format, such as `%2$lld`, without the percent sign.
private struct FormatConversion {
    /// The place of the value, from 1; nil for the next one.
    var place: Int?
    /// As `String(format:)` has it, with the percent sign.
    var specifier: String

    /// Nil, with nothing taken, where no conversion begins.
    init?(takenFrom text: inout Substring) {
        var rest = text
        let digits = rest.prefix(while: \.isNumber)
        let after = rest.dropFirst(digits.count)
        if after.first == "$", let number = Int(digits) {
            place = number
            rest = after.dropFirst()
        }
        let flags = rest.prefix { "0123456789.+-# \'lhqzjt".contains($0) }
        rest = rest.dropFirst(flags.count)
        guard let letter = rest.first, "@dDiuUxXoOfFeEgGcCsSp".contains(letter) else { return nil }
        specifier = "%" + flags + String(letter)
        text = rest.dropFirst()
    }
}

extension LocalizedStringKey.Argument {
    /// A number written as the translation says; other values as they are.
    fileprivate func written(by specifier: String) -> LocalizedStringKey.Argument {
        guard case .number(let number, let own) = self, specifier != own, specifier.last != "@" else { return self }
        // A fraction written as a whole number would be another number.
        let isFraction = if case .double = number { true } else { false }
        let writesFraction = "fFeEgG".contains(specifier.last ?? " ")
        return isFraction == writesFraction ? .number(number, specifier: specifier) : self
    }
}

extension LocalizedStringKey.Number {
    /// The number as rules for plurals see it.
    fileprivate func pluralNumber(writtenBy specifier: String) -> PluralNumber {
        switch self {
        case .signed(let number): return PluralNumber(Double(number))
        case .unsigned(let number): return PluralNumber(Double(number))
        case .double(let number): return PluralNumber(number, showsFraction: !specifier.contains(".0"))
        }
    }
}
