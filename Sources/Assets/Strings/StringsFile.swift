import Foundation

/// A `.strings` file: pairs such as `"key" = "value";` with comments between them. A property list is read too.
enum StringsFile {
    /// The pairs; those before the first mistake where the file has one.
    static func pairs(in data: Data) -> [String: String] {
        if let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let pairs = list as? [String: String],
            data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8))
        {
            return pairs
        }
        var parser = Parser(characters: Array(text(of: data).unicodeScalars))
        return parser.pairs()
    }

    /// The text, in UTF-8 or, with a mark at its start, in UTF-16.
    private static func text(of data: Data) -> String {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16) ?? ""
        }
        let start: [UInt8] = [0xEF, 0xBB, 0xBF]
        return String(decoding: data.starts(with: start) ? data.dropFirst(3) : data, as: UTF8.self)
    }

    private struct Parser {
        let characters: [Unicode.Scalar]
        var index = 0

        init(characters: [Unicode.Scalar]) { self.characters = characters }

        mutating func pairs() -> [String: String] {
            var pairs: [String: String] = [:]
            while true {
                skipSpaceAndComments()
                guard let key = word() else { return pairs }
                skipSpaceAndComments()
                var value = key
                if take("=") {
                    skipSpaceAndComments()
                    guard let own = word() else { return pairs }
                    value = own
                    skipSpaceAndComments()
                }
                guard take(";") else { return pairs }
                pairs[key] = value
            }
        }

        private var current: Unicode.Scalar? { index < characters.count ? characters[index] : nil }

        private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            guard current == scalar else { return false }
            index += 1
            return true
        }

        private func hasNext(_ scalar: Unicode.Scalar) -> Bool {
            index + 1 < characters.count && characters[index + 1] == scalar
        }

        private mutating func skipSpaceAndComments() {
            while let scalar = current {
                if scalar.properties.isWhitespace {
                    index += 1
                } else if scalar == "/", hasNext("/") {
                    while let next = current, next != "\n" { _ = next; index += 1 }
                } else if scalar == "/", hasNext("*") {
                    index += 2
                    while current != nil, !(current == "*" && hasNext("/")) { index += 1 }
                    index = min(index + 2, characters.count)
                } else {
                    return
                }
            }
        }

        /// A quoted text, or letters and digits without quotes; nil at anything else.
        private mutating func word() -> String? {
            guard take("\"") else { return plainWord() }
            var text = String.UnicodeScalarView()
            while let scalar = current {
                index += 1
                switch scalar {
                case "\"": return String(text)
                case "\\": escaped(&text)
                default: text.append(scalar)
                }
            }
            return nil
        }

        private mutating func plainWord() -> String? {
            var text = String.UnicodeScalarView()
            while let scalar = current,
                scalar.properties.isAlphabetic || "0123456789_-.$/".unicodeScalars.contains(scalar)
            {
                text.append(scalar)
                index += 1
            }
            return text.isEmpty ? nil : String(text)
        }

        private mutating func escaped(_ text: inout String.UnicodeScalarView) {
            guard let scalar = current else { return }
            index += 1
            switch scalar {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            case "U", "u":
                let digits = characters[index..<min(index + 4, characters.count)]
                guard digits.count == 4, let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
                    let own = Unicode.Scalar(code)
                else { return text.append(scalar) }
                text.append(own)
                index += 4
            default: text.append(scalar)
            }
        }
    }
}

/// A `.stringsdict` file: a property list of formats whose parts have plural forms.
enum StringsDictionaryFile {
    /// The translations by key; what is no plural rule is left out.
    static func translations(in data: Data) -> [String: Translation] {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let entries = list as? [String: [String: Any]] else { return [:] }
        return entries.compactMapValues { entry in
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
            let parts = entry.compactMapValues { substitution($0 as? [String: Any]) }
            return Translation(.text(format.replacingPositions), substitutions: parts)
        }
    }

    private static func substitution(_ entry: [String: Any]?) -> Translation.Substitution? {
        guard let entry, entry["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else { return nil }
        let specifier = entry["NSStringFormatValueTypeKey"] as? String ?? "d"
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
            guard let text = entry[category.rawValue] as? String else { continue }
            // Their values have no place of their own: it is that of the part.
            forms[category] = text.replacingOccurrences(of: "%" + specifier, with: "%arg")
        }
        return Translation.Substitution(argument: nil, specifier: specifier, form: .plural(forms))
    }
}

extension String {
    /// `%1$#@name@` without the place, which is that of the part's order.
    fileprivate var replacingPositions: String {
        replacing(/%[0-9]+\$#@/, with: "%#@")
    }
}
