import Foundation

/// How a predicate compares two values.
struct PredicateComparison {
    private let name: String
    private let ignoresCase: Bool
    private let ignoresAccents: Bool

    /// A comparison by its name, such as `CONTAINS[cd]`; nil where there is none of it.
    init?(_ text: String) {
        let parts = text.split(separator: "[", maxSplits: 1)
        let options = parts.count > 1 ? parts[1].lowercased() : ""
        ignoresCase = options.contains("c")
        ignoresAccents = options.contains("d")
        switch String(parts.first ?? "").uppercased() {
        case "=", "==": name = "="
        case "!=", "<>": name = "!="
        case "<=", "=<": name = "<="
        case ">=", "=>": name = ">="
        case let known where Self.known.contains(known): name = known
        default: return nil
        }
    }

    private static let known: Set = [
        "<", ">", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN",
    ]

    /// Whether the comparison holds between two values.
    func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch name {
        case "=": return order(left, right) == .orderedSame
        case "!=": return order(left, right) != .orderedSame
        case "<": return order(left, right) == .orderedAscending
        case ">": return order(left, right) == .orderedDescending
        case "<=": return [.orderedAscending, .orderedSame].contains(order(left, right))
        case ">=": return [.orderedDescending, .orderedSame].contains(order(left, right))
        case "IN": return isIn(left, right)
        case "CONTAINS": return isIn(right, left)
        case "BETWEEN":
            guard let bounds = PredicateValue.list(right), bounds.count == 2 else { return false }
            return [.orderedDescending, .orderedSame].contains(order(left, bounds[0]))
                && [.orderedAscending, .orderedSame].contains(order(left, bounds[1]))
        default:
            guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else { return false }
            return holds(fold(left), right)
        }
    }

    private func holds(_ text: String, _ pattern: String) -> Bool {
        switch name {
        case "BEGINSWITH": return text.hasPrefix(fold(pattern))
        case "ENDSWITH": return text.hasSuffix(fold(pattern))
        case "LIKE":
            let escaped = NSRegularExpression.escapedPattern(for: fold(pattern))
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            return matches(text, escaped)
        default: return matches(text, pattern)
        }
    }

    /// Whether a regular expression is all of a text.
    private func matches(_ text: String, _ pattern: String) -> Bool {
        let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else {
            return false
        }
        let range = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: range)?.range == range
    }

    private func isIn(_ item: Any?, _ whole: Any?) -> Bool {
        if let list = PredicateValue.list(whole) { return list.contains { order($0, item) == .orderedSame } }
        guard let text = PredicateValue.text(whole), let part = PredicateValue.text(item) else { return false }
        return fold(text).contains(fold(part))
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let left = PredicateValue.number(left), let right = PredicateValue.number(right) {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
            return fold(left).compare(fold(right))
        }
        let left = PredicateValue.unwrapped(left)
        let right = PredicateValue.unwrapped(right)
        if left == nil || right == nil { return left == nil && right == nil ? .orderedSame : nil }
        return (left as? AnyHashable) == (right as? AnyHashable) ? .orderedSame : nil
    }

    private func fold(_ text: String) -> String {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresAccents { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }
}

/// What predicates see in the values of objects.
enum PredicateValue {
    /// The value under a key, or under several with points between them.
    static func value(of path: String, in object: Any?) -> Any? {
        path.split(separator: ".").reduce(object) { object, key in
            guard let object = unwrapped(object) else { return nil }
            if let dictionary = object as? [String: Any] { return dictionary[String(key)] }
            if key == "length" || key == "count", let text = object as? String { return text.count }
            if key == "count" || key == "@count", let list = list(object) { return list.count }
            var mirror: Mirror? = Mirror(reflecting: object)
            while let current = mirror {
                if let child = current.children.first(where: { $0.label == String(key) || $0.label == "_\(key)" }) {
                    return child.value
                }
                mirror = current.superclassMirror
            }
            return nil
        }
    }

    static func text(_ value: Any?) -> String? { (unwrapped(value) as? String) ?? (value as? NSString).map { "\($0)" } }

    static func number(_ value: Any?) -> Double? {
        switch unwrapped(value) {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: number.doubleValue
        case let date as Date: date.timeIntervalSinceReferenceDate
        default: nil
        }
    }

    static func list(_ value: Any?) -> [Any?]? {
        switch unwrapped(value) {
        case let list as [Any?]: list
        case let set as Set<AnyHashable>: Array(set)
        case let list as NSArray: list.map { $0 }
        default: nil
        }
    }

    /// What is inside of optionals, however deep.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
