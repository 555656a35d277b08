extension String {
    /// The key of a string that may be translated: a literal, with values put in.
    ///
    /// Numbers are written for the locale of the string that is made of it.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        /// What collects the pieces of a literal.
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        /// A key without values.
        public init(_ value: String) { key = LocalizedStringKey(value) }

        /// A key without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// A key with values.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The string of a key. There are no translations yet, so it is the key itself, with its values written for a locale.
    ///
    /// - Parameters:
    ///   - locale: for numbers, dates and the like.
    ///   - comment: for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.string(for: locale)
    }

    /// The string of a key that is not what is shown. There are no translations yet, so it is the default value, with its
    /// values written for a locale.
    ///
    /// - Parameters:
    ///   - locale: for numbers, dates and the like.
    ///   - comment: for translators.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.key.string(for: locale)
    }
}

extension LocalizedStringKey {
    /// The key with its values written for a locale, and all its characters as they are.
    fileprivate func string(for locale: Locale) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        var rest = arguments.makeIterator()
        var string = ""
        for character in template {
            guard character == Self.placeholder, let argument = rest.next() else {
                string.append(character)
                continue
            }
            switch argument {
            case .string(let text): string += text
            case .number(let number, let specifier): string += number.string(specifier: specifier, locale: locale)
            case .formatted(let value): string += String(value.string(in: environment.textRegion).characters)
            case .text(let text): string += text.string(in: environment)
            }
        }
        return string
    }
}
