import Foundation

/// Reads the language of predicates: `SELF MATCHES %@`, `age > 3 AND name BEGINSWITH[c] 'a'`.
struct PredicateParser {
    /// Says whether an object fulfills a condition.
    typealias Condition = (Any?) -> Bool
    /// Finds what a part of a condition stands for in an object.
    typealias Operand = (Any?) -> Any?

    /// What a text says that is no predicate.
    struct Fault: Error {
        let text: String
    }

    private var tokens: [PredicateToken]
    private var position = 0
    private var arguments: [Any]

    init(_ format: String, arguments: [Any]) throws {
        tokens = try PredicateToken.all(in: format)
        self.arguments = arguments
    }

    /// The condition that the whole text says.
    mutating func condition() throws -> Condition {
        let result = try disjunction()
        if position < tokens.count { throw Fault(text: "“\(tokens[position].text)” is one word too many") }
        return result
    }

    private mutating func disjunction() throws -> Condition {
        var result = try conjunction()
        while takes("OR", "||") {
            let first = result
            let second = try conjunction()
            result = { first($0) || second($0) }
        }
        return result
    }

    private mutating func conjunction() throws -> Condition {
        var result = try negation()
        while takes("AND", "&&") {
            let first = result
            let second = try negation()
            result = { first($0) && second($0) }
        }
        return result
    }

    private mutating func negation() throws -> Condition {
        if takes("NOT", "!") {
            let condition = try negation()
            return { !condition($0) }
        }
        if takes("TRUEPREDICATE") { return { _ in true } }
        if takes("FALSEPREDICATE") { return { _ in false } }
        if takes("(") {
            let result = try disjunction()
            guard takes(")") else { throw Fault(text: "a parenthesis is not closed") }
            return result
        }
        return try comparison()
    }

    private mutating func comparison() throws -> Condition {
        let left = try operand()
        guard position < tokens.count, let comparison = PredicateComparison(tokens[position].text) else {
            throw Fault(text: "a comparison is missing")
        }
        position += 1
        let right = try operand()
        return { comparison.holds(left($0), right($0)) }
    }

    private mutating func operand() throws -> Operand {
        guard position < tokens.count else { throw Fault(text: "it ends where something is compared") }
        let token = tokens[position]
        position += 1
        switch token {
        case .text(let text): return { _ in text }
        case .number(let number): return { _ in number }
        case .placeholder(let kind):
            guard !arguments.isEmpty else { throw Fault(text: "there are fewer values than %s") }
            let value = arguments.removeFirst()
            if kind == "K", let key = value as? String { return { PredicateValue.value(of: key, in: $0) } }
            return { _ in value }
        case .word("{"):
            var items: [Operand] = []
            while !takes("}") {
                items.append(try operand())
                _ = takes(",")
            }
            return { object in items.map { $0(object) } }
        case .word(let word):
            switch word.uppercased() {
            case "SELF": return { $0 }
            case "NIL", "NULL": return { _ in nil }
            case "TRUE", "YES": return { _ in true }
            case "FALSE", "NO": return { _ in false }
            default:
                let key = word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
                return { PredicateValue.value(of: key, in: $0) }
            }
        }
    }

    private mutating func takes(_ words: String...) -> Bool {
        guard position < tokens.count, case .word(let word) = tokens[position], words.contains(word.uppercased())
        else { return false }
        position += 1
        return true
    }
}

/// A word of a predicate.
enum PredicateToken {
    case word(String), text(String), number(Double), placeholder(Character)

    /// The word as an error tells of it.
    var text: String {
        switch self {
        case .word(let text), .text(let text): text
        case .number(let number): "\(number)"
        case .placeholder(let kind): "%\(kind)"
        }
    }

    static func all(in format: String) throws -> [PredicateToken] {
        var result: [PredicateToken] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                guard let end = rest.dropFirst().firstIndex(of: first) else {
                    throw PredicateParser.Fault(text: "a text is not closed")
                }
                result.append(.text(String(rest[rest.index(after: rest.startIndex)..<end])))
                rest = rest[rest.index(after: end)...]
            } else if first == "%" {
                let letters = rest.dropFirst().prefix { $0 == "l" || $0 == "@" || $0.isLetter }
                result.append(.placeholder(letters.last ?? "@"))
                rest = rest[letters.endIndex...]
            } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
                let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" }
                result.append(.number(Double(digits) ?? 0))
                rest = rest[digits.endIndex...]
            } else if first.isLetter || first == "_" || first == "@" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@[]".contains($0) }
                result.append(.word(String(word)))
                rest = rest[word.endIndex...]
            } else if "=<>!&|".contains(first) {
                var sign = rest.prefix { "=<>!&|".contains($0) }
                // How letters are compared stands behind the sign: `==[cd]`.
                if rest[sign.endIndex...].first == "[", let end = rest[sign.endIndex...].firstIndex(of: "]") {
                    sign = rest[...end]
                }
                result.append(.word(String(sign)))
                rest = rest[sign.endIndex...]
            } else {
                result.append(.word(String(rest.removeFirst())))
            }
        }
        return result
    }
}
