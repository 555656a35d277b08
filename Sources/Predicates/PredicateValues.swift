import Foundation

/// What says itself which values predicates find under its keys.
package protocol PredicateObject {
    /// The value under a key; nil where there is none.
    func predicateValue(_ key: String) -> Any?
}

/// What is a number to predicates.
package protocol PredicateNumber {
    var predicateNumber: Double { get }
}

/// What predicates see in the values of objects.
enum PredicateValues {
    /// The value under a key, or under several with points between them; `SELF` is the object.
    static func value(_ path: String, of object: Any?) -> Any? {
        var current = object
        for name in path.split(separator: ".") where name.uppercased() != "SELF" {
            current = property(String(name), of: unwrapped(current))
        }
        return current
    }

    private static func property(_ name: String, of object: Any?) -> Any? {
        guard let object else { return nil }
        if let known = object as? any PredicateObject { return known.predicateValue(name) }
        if let table = object as? [String: Any] { return table[name] }
        if name == "length" || name == "count", let text = object as? String { return text.count }
        if name == "count" || name == "@count", let list = list(object) { return list.count }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            // Wrapped properties are stored under a name with an underscore.
            if let child = current.children.first(where: { $0.label == name || $0.label == "_\(name)" }) {
                return child.value
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    static func text(_ value: Any?) -> String? {
        switch unwrapped(value) {
        case let text as String: text
        case let text as NSString: "\(text)"
        case let text as Substring: String(text)
        default: nil
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch unwrapped(value) {
        case let number as any PredicateNumber: number.predicateNumber
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
