/// What modifiers say of the text that is typed in a view.
struct TextInputPreferences: Equatable {
    var traits = TextInputTraits()
}

private struct TextInputPreferencesKey: EnvironmentKey {
    static var defaultValue: TextInputPreferences { TextInputPreferences() }
}

extension EnvironmentValues {
    var textInputPreferences: TextInputPreferences {
        get { self[TextInputPreferencesKey.self] }
        set { self[TextInputPreferencesKey.self] = newValue }
    }

    /// Whether what is typed is not corrected.
    public var autocorrectionDisabled: Bool {
        get { !textInputPreferences.traits.correctsSpelling }
        set { textInputPreferences.traits.correctsSpelling = !newValue }
    }
}

/// What the key says that submits a text.
public struct SubmitLabel: Sendable {
    let label: TextInputTraits.SubmitLabel

    /// Done.
    public static var done: SubmitLabel { SubmitLabel(label: .done) }
    /// Go.
    public static var go: SubmitLabel { SubmitLabel(label: .go) }
    /// Send.
    public static var send: SubmitLabel { SubmitLabel(label: .send) }
    /// Join.
    public static var join: SubmitLabel { SubmitLabel(label: .join) }
    /// Route.
    public static var route: SubmitLabel { SubmitLabel(label: .route) }
    /// Search.
    public static var search: SubmitLabel { SubmitLabel(label: .search) }
    /// Return.
    public static var `return`: SubmitLabel { SubmitLabel(label: .return) }
    /// Next.
    public static var next: SubmitLabel { SubmitLabel(label: .next) }
    /// Continue.
    public static var `continue`: SubmitLabel { SubmitLabel(label: .continue) }
}

/// Which letters of what is typed become capitals by themselves.
public struct TextInputAutocapitalization: Sendable {
    let capitalization: TextInputTraits.Capitalization

    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .never) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization {
        TextInputAutocapitalization(capitalization: .sentences)
    }
    /// All.
    public static var characters: TextInputAutocapitalization {
        TextInputAutocapitalization(capitalization: .characters)
    }

    /// What UIKit calls the same.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: capitalization = .never
        case .words: capitalization = .words
        case .sentences: capitalization = .sentences
        case .allCharacters: capitalization = .characters
        }
    }

    private init(capitalization: TextInputTraits.Capitalization) { self.capitalization = capitalization }
}

/// Which letters of what is typed become capitals by themselves, as UIKit says it.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Which keys an on-screen keyboard has.
public enum UIKeyboardType: Int, Sendable {
    /// Those of the person's language.
    case `default`
    /// Those of ASCII.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of addresses of the web.
    case URL
    /// Digits.
    case numberPad
    /// Those of a telephone.
    case phonePad
    /// Letters, and those of a telephone.
    case namePhonePad
    /// Those of addresses of mail.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// Letters, @ and #.
    case twitter
    /// Letters, a point and a space.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad

    /// Those of ASCII, by an older name.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

extension View {
    /// Says which keys an on-screen keyboard has for text in this view.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputPreferences) {
            $0.traits.keyboard = TextInputTraits.Keyboard(rawValue: type.rawValue) ?? .standard
        }
    }

    /// Says what is typed in this view, so that it can be suggested; nil leaves it open.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputPreferences) { $0.traits.contentType = textContentType?.rawValue ?? "" }
    }

    /// Says which letters typed in this view become capitals by themselves; nil for the usual ones.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        transformEnvironment(\.textInputPreferences) {
            $0.traits.capitalization = autocapitalization?.capitalization ?? .sentences
        }
    }

    /// Says which letters typed in this view become capitals by themselves.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Leaves what is typed in this view as it is.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Leaves what is typed in this view as it is; nil for the usual way.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }

    /// Says what the key is called that submits a text in this view.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.textInputPreferences) { $0.traits.submitLabel = submitLabel.label }
    }
}
