/// Values that few instances of a type have: apart, so that all others take less memory and are copied faster.
///
/// Copies share the values. Values that are all as they are by default take no place.
package struct RareValues<Values: Defaulted & Equatable> {
    private final class Box {
        let values: Values
        init(_ values: Values) { self.values = values }
    }

    private var box: Box?

    package init() {}

    package init(_ values: Values) { box = values == Values() ? nil : Box(values) }

    package var values: Values {
        get { box?.values ?? Values() }
        set { if newValue != values { self = RareValues(newValue) } }
    }
}

extension RareValues: Equatable {
    package static func == (first: RareValues, second: RareValues) -> Bool {
        first.box === second.box || first.values == second.values
    }
}

// The values are never written again.
extension RareValues: @unchecked Sendable where Values: Sendable {}

/// A type with a value to start from.
package protocol Defaulted {
    init()
}
