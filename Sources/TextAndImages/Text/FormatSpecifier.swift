/// A format for one value, taken apart: one conversion such as `%.2f`, and the text around it.
struct FormatSpecifier {
    /// The text before the conversion and after it, as it is shown.
    private(set) var prefix = ""
    private(set) var suffix = ""
    /// Flags, width and precision.
    private(set) var flags = ""
    /// The letter that says how the value is written.
    private(set) var conversion: Character

    /// Nil for a text with no conversion, more than one, or one that takes its width from a value.
    init?(_ text: String) {
        var rest = text[...]
        prefix = Self.takeText(from: &rest)
        guard rest.popFirst() == "%" else { return nil }
        let modifiers = rest.prefix { ($0.isASCII && $0.isNumber) || "+-# .'lhqzjtL".contains($0) }
        rest.removeFirst(modifiers.count)
        guard let letter = rest.popFirst() else { return nil }
        conversion = letter
        flags = modifiers.filter { !"lhqzjtL".contains($0) }
        suffix = Self.takeText(from: &rest)
        guard rest.isEmpty else { return nil }
    }

    /// Takes what comes before a conversion; two percent signs are one that is shown.
    private static func takeText(from rest: inout Substring) -> String {
        var text = ""
        while let character = rest.first, character != "%" || rest.hasPrefix("%%") {
            text.append(character)
            rest.removeFirst(character == "%" ? 2 : 1)
        }
        return text
    }
}
