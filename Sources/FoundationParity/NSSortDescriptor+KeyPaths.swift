import Foundation

extension NSSortDescriptor {
    /// Sorts objects by a property, whatever its type.
    ///
    /// Foundation on Linux takes properties that are `Comparable`; these go there. nil comes before all else, false
    /// before true, and values that have no order stay as they are.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: { SortedValue.compare($0, $1) })
    }
}

/// A value of a property that objects are sorted by, with the optionals around it taken off.
private enum SortedValue {
    static func compare(_ first: Any, _ second: Any) -> ComparisonResult {
        switch (unwrapped(first), unwrapped(second)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let first?, let second?): order(first, second)
        }
    }

    private static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any SortedOptional else { return value }
        return optional.wrapped.flatMap { unwrapped($0) }
    }

    private static func order(_ first: Any, _ second: Any) -> ComparisonResult {
        if let first = first as? Bool, let second = second as? Bool {
            return first == second ? .orderedSame : second ? .orderedAscending : .orderedDescending
        }
        guard let first = first as? any Comparable else { return .orderedSame }
        return order(first, second)
    }

    private static func order<Value: Comparable>(_ first: Value, _ second: Any) -> ComparisonResult {
        guard let second = second as? Value, first != second else { return .orderedSame }
        return first < second ? .orderedAscending : .orderedDescending
    }
}

private protocol SortedOptional {
    var wrapped: Any? { get }
}

extension Optional: SortedOptional {
    fileprivate var wrapped: Any? { self }
}
