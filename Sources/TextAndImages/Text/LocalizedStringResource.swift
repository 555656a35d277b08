/// A key, where its translation is, and what to show without one: made now, looked up when it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// What collects the pieces of a literal.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// Whose resources translations are looked for in.
    public enum BundleDescription: Equatable, Sendable {
        /// The app's: its main bundle and those of its targets.
        case main
        /// Those of a folder.
        case atURL(URL)
        /// Those of the app: classes say nothing of where they come from here.
        case forClass(AnyClass)

        /// Whether both are the same folder, or the app's.
        public static func == (first: BundleDescription, second: BundleDescription) -> Bool {
            switch (first, second) {
            case (.main, .main): true
            case (.atURL(let first), .atURL(let second)): first == second
            case (.forClass(let first), .forClass(let second)): first == second
            default: false
            }
        }
    }

    /// The key.
    public let key: String
    /// What is shown without a translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the file with the translations; nil for `Localizable`.
    public let table: String?
    /// The language.
    public var locale: Locale
    /// Whose resources the file is among.
    public let bundle: BundleDescription

    /// A key that is shown itself where there is no translation.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.formatKey
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale ?? .inUse
        self.bundle = bundle
    }

    /// A key and what is shown where there is no translation.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale ?? .inUse
        self.bundle = bundle
    }

    /// A key without values.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The key with the values of what stands for it.
    var localizedKey: LocalizedStringKey {
        var folder: Bundle?
        if case .atURL(let url) = bundle { folder = Bundle(url: url) }
        var place = TranslationPlace(table: table, bundle: folder)
        if key != defaultValue.key.formatKey {
            place = place ?? TranslationPlace()
            place?.key = key
        }
        return defaultValue.key.at(place)
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends what a resource says.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}

extension Locale {
    /// That of the window at work, or the process's where none is.
    static var inUse: Locale { TextRegion.inUse.locale }
}
