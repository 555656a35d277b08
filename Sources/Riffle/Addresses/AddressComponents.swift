import Foundation

/// A value that stands for a screen, a tab or a selection, and has a form of its own in addresses.
///
///     enum Shelf: AddressComponents {
///         case book(Int)
///         case author(String)
///
///         var addressComponents: [String] {
///             switch self {
///             case .book(let number): ["books", "\(number)"]
///             case .author(let name): ["authors", name]
///             }
///         }
///
///         init?(takingFrom path: inout ArraySlice<String>) {
///             switch (path.popFirst(), path.popFirst()) {
///             case ("books", let number?): guard let number = Int(number) else { return nil }; self = .book(number)
///             case ("authors", let name?): self = .author(name)
///             default: return nil
///             }
///         }
///     }
///
/// Two values that differ have different components, and a value that is read from components has those very components. Values
/// that are one text already need no more than the conformance: enumerations of strings or numbers, `Int`, `String` and `UUID`.
public protocol AddressComponents: Hashable {
    /// What stands for the value in the path of an address: one component or more, in order, as they are read by people. What an
    /// address cannot have in it, as a slash within a component, is escaped on its way.
    var addressComponents: [String] { get }

    /// Reads a value from the beginning of a path.
    ///
    /// - Parameter path: the components that are left; the value takes its own off. Whatever is taken by one that fails is put
    ///   back.
    /// - Returns: nil where the path does not begin with such a value.
    init?(takingFrom path: inout ArraySlice<String>)
}

extension AddressComponents where Self: LosslessStringConvertible {
    /// The value's description.
    public var addressComponents: [String] { [description] }

    /// Reads one component as the value's description.
    public init?(takingFrom path: inout ArraySlice<String>) {
        guard let component = path.popFirst(), let value = Self(component), value.description == component else {
            return nil
        }
        self = value
    }
}

extension AddressComponents where Self: RawRepresentable, RawValue: LosslessStringConvertible {
    /// The raw value's description.
    public var addressComponents: [String] { [rawValue.description] }

    /// Reads one component as the description of a raw value.
    public init?(takingFrom path: inout ArraySlice<String>) {
        guard let component = path.popFirst(), let raw = RawValue(component), raw.description == component,
            let value = Self(rawValue: raw)
        else { return nil }
        self = value
    }
}

extension Int: AddressComponents {}

extension String: AddressComponents {}

extension UUID: AddressComponents {
    /// The digits in lower case, as most addresses have them.
    public var addressComponents: [String] { [uuidString.lowercased()] }

    /// Reads one component in lower case.
    public init?(takingFrom path: inout ArraySlice<String>) {
        guard let component = path.popFirst(), let value = UUID(uuidString: component),
            value.uuidString.lowercased() == component
        else { return nil }
        self = value
    }
}

extension AddressComponents {
    /// Reads a value, and leaves the path as it is where there is none.
    static func read(from path: inout ArraySlice<String>) -> Self? {
        var rest = path
        guard let value = Self(takingFrom: &rest) else { return nil }
        path = rest
        return value
    }
}
