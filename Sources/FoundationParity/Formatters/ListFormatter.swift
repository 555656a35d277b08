import Foundation

/// Joins texts as a language lists them: "a, b, and c".
///
/// Foundation on Linux has none; this one stands on its list format style.
public final class ListFormatter: Formatter, @unchecked Sendable {
    /// The language that the texts are joined in; nil for the user's.
    public var locale: Locale! = Locale.current
    /// Makes texts of what is no text.
    public var itemFormatter: Formatter?

    /// A formatter for texts.
    public override init() { super.init() }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// Texts joined in the user's language.
    public static func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and, width: .standard))
    }

    /// What items say, joined; nil where there are none.
    public func string(from items: [Any]) -> String? {
        guard !items.isEmpty else { return nil }
        let texts = items.map { itemFormatter?.string(for: $0) ?? ($0 as? String) ?? "\($0)" }
        return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? .current))
    }

    /// What the items of an array say, joined; nil for what is no array.
    public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}

extension ListFormatter: RegionalFormatter {
    package func adapt(to region: TextRegion) {
        if locale != region.locale { locale = region.locale }
        (itemFormatter as? any RegionalFormatter)?.adapt(to: region)
    }
}
