import Foundation

/// Writes the names of persons, and takes written ones apart, in the order of European names.
///
/// Foundation on Linux has only the shape of it.
public final class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As usual: medium.
        case `default`
        /// The nickname, or the given name.
        case short
        /// Given and family name.
        case medium
        /// All there is.
        case long
        /// The first letters.
        case abbreviated
    }

    /// How much of a name is written.
    public var style = Style.default

    /// A formatter of given and family names.
    public override init() { super.init() }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// A name, written in a style.
    public static func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    /// A name as it is written.
    public func string(from components: PersonNameComponents) -> String {
        let given = components.givenName ?? ""
        let family = components.familyName ?? ""
        switch style {
        case .short: return components.nickname ?? (given.isEmpty ? family : given)
        case .abbreviated: return [given, family].compactMap { $0.first.map { String($0).uppercased() } }.joined()
        case .default, .medium: return joined([given, family])
        case .long:
            return joined([
                components.namePrefix ?? "", given, components.middleName ?? "", family, components.nameSuffix ?? "",
            ])
        }
    }

    /// The parts of a written name: its first word is the given name and its last one the family name; nil for
    /// nothing but space.
    public func personNameComponents(from string: String) -> PersonNameComponents? {
        var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return nil }
        var result = PersonNameComponents()
        result.givenName = words.removeFirst()
        result.familyName = words.popLast()
        if !words.isEmpty { result.middleName = words.joined(separator: " ") }
        return result
    }

    /// A name as it is written; nil for what is no name.
    public override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }

    private func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }
}
