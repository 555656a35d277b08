import Foundation

/// What names a model: the entity, and its number in the store.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable, Comparable {
    let place: IdentifierPlace
    let key: Int64

    init(_ place: IdentifierPlace, _ key: Int64) {
        self.place = place
        self.key = key
    }

    /// The name of the model's type.
    public var entityName: String { place.entityName }
    /// Names the store; nil while the model is in none.
    public var storeIdentifier: String? { place.storeIdentifier }

    /// The identifier itself.
    public var id: PersistentIdentifier { self }

    /// Whether both name the same model of the same store.
    public static func == (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool {
        first.key == second.key && first.place === second.place
    }

    /// Hashes the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// Orders by entity, then in the order of insertion.
    public static func < (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool {
        if first.place === second.place { return first.key < second.key }
        return (first.entityName, first.storeIdentifier ?? "", first.key)
            < (second.entityName, second.storeIdentifier ?? "", second.key)
    }

    private enum CodingKeys: String, CodingKey { case entityName, storeIdentifier, key }

    /// Reads what `encode(to:)` has written, in this process or in another.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        place = .of(
            try values.decode(String.self, forKey: .entityName),
            in: try values.decodeIfPresent(String.self, forKey: .storeIdentifier))
        key = try values.decode(Int64.self, forKey: .key)
    }

    /// Writes the entity, the store and the number.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(entityName, forKey: .entityName)
        try values.encodeIfPresent(storeIdentifier, forKey: .storeIdentifier)
        try values.encode(key, forKey: .key)
    }
}

/// An entity of a store; there is one object for each, so that identifiers compare by address.
final class IdentifierPlace: Sendable {
    let entityName: String
    let storeIdentifier: String?

    private struct Name: Hashable {
        let entityName: String
        let storeIdentifier: String?
    }

    /// Stores come and go; what names them goes with the last identifier.
    private struct WeakPlace { weak var place: IdentifierPlace? }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [Name: WeakPlace] = [:]
    nonisolated(unsafe) private static var sweepAt = 64
    nonisolated(unsafe) private static var detached: [ObjectIdentifier: IdentifierPlace] = [:]

    private init(_ name: Name) {
        entityName = name.entityName
        storeIdentifier = name.storeIdentifier
    }

    static func of(_ entityName: String, in storeIdentifier: String?) -> IdentifierPlace {
        lock.lock()
        defer { lock.unlock() }
        return place(Name(entityName: entityName, storeIdentifier: storeIdentifier))
    }

    /// That of models that are in no store.
    static func detached(_ type: any PersistentModel.Type) -> IdentifierPlace {
        lock.lock()
        defer { lock.unlock() }
        if let place = detached[ObjectIdentifier(type)] { return place }
        let place = place(Name(entityName: type.entityName, storeIdentifier: nil))
        detached[ObjectIdentifier(type)] = place
        return place
    }

    private static func place(_ name: Name) -> IdentifierPlace {
        if let place = known[name]?.place { return place }
        let place = IdentifierPlace(name)
        known[name] = WeakPlace(place: place)
        if known.count > sweepAt {
            known = known.filter { $0.value.place != nil }
            sweepAt = max(64, known.count * 2)
        }
        return place
    }
}

/// Names a model within a container.
struct ModelKey: Hashable, Comparable {
    /// The index in the schema.
    let entity: Int
    let number: Int64

    init(_ entity: Int, _ number: Int64) {
        self.entity = entity
        self.number = number
    }

    static func < (first: ModelKey, second: ModelKey) -> Bool {
        (first.entity, first.number) < (second.entity, second.number)
    }
}
