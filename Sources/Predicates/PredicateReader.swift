import Foundation

/// Reads formats of predicates, such as `label CONTAINS[c] %@`.
package struct PredicateReader {
    /// Why a format is none.
    package struct Unreadable: Error, CustomStringConvertible {
        package let description: String
    }

    private enum Token: Equatable {
        case word(String), text(String), number(Double), symbol(String), argument(String)
    }

    private var tokens: [Token]
    private var index = 0
    private var arguments: [Any?]

    /// What a format asks, with values for its `%@`, `%K`, `%d` and so on. O(n) in its length.
    package static func condition(_ format: String, _ arguments: [Any?]) throws -> PredicateCondition {
        var reader = PredicateReader(tokens: try tokens(of: format), arguments: arguments)
        let condition = try reader.alternatives()
        guard reader.index == reader.tokens.count else { throw reader.unreadable("the end") }
        return condition
    }

    private init(tokens: [Token], arguments: [Any?]) {
        self.tokens = tokens
        self.arguments = arguments
    }

    private func unreadable(_ wanted: String) -> Unreadable {
        let found = index < tokens.count ? "\(tokens[index])" : "the end"
        return Unreadable(description: "\(wanted) was expected, and \(found) found")
    }

    // MARK: Tokens

    private static func tokens(of format: String) throws -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                rest.removeFirst()
                var text = ""
                while let next = rest.first, next != first {
                    rest.removeFirst()
                    text.append(next == "\\" ? rest.popFirst() ?? "\\" : next)
                }
                guard rest.popFirst() != nil else { throw Unreadable(description: "a quotation mark is missing") }
                tokens.append(.text(text))
            } else if first == "%" {
                tokens.append(argument(&rest))
            } else if first.isNumber || first == "-" {
                let digits = rest.prefix { $0.isNumber || ".-eE".contains($0) }
                rest = rest[digits.endIndex...]
                tokens.append(.number(Double(digits) ?? 0))
            } else if first.isLetter || "_@$#".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_@$#.".contains($0) }
                rest = rest[word.endIndex...]
                tokens.append(.word(String(word)))
            } else {
                let double = String(rest.prefix(2))
                let symbol =
                    ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(double) ? double : String(first)
                rest = rest.dropFirst(symbol.count)
                tokens.append(.symbol(symbol))
            }
        }
        return tokens
    }

    private static func argument(_ rest: inout Substring) -> Token {
        rest.removeFirst()
        var kind = ""
        while let next = rest.first, "lhqzt.0123456789".contains(next) { kind.append(rest.removeFirst()) }
        if let last = rest.popFirst() { kind.append(last) }
        return .argument(kind)
    }

    private mutating func takes(_ symbols: String...) -> Bool {
        guard index < tokens.count else { return false }
        switch tokens[index] {
        case .symbol(let symbol) where symbols.contains(symbol): break
        case .word(let word) where symbols.contains(word.uppercased()): break
        default: return false
        }
        index += 1
        return true
    }

    // MARK: Conditions

    private mutating func alternatives() throws -> PredicateCondition {
        var result = try conjunction()
        while takes("OR", "||") { result = .or(result, try conjunction()) }
        return result
    }

    private mutating func conjunction() throws -> PredicateCondition {
        var result = try term()
        while takes("AND", "&&") { result = .and(result, try term()) }
        return result
    }

    private mutating func term() throws -> PredicateCondition {
        if takes("NOT", "!") { return .not(try term()) }
        if takes("TRUEPREDICATE") { return .truth(true) }
        if takes("FALSEPREDICATE") { return .truth(false) }
        if takes("(") {
            let inner = try alternatives()
            guard takes(")") else { throw unreadable("a closing parenthesis") }
            return inner
        }
        _ = takes("ANY", "SOME")
        return try comparison()
    }

    private mutating func comparison() throws -> PredicateCondition {
        let one = try value()
        var comparison: PredicateCondition.Comparison
        switch index < tokens.count ? tokens[index] : nil {
        case .symbol(let symbol):
            let known: [String: PredicateCondition.Comparison] = [
                "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
                "=<": .lessOrEqual,
                ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
            ]
            guard let found = known[symbol] else { throw unreadable("a comparison") }
            comparison = found
        case .word(let word):
            guard let found = PredicateCondition.Comparison(rawValue: word.uppercased()) else {
                throw unreadable("a comparison")
            }
            comparison = found
        default: throw unreadable("a comparison")
        }
        index += 1
        var options: PredicateCondition.Options = []
        if takes("[") {
            while !takes("]") {
                guard index < tokens.count, case .word(let letters) = tokens[index] else { throw unreadable("options") }
                if letters.lowercased().contains("c") { options.insert(.cases) }
                if letters.lowercased().contains("d") { options.insert(.accents) }
                index += 1
            }
        }
        return .compare(one, comparison, try value(), options)
    }

    private mutating func value() throws -> PredicateValue {
        guard index < tokens.count else { throw unreadable("a value") }
        let token = tokens[index]
        index += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .argument(let kind):
            guard !arguments.isEmpty else { throw Unreadable(description: "there are fewer values than %") }
            let value = arguments.removeFirst()
            return kind == "K" ? .path("\(value ?? "")") : .constant(value)
        case .symbol("{"):
            var values: [PredicateValue] = []
            while !takes("}") {
                values.append(try value())
                _ = takes(",")
            }
            return .list(values)
        case .word(let word): return Self.value(ofWord: word)
        case .symbol:
            index -= 1
            throw unreadable("a value")
        }
    }

    private static func value(ofWord word: String) -> PredicateValue {
        switch word.uppercased() {
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        case "SELF": return .path("SELF")
        default: return word.hasPrefix("$") ? .variable(String(word.dropFirst())) : .path(word)
        }
    }
}
