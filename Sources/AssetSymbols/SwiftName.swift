/// The Swift name of an asset, by the rules of Apple's tools: `my-card 2` is `myCard2`, `BrandColor` is `brand`.
enum SwiftName {
    /// The name of a constant for an asset; `suffix` ("Image", "Color") is left out where more remains.
    /// nil where no letter or digit is in it.
    static func constant(_ asset: String, droppingSuffix suffix: String) -> String? {
        var words = words(of: asset)
        guard let last = words.last else { return nil }
        if last.hasSuffix(suffix), last.count > suffix.count {
            words[words.count - 1] = String(last.dropLast(suffix.count))
        } else if last == suffix, words.count > 1 {
            words.removeLast()
        }
        let name = lowercasedStart(words[0]) + words.dropFirst().map(capitalized).joined()
        return escaped(name)
    }

    /// The name of a type for a namespace folder.
    static func namespace(_ folder: String) -> String? {
        let words = words(of: folder)
        guard !words.isEmpty else { return nil }
        return escaped(words.map(capitalized).joined())
    }

    private static func words(of text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// A run of capitals goes down as a whole, but for the one that begins the next word: `URLIcon` is `urlIcon`.
    private static func lowercasedStart(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let next = word.dropFirst(capitals).first
        let count = capitals > 1 && next?.isLowercase == true ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func escaped(_ name: String) -> String {
        if name.first?.isNumber == true { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
    ]
}
