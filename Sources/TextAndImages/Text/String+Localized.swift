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

    /// What a key says in the language of a locale; without a translation, the key itself with its values.
    ///
    /// - Parameters:
    ///   - table: the name of the file with the translations; nil for `Localizable`.
    ///   - bundle: the resources that the file is among; nil for the app's.
    ///   - locale: the language, also for numbers, dates and the like; that of the window at work where none is given.
    ///   - comment: for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let place = TranslationPlace(table: table, bundle: bundle)
        let locale = locale ?? .inUse
        self = keyAndValue.key.at(place).translated(for: locale).string(for: locale)
    }

    /// What a key says in the language of a locale; without a translation, the default value.
    ///
    /// - Parameters:
    ///   - table: the name of the file with the translations; nil for `Localizable`.
    ///   - bundle: the resources that the file is among; nil for the app's.
    ///   - locale: the language, also for numbers, dates and the like; that of the window at work where none is given.
    ///   - comment: for translators.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale,
                bundle: bundle.map { .atURL($0.bundleURL) } ?? .main))
    }

    /// What a resource says in the language of its locale.
    public init(localized resource: LocalizedStringResource) {
        self = resource.localizedKey.translated(for: resource.locale).string(for: resource.locale)
    }
}

extension LocalizedStringKey {
    /// The key with its values written for a locale, and all its characters as they are.
    func string(for locale: Locale) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        var rest = arguments.makeIterator()
        var string = ""
        for character in template {
            guard character == Self.placeholder, let argument = rest.next() else {
                string.append(character)
                continue
            }
            string += argument.string(in: environment)
        }
        return string
    }
}

extension LocalizedStringKey.Argument {
    /// What is put in for the value, without its attributes.
    fileprivate func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .string(let text): text
        case .number(let number, let specifier): number.string(specifier: specifier, locale: environment.locale)
        case .formatted(let value): String(value.string(in: environment.textRegion).characters)
        case .text(let text): text.string(in: environment)
        }
    }
}

extension AttributedString {
    /// What a key says in the language of a locale, with what its Markdown says of it; without a translation, the key itself
    /// with its values. What values say is no Markdown.
    ///
    /// - Parameters:
    ///   - table: the name of the file with the translations; nil for `Localizable`.
    ///   - bundle: the resources that the file is among; nil for the app's.
    ///   - locale: the language, also for numbers, dates and the like; that of the window at work where none is given.
    ///   - comment: for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key.at(TranslationPlace(table: table, bundle: bundle)), locale ?? .inUse)
    }

    /// What a resource says in the language of its locale, with what its Markdown says of it.
    public init(localized resource: LocalizedStringResource) {
        self.init(resource.localizedKey, resource.locale)
    }

    private init(_ key: LocalizedStringKey, _ locale: Locale) {
        self.init()
        let key = key.translated(for: locale)
        var environment = EnvironmentValues()
        environment.locale = locale
        for span in Markdown.spans(of: key.template) {
            var indices = span.arguments.makeIterator()
            let text = span.text(for: key.arguments, in: locale).reduce(into: "") { text, character in
                if character == LocalizedStringKey.placeholder, let index = indices.next(), index < key.arguments.count
                {
                    text += key.arguments[index].string(in: environment)
                } else {
                    text.append(character)
                }
            }
            append(AttributedString(span, nil, text: text))
        }
    }
}
