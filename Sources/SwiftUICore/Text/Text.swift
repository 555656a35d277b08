/// One or more lines of text that is only read.
///
/// A text takes the width of its widest line, at most the one it is offered, and breaks lines to fit.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey)
        case formatted(FormattedText)
        case attributed(AttributedString)
        case joined(Text, Text)
        case live(LiveText)
        case image(Image)
    }

    var storage: Storage
    var attributes = TextAttributes()

    init(_ storage: Storage) { self.storage = storage }

    /// Shows a string as it is.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Shows a string as it is.
    ///
    /// Literals go to the initializer that takes a `LocalizedStringKey`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Shows the text of a key; there are no translations, so that is the key with its values put in.
    ///
    /// `tableName`, `bundle` and `comment` say where a translation is to be found and what for.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key))
    }

    /// Shows a string with attributes: those of `AttributeScopes.SwiftUIAttributes` and links.
    ///
    /// Literals go to the initializer that takes a `LocalizedStringKey`.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Shows an image among the characters of a text: a symbol in the size and weight of the font, a picture in its own
    /// size on the line.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Both texts as one paragraph; each keeps what was asked of it alone.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}
