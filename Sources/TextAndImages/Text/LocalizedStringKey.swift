/// The key of a text that may be translated: a literal, with values put in.
///
/// The environment's locale chooses the translation: from the string catalogs and `.strings` files in the resources of the
/// app's targets. A key without one stands for itself. Numbers are written for the environment's locale. Markdown for emphasis, code, strikethrough and links is shown as
/// such. In `^[\(count) card](inflect: true)` the last word agrees with the number where the locale is English; in
/// other languages it is shown as it is written.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// A value in a key.
    enum Argument: Equatable, Sendable {
        case string(String)
        case number(Number, specifier: String)
        case formatted(FormattedText)
        indirect case text(Text)
    }

    /// A number that a format specifier writes.
    enum Number: Hashable, Sendable {
        case signed(Int64)
        case unsigned(UInt64)
        case double(Double)

        /// Whether a noun counted by the number is in the singular.
        var isOne: Bool {
            switch self {
            case .signed(let number): number.magnitude == 1
            case .unsigned(let number): number == 1
            case .double(let number): number.magnitude == 1
            }
        }
    }

    /// The key with `placeholder` where its arguments go.
    let template: String
    let arguments: [Argument]
    /// Where the translation is; nil for the app's usual table.
    var place: TranslationPlace?

    init(template: String, arguments: [Argument]) {
        self.template = template
        self.arguments = arguments
    }

    /// Stands for an argument while the key is read.
    static let placeholder: Character = "\u{FFFC}"

    /// A key without values.
    public init(_ value: String) {
        template = value
        arguments = []
    }

    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
        template = stringInterpolation.template
        arguments = stringInterpolation.arguments
    }
}
