import Foundation

/// What a predicate of a format asks.
indirect enum PredicateCondition: CustomStringConvertible {
    case truth(Bool)
    case not(PredicateCondition)
    case and(PredicateCondition, PredicateCondition)
    case or(PredicateCondition, PredicateCondition)
    case compare(PredicateValue, Comparison, PredicateValue, Options)

    enum Comparison: String {
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

    struct Options: OptionSet {
        let rawValue: Int
        /// Small and large letters are the same.
        static let cases = Options(rawValue: 1)
        /// Letters with and without accents are the same.
        static let accents = Options(rawValue: 2)
    }

    func holds(_ object: Any?, _ variables: [String: Any]) -> Bool {
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

    var description: String {
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
enum PredicateValue: CustomStringConvertible {
    case constant(Any?)
    /// Of the object that is looked at; `SELF` for the object.
    case path(String)
    case variable(String)
    case list([PredicateValue])

    func value(of object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): value
        case .path(let path): PredicatePath.value(path, of: object)
        case .variable(let name): variables[name]
        case .list(let values): values.map { $0.value(of: object, variables) }
        }
    }

    var description: String {
        switch self {
        case .constant(let text as String): "\"\(text)\""
        case .constant(let value): value.map { "\($0)" } ?? "nil"
        case .path(let path): path
        case .variable(let name): "$\(name)"
        case .list(let values): "{\(values.map(\.description).joined(separator: ", "))}"
        }
    }
}

/// The properties of elements by their names.
enum PredicatePath {
    static func value(_ path: String, of object: Any?) -> Any? {
        if path == "SELF" { return object }
        var current = object
        for name in path.split(separator: ".") where name != "SELF" && name != "self" {
            current = property(String(name), of: current)
        }
        return current
    }

    private static func property(_ name: String, of object: Any?) -> Any? {
        switch (name, object) {
        case ("exists", let element as XCUIElement): return element.exists
        case ("exists", is AppElementAttributes): return true
        case ("hittable", let element as XCUIElement), ("isHittable", let element as XCUIElement):
            return element.isHittable
        case ("hittable", let known as AppElementAttributes), ("isHittable", let known as AppElementAttributes):
            return known.node.element.isHittable
        case ("count", let query as XCUIElementQuery): return query.count
        case (_, let element as XCUIElement):
            // Of an element that is not there nothing is known, and nothing fails.
            return element.candidates.first.flatMap { attribute(name, of: AppElementAttributes($0)) }
        case (_, let known as AppElementAttributes): return attribute(name, of: known)
        case (_, let table as [String: Any]): return table[name]
        case ("length", let text as String): return text.count
        case ("count", let list as [Any]), ("@count", let list as [Any]): return list.count
        default: return mirrored(name, of: object)
        }
    }

    private static func attribute(_ name: String, of element: AppElementAttributes) -> Any? {
        switch name {
        case "label": element.label
        case "identifier": element.identifier
        case "title": element.title
        case "value": element.value
        case "placeholderValue": element.placeholderValue
        case "enabled", "isEnabled": element.isEnabled
        case "selected", "isSelected": element.isSelected
        case "hasFocus", "hasKeyboardFocus": element.hasFocus
        case "elementType": Int(element.elementType.rawValue)
        default: nil
        }
    }

    private static func mirrored(_ name: String, of object: Any?) -> Any? {
        guard let object else { return nil }
        return Mirror(reflecting: object).children.first { $0.label == name }?.value
    }
}
