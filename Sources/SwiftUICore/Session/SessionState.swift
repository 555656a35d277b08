import Foundation

/// What a window's views have in their state, in a form that can leave the process: for the next one, which shows the same
/// program, maybe a newer version of it.
///
/// Values are by place in the tree of the program's own views, in the order in which a view declares them. Those that
/// are neither `Codable` nor made of what is are not in it; `losses` says which. Encoded, it has some hundred bytes and a value's JSON for each. It is
/// as secret as what the views show, and not signed: whoever gives it to others has to see to that.
public struct _SessionState: Codable, Hashable, Sendable {
    /// A state of a view.
    package struct Entry: Codable, Hashable, Sendable {
        /// The views around it and the view itself, from the root on, by their names, and the ids of elements between them.
        package var place: String
        /// Which of the views with this place it is, from 0, in the order of the tree.
        package var ordinal: Int
        /// Which of the view's states it is, from 0.
        package var slot: Int
        /// The name of the value's type, or the object's.
        package var type: String
        /// The value as JSON; nil for an object.
        package var value: Data?
        /// The properties of an object by name, as JSON; those of objects in it behind the name of the property and a dot.
        package var properties: [String: Property]?
    }

    /// A stored property of an object.
    package struct Property: Codable, Hashable, Sendable {
        package var type: String
        package var value: Data
    }

    /// Something that could not be kept.
    package struct Loss: Codable, Hashable, Sendable {
        /// Such as `ContentView.picture`.
        package var place: String
        /// A sentence without its full stop.
        package var reason: String
        /// Whether people may miss it. No view is updated when a plain object changes: what it has is the program's working state, and made
        /// anew.
        package var isMissed = true

        /// Nothing was kept: the process has ended at the page twice, and what it had may be why.
        package static let all = Loss(place: "*", reason: "the process ended at this page twice")

        package init(place: String, reason: String, isMissed: Bool = true) {
            self.place = place
            self.reason = reason
            self.isMissed = isMissed
        }
    }

    /// Of places that were shown and of those that have been in the state before and were not shown since.
    package var entries: [Entry] = []
    /// What features keep, by kind and place.
    package var parts: [String: [String: Data]] = [:]
    package var losses: [Loss] = []

    /// Nothing.
    package init() {}
}

package typealias SessionState = _SessionState

/// A type that is not `Codable` and yet can be kept.
package protocol SessionCodable {
    /// Nil where this value cannot.
    var sessionData: Data? { get }
    init?(sessionData: Data)
}

/// Values as JSON, those that are not `Codable` by what they are made of.
enum SessionCoder {
    /// Nil for types that cannot be encoded, and for values that are not.
    static func encode<Value>(_ value: Value) -> Data? {
        // Casting the value itself would look into an optional.
        if Value.self is any SessionCodable.Type { return (value as? any SessionCodable)?.sessionData }
        guard let type = Value.self as? any Codable.Type else { return ReflectedValue.encode(value) }
        func encode<Other: Codable>(_ type: Other.Type) -> Data? {
            guard let value = value as? Other else { return nil }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            return try? encoder.encode(value)
        }
        return encode(type)
    }

    static func decode<Value>(_ type: Value.Type, _ data: Data) -> Value? {
        if let type = Value.self as? any SessionCodable.Type { return type.init(sessionData: data) as? Value }
        guard let type = Value.self as? any Codable.Type else { return ReflectedValue.decode(type, data) }
        func decode<Other: Codable>(_ type: Other.Type) -> Value? {
            let decoder = JSONDecoder()
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            return (try? decoder.decode(type, from: data)) as? Value
        }
        return decode(type)
    }

    /// Whether values of a type can be encoded, as a rule.
    static func canKeep(_ type: Any.Type) -> Bool { isCodable(type) || ReflectedValue.canKeep(type) }

    static func isCodable(_ type: Any.Type) -> Bool { type is any Codable.Type || type is any SessionCodable.Type }
}
