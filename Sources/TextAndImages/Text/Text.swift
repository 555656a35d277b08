/// One or more lines of text that is only read.
///
/// A text takes the width of its widest line, at most the one it is offered, and breaks lines to fit. Where the height
/// that it is offered has no room for all lines, the last one that fits ends with an ellipsis. A string literal is a
/// key that is looked up in the app's translations; a `String` in a variable is shown as it is, as is
/// `Text(verbatim:)`. Without a `font(_:)` around it, a text is in the body font. Texts that are joined with `+` or by
/// interpolation become one paragraph, in which each keeps its own font and color.
///
///     VStack(alignment: .leading) {
///         Text("Sourdough")
///             .font(.headline)
///         Text("Proofs for \(Text("12 hours").bold()) at room temperature.")
///             .foregroundStyle(.secondary)
///     }
///
/// - Complexity: O(n) in the number of characters where a text or the width for it has changed.
///
/// The letters are those of Inter, in place of Apple's San Francisco.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey)
        case formatted(FormattedText)
        case attributed(AttributedString)
        case joined(JoinedTexts)
        case live(LiveText)
        case image(Image)
    }

    var storage: Storage
    private var given = GivenAttributes.none

    /// Apart, so that texts are small: most have none.
    private indirect enum GivenAttributes: Equatable, Sendable {
        case none
        case some(TextAttributes)
    }

    /// What was asked of this text alone.
    var attributes: TextAttributes {
        get { if case .some(let attributes) = given { attributes } else { TextAttributes() } }
        set { given = newValue == TextAttributes() ? .none : .some(newValue) }
    }

    /// Whether anything was asked of this text alone.
    var hasAttributes: Bool { if case .some = given { true } else { false } }

    init(_ storage: Storage) { self.storage = storage }

    /// Shows a string as it is.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Shows a string as it is.
    ///
    /// Literals go to the initializer that takes a `LocalizedStringKey`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Shows what a key says in the environment's language; without a translation, the key with its values put in.
    ///
    /// - Parameters:
    ///   - tableName: the name of the file with the translations; nil for `Localizable`.
    ///   - bundle: the resources that the file is among; nil for the app's.
    ///   - comment: for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key.at(TranslationPlace(table: tableName, bundle: bundle))))
    }

    /// Shows what a resource says in the environment's language.
    public init(_ resource: LocalizedStringResource) { self.init(.localized(resource.localizedKey)) }

    /// Shows a string with attributes: those of `AttributeScopes.SwiftUIAttributes` and links.
    ///
    /// Literals go to the initializer that takes a `LocalizedStringKey`.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Shows an image among the characters of a text: a symbol in the size and weight of the font, a picture in its own
    /// size on the line.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Both texts as one paragraph; each keeps what was asked of it alone.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.joined(JoinedTexts(lhs) + JoinedTexts(rhs)))
    }
}
