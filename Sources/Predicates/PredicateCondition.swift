import Foundation

/// What a predicate of a format asks.
package indirect enum PredicateCondition: CustomStringConvertible {
    case truth(Bool)
    case not(PredicateCondition)
    case and(PredicateCondition, PredicateCondition)
    case or(PredicateCondition, PredicateCondition)
    case compare(PredicateValue, Comparison, PredicateValue, Options)

    package enum Comparison: String {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case beginsWith = "BEGINSWITH"
        case contains = "CONTAINS"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
        case among = "IN"
        case between = "BETWEEN"
    }

    package struct Options: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Small and large letters are the same.
        package static let cases = Options(rawValue: 1)
        /// Letters with and without accents are the same.
        package static let accents = Options(rawValue: 2)
    }

    /// Whether an object fulfills it.
    package func holds(_ object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .truth(let truth): truth
        case .not(let inner): !inner.holds(object, variables)
        case .and(let one, let other): one.holds(object, variables) && other.holds(object, variables)
        case .or(let one, let other): one.holds(object, variables) || other.holds(object, variables)
        case .compare(let one, let comparison, let other, let options):
            PredicateComparison(comparison, options).holds(
                one.value(of: object, variables), other.value(of: object, variables))
        }
    }

    package var description: String {
        switch self {
        case .truth(let truth): truth ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .not(let inner): "NOT (\(inner))"
        case .and(let one, let other): "(\(one) AND \(other))"
        case .or(let one, let other): "(\(one) OR \(other))"
        case .compare(let one, let comparison, let other, let options):
            "\(one) \(comparison.rawValue)\(options.isEmpty ? "" : options == .cases ? "[c]" : options == .accents ? "[d]" : "[cd]") \(other)"
        }
    }
}

/// A side of a comparison.
package enum PredicateValue: CustomStringConvertible {
    case constant(Any?)
    /// Of the object that is looked at; `SELF` for the object.
    case path(String)
    case variable(String)
    case list([PredicateValue])

    func value(of object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): value
        case .path(let path): PredicateValues.value(path, of: object)
        case .variable(let name): variables[name]
        case .list(let values): values.map { $0.value(of: object, variables) }
        }
    }

    package var description: String {
        switch self {
        case .constant(let text as String): "\"\(text)\""
        case .constant(let value): value.map { "\($0)" } ?? "nil"
        case .path(let path): path
        case .variable(let name): "$\(name)"
        case .list(let values): "{\(values.map(\.description).joined(separator: ", "))}"
        }
    }
}
