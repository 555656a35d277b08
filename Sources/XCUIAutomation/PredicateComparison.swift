import Foundation

/// Compares two values as a predicate does.
struct PredicateComparison {
    private let comparison: PredicateCondition.Comparison
    private let options: PredicateCondition.Options

    init(_ comparison: PredicateCondition.Comparison, _ options: PredicateCondition.Options) {
        self.comparison = comparison
        self.options = options
    }

    func holds(_ one: Any?, _ other: Any?) -> Bool {
        switch comparison {
        case .equal: isEqual(one, other)
        case .unequal: !isEqual(one, other)
        case .less: order(one, other) == .orderedAscending
        case .lessOrEqual: order(one, other).map { $0 != .orderedDescending } ?? false
        case .greater: order(one, other) == .orderedDescending
        case .greaterOrEqual: order(one, other).map { $0 != .orderedAscending } ?? false
        case .beginsWith: compare(one, other) { $0.hasPrefix($1) }
        case .endsWith: compare(one, other) { $0.hasSuffix($1) }
        case .contains:
            if let list = one as? [Any?] {
                list.contains { isEqual($0, other) }
            } else {
                compare(one, other) { $1.isEmpty ? false : $0.contains($1) }
            }
        case .like: compare(one, other) { Self.matches($0, Self.pattern(ofWildcards: $1)) }
        case .matches: compare(one, other) { Self.matches($0, $1) }
        case .among:
            if let list = other as? [Any?] {
                list.contains { isEqual(one, $0) }
            } else {
                compare(other, one) { $0.contains($1) }
            }
        case .between:
            if let span = other as? [Any?], span.count == 2 {
                order(one, span[0]).map { $0 != .orderedAscending } ?? false
                    && order(one, span[1]).map { $0 != .orderedDescending } ?? false
            } else {
                false
            }
        }
    }

    private func folded(_ text: String) -> String {
        var folding: String.CompareOptions = []
        if options.contains(.cases) { folding.insert(.caseInsensitive) }
        if options.contains(.accents) { folding.insert(.diacriticInsensitive) }
        return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    private func compare(_ one: Any?, _ other: Any?, _ holds: (String, String) -> Bool) -> Bool {
        guard let one = Self.text(one), let other = Self.text(other) else { return false }
        return holds(folded(one), folded(other))
    }

    private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
        let (one, other) = (Self.unwrapped(one), Self.unwrapped(other))
        guard let one, let other else { return one == nil && other == nil }
        if let first = Self.number(one), let second = Self.number(other) { return first == second }
        if let first = Self.text(one), let second = Self.text(other) { return folded(first) == folded(second) }
        return (one as? AnyHashable) == (other as? AnyHashable)
    }

    private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
        if let first = Self.number(one), let second = Self.number(other) {
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
        if let first = Self.unwrapped(one) as? Date, let second = Self.unwrapped(other) as? Date {
            return first.compare(second)
        }
        guard let first = Self.text(one), let second = Self.text(other) else { return nil }
        return folded(first).compare(folded(second))
    }

    /// What an optional holds that was put into an `Any`.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    private static func number(_ value: Any?) -> Double? {
        switch unwrapped(value) {
        case let truth as Bool: truth ? 1 : 0
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let type as XCUIElement.ElementType: Double(type.rawValue)
        default: nil
        }
    }

    private static func text(_ value: Any?) -> String? {
        switch unwrapped(value) {
        case let text as String: text
        case let text as NSString: "\(text)"
        case let text as Substring: String(text)
        default: nil
        }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        guard
            let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: [.dotMatchesLineSeparators])
        else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// `*` for anything, `?` for any character.
    private static func pattern(ofWildcards text: String) -> String {
        text.map { character -> String in
            switch character {
            case "*": ".*"
            case "?": "."
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }
}
