@_spi(Reflection) import Swift

/// Tells whether two values of a type lead to the same view, so that its body need not run again.
///
/// In order: the same bits, unless `==` is an app's that may see more than the bits; `==` of an `Equatable` type; the same
/// object; field by field for structures and tuples.
/// An optional is compared by what is in it.
/// Everything else (closures with other captures, enumerations that are not `Equatable`) counts as different.
package enum ViewComparison {
    package static func areEqual<T>(_ first: T, _ second: T) -> Bool {
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { second in
                rule(for: T.self).compare(UnsafeRawPointer(first), UnsafeRawPointer(second))
            }
        }
    }

    private final class Rule: @unchecked Sendable {
        let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
        init(_ compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) { self.compare = compare }
    }

    nonisolated(unsafe) private static var rules: [ObjectIdentifier: Rule] = [:]
    private static let lock = NSRecursiveLock()

    private static func rule(for type: Any.Type) -> Rule {
        lock.lock()
        defer { lock.unlock() }
        if let rule = rules[ObjectIdentifier(type)] { return rule }
        let rule = makeRule(type)
        rules[ObjectIdentifier(type)] = rule
        return rule
    }

    private static func makeRule(_ type: Any.Type) -> Rule {
        if let property = type as? any RuledComparison.Type {
            return Rule { property.isSame($0, $1) }
        }
        if let equatable = type as? any Equatable.Type { return equatableRule(equatable) }
        if let optional = type as? any OptionalValue.Type { return Rule { optional.isSame($0, $1) } }
        let size = sizeOf(type)
        if size == 0 { return Rule { _, _ in true } }
        let fields = fields(of: type)
        guard !fields.isEmpty else { return Rule { memcmp($0, $1, size) == 0 } }
        let rules = fields.map { ($0.offset, rule(for: $0.type)) }
        return Rule { first, second in
            memcmp(first, second, size) == 0
                || rules.allSatisfy { offset, rule in rule.compare(first + offset, second + offset) }
        }
    }

    private static func equatableRule<E: Equatable>(_ type: E.Type) -> Rule {
        // A value that is not equal to itself, as NaN is not, would change without end.
        let size = _isPOD(E.self) ? MemoryLayout<E>.size : 0
        return Rule { first, second in
            size > 0 && memcmp(first, second, size) == 0
                || first.assumingMemoryBound(to: E.self).pointee == second.assumingMemoryBound(to: E.self).pointee
        }
    }

    private static func sizeOf(_ type: Any.Type) -> Int {
        func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    /// The stored properties of a structure or tuple; none for every other kind of type.
    private static func fields(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
        // Asking for the fields of an enumeration without a value would read one.
        guard TypeKind(type) != .other else { return [] }
        var fields: [(Int, Any.Type)] = []
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            fields.append((offset, fieldType))
            return true
        }
        return fields
    }
}

/// A value that may be nothing.
/// A type whose values are compared by a rule of its own rather than by their parts.
package protocol RuledComparison {
    /// Whether two values of the type, at these addresses, count as equal.
    static func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}

private protocol OptionalValue {
    static func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
    fileprivate static func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        if memcmp(first, second, MemoryLayout<Self>.size) == 0 { return true }
        let (first, second) = (first.assumingMemoryBound(to: Self.self), second.assumingMemoryBound(to: Self.self))
        return switch (first.pointee, second.pointee) {
        case (nil, nil): true
        case (let first?, let second?): ViewComparison.areEqual(first, second)
        default: false
        }
    }
}
