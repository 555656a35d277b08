import Foundation

/// What the tables of a schema look like, by which a store knows the schema it was written with.
struct StoreShape: Codable, Hashable {
    struct Column: Codable, Hashable {
        let name: String
        let kind: ColumnKind
        let isOptional: Bool
        let isUnique: Bool
        let modifier: String?
        /// The entity that a relationship leads to.
        let target: String?
        let holdsMany: Bool
    }

    struct Entity: Codable, Hashable {
        let name: String
        let columns: [Column]
        let unique: [[String]]
    }

    let entities: [Entity]

    init(_ tables: [EntityTable]) {
        entities = tables.map { table in
            let columns = table.properties.compactMap { property -> Column? in
                guard !property.attribute.isEphemeral else { return nil }
                return Column(
                    name: property.name, kind: property.coder?.kind ?? .integer, isOptional: property.isOptional,
                    isUnique: property.attribute.isUnique,
                    modifier: property.attribute.hashModifier ?? property.relationship?.hashModifier,
                    target: property.target?.entityName, holdsMany: property.holdsMany)
            }
            let unique = table.constraints.unique.map { list in
                list.compactMap { table.indexByPath[$0] }.map { table.properties[$0].name }.sorted()
            }
            return Entity(name: table.name, columns: columns.sorted { $0.name < $1.name }, unique: unique)
        }
    }

    func entity(_ name: String) -> Entity? { entities.first { $0.name == name } }

    /// Entities of `other`, and those of this shape that it does not have.
    func updated(by other: StoreShape) -> StoreShape {
        let names = Set(other.entities.map(\.name))
        var result = self
        result = StoreShape(
            entities: (entities.filter { !names.contains($0.name) } + other.entities).sorted { $0.name < $1.name })
        return result
    }

    private init(entities: [Entity]) { self.entities = entities }

    /// Whether the entities of another are all there as they are in it.
    func has(_ other: StoreShape) -> Bool { other.entities.allSatisfy { entity($0.name) == $0 } }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    static func read(_ text: String) -> StoreShape? {
        try? JSONDecoder().decode(StoreShape.self, from: Data(text.utf8))
    }
}

/// Why the tables of a store cannot become those of a schema.
struct MigrationProblem: Error, CustomStringConvertible {
    let description: String
}
