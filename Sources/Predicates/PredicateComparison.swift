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
        case .contains: isIn(other, one)
        case .among: isIn(one, other)
        case .like: matches(one, other) { Self.pattern(ofWildcards: folded($0)) }
        case .matches: matches(one, other) { $0 }
        case .between: isBetween(one, other)
        }
    }

    private func folded(_ text: String) -> String {
        var folding: String.CompareOptions = []
        if options.contains(.cases) { folding.insert(.caseInsensitive) }
        if options.contains(.accents) { folding.insert(.diacriticInsensitive) }
        return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    private func compare(_ one: Any?, _ other: Any?, _ holds: (String, String) -> Bool) -> Bool {
        guard let one = PredicateValues.text(one), let other = PredicateValues.text(other) else { return false }
        return holds(folded(one), folded(other))
    }

    private func isIn(_ item: Any?, _ whole: Any?) -> Bool {
        if let list = PredicateValues.list(whole) { return list.contains { isEqual($0, item) } }
        return compare(whole, item) { $1.isEmpty ? false : $0.contains($1) }
    }

    private func isBetween(_ one: Any?, _ span: Any?) -> Bool {
        guard let span = PredicateValues.list(span), span.count == 2, let first = order(one, span[0]),
            let last = order(one, span[1])
        else { return false }
        return first != .orderedAscending && last != .orderedDescending
    }

    private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
        let (one, other) = (PredicateValues.unwrapped(one), PredicateValues.unwrapped(other))
        guard let one, let other else { return one == nil && other == nil }
        if let order = order(one, other) { return order == .orderedSame }
        return (one as? AnyHashable).map { $0 == (other as? AnyHashable) } ?? false
    }

    private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
        if let first = PredicateValues.number(one), let second = PredicateValues.number(other) {
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
        guard let first = PredicateValues.text(one), let second = PredicateValues.text(other) else { return nil }
        return folded(first).compare(folded(second))
    }

    /// Whether a regular expression is all of a text. Letters after a backslash mean something, so that the expression is
    /// read as it is, whatever letters count as the same.
    private func matches(_ one: Any?, _ other: Any?, _ pattern: (String) -> String) -> Bool {
        guard let text = PredicateValues.text(one).map(folded), let wanted = PredicateValues.text(other) else {
            return false
        }
        var kind: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        if options.contains(.cases) { kind.insert(.caseInsensitive) }
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern(wanted)))$", options: kind) else {
            return false
        }
        let range = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: range)?.range == range
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
