import Foundation

/// The models that a store keeps.
public final class Schema: Hashable, @unchecked Sendable {
    /// The version of the schema.
    public let version: Version
    let tables: [EntityTable]
    private let byName: [String: EntityTable]
    private let byType: [ObjectIdentifier: EntityTable]

    /// A schema of models, and of all that their relationships lead to.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        var found: [String: EntityTable] = [:]
        var pending = types
        while let type = pending.popLast() {
            guard found[type.entityName] == nil else { continue }
            let entity = EntityTable(type)
            found[entity.name] = entity
            pending += entity.properties.compactMap(\.target)
        }
        tables = found.values.sorted { $0.name < $1.name }
        for (index, table) in tables.enumerated() { table.index = index }
        byName = found
        byType = Dictionary(uniqueKeysWithValues: found.values.map { (ObjectIdentifier($0.type), $0) })
        pairInverses()
    }

    /// A schema of models, and of all that their relationships lead to.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// The schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// Whether both are of the same models and version.
    public static func == (first: Schema, second: Schema) -> Bool {
        first.version == second.version && Set(first.byType.keys) == Set(second.byType.keys)
    }

    /// Hashes the version and the names of the models.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(tables.map(\.name))
    }

    func entity(_ name: String) -> EntityTable? { byName[name] }
    func entity(of type: any PersistentModel.Type) -> EntityTable? { byType[ObjectIdentifier(type)] }

    /// Two relationships are each other's inverse where one says so, or where there is one only in each direction.
    private func pairInverses() {
        for entity in tables {
            for link in entity.links where link.inverse == nil {
                guard let path = link.property.relationship?.inverse, let target = byName[link.targetName],
                    let other = target.links.first(where: { $0.property.keyPath == path })
                else { continue }
                link.inverse = other
                other.inverse = link
            }
        }
        for entity in tables {
            for link in entity.links where link.inverse == nil {
                let there = byName[link.targetName]?.links.filter { $0.targetName == entity.name && $0 !== link } ?? []
                let here = entity.links.filter { $0.targetName == link.targetName }
                guard there.count == 1, here.count == 1, there[0].inverse == nil else { continue }
                link.inverse = there[0]
                there[0].inverse = link
            }
        }
    }
}

extension Schema {
    /// A version: major, minor, patch.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        let major: Int
        let minor: Int
        let patch: Int

        /// A version of three numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        /// Orders by the first number that differs.
        public static func < (first: Version, second: Version) -> Bool {
            (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
        }

        /// The numbers with dots between.
        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// A property that is no relationship.
    public enum Attribute {
        /// How an attribute is kept.
        public struct Option: Hashable, Sendable {
            private let name: String

            /// No two models have the same value: inserting another updates the first.
            public static let unique = Option(name: "unique")
            /// Kept beside the other values.
            public static let externalStorage = Option(name: "externalStorage")
            /// Not kept.
            public static let ephemeral = Option(name: "ephemeral")
            /// For the search of the system, which there is none of.
            public static let spotlight = Option(name: "spotlight")
            /// Kept in the history of deletions, which there is none of.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
        }
    }

    /// A property that holds other models.
    public enum Relationship {
        /// How a relationship is kept.
        public struct Option: Hashable, Sendable {
            private let name: String
            /// Each model is held once.
            public static let unique = Option(name: "unique")
        }

        /// What becomes of the models that a deleted one holds.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// They stay as they are.
            case noAction
            /// They hold the deleted one no longer.
            case nullify
            /// They are deleted as well.
            case cascade
            /// While there are any, nothing is deleted.
            case deny
        }
    }
}

/// One type of models, and its table.
final class EntityTable {
    let name: String
    /// Where it stands in its schema.
    fileprivate(set) var index = 0
    let type: any PersistentModel.Type
    let properties: [_ModelProperty]
    /// By the index of the property; nil for attributes.
    let linkAt: [Link?]
    let links: [Link]
    /// Indices of the properties that have a column.
    let columns: [Int]
    /// Those of them that are loaded together; the others are loaded alone.
    let rowColumns: [Int]
    let indexByPath: [AnyKeyPath: Int]
    let constraints: _ModelConstraints
    /// A model of this type that is known to be one.
    let model: (AnyObject) -> any PersistentModel
    /// The name in SQL.
    let table: String
    let insertion: String
    /// Queries for one row, for as many as are read at a time, and for all between two numbers.
    let selectionOfOne: String
    /// The columns that are loaded together, for a query that calls the table `t`.
    let selection: String
    let selectionOfMany: String
    let selectionOfRange: String
    /// Properties that identify a model, as lists of indices.
    let uniqueLists: [[Int]]
    /// Whether a relationship has to hold some number of models.
    let hasRules: Bool

    init(_ type: any PersistentModel.Type) {
        self.type = type
        let name = type.entityName
        self.name = name
        let properties = type._properties
        self.properties = properties
        let linkAt = properties.enumerated().map { index, property in
            property.target.map { Link(name, index, property, $0.entityName) }
        }
        self.linkAt = linkAt
        links = linkAt.compactMap { $0 }
        columns = properties.indices.filter { !properties[$0].attribute.isEphemeral && !properties[$0].holdsMany }
        rowColumns = columns.filter { !properties[$0].attribute.isExternal }
        indexByPath = Dictionary(
            properties.enumerated().map { ($1.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
        constraints = type._constraints
        func typed<Model: PersistentModel>(_: Model.Type) -> (AnyObject) -> any PersistentModel {
            { unsafeDowncast($0, to: Model.self) }
        }
        model = typed(type)
        table = quoted(name)
        func list(_ columns: [Int]) -> String {
            (["_id"] + columns.map { quoted(properties[$0].name) }).joined(separator: ", ")
        }
        let selection = list(rowColumns)
        let names = ["_id"] + rowColumns.map { quoted(properties[$0].name) }
        self.selection = names.map { "t.\($0)" }.joined(separator: ", ")
        let query = "SELECT \(selection) FROM \(table) WHERE _id"
        let batch = repeatElement("?", count: FaultBatch.size).joined(separator: ",")
        selectionOfOne = query + " = ?"
        selectionOfMany = query + " IN (\(batch)) ORDER BY _id"
        selectionOfRange = query + " BETWEEN ? AND ? ORDER BY _id"
        let marks = repeatElement("?", count: columns.count + 1).joined(separator: ", ")
        insertion = "INSERT INTO \(table) (\(list(columns))) VALUES (\(marks))"
        hasRules = links.contains { link in
            let rules = link.property.relationship
            return !link.isMany && !link.property.isOptional || rules?.minimum ?? 0 > 0 || rules?.maximum ?? 0 > 0
        }
        let byPath = indexByPath
        uniqueLists =
            columns.filter { properties[$0].attribute.isUnique }.map { [$0] }
            + constraints.unique.map { $0.compactMap { byPath[$0] } }
    }

    func column(_ index: Int) -> String { quoted(properties[index].name) }
}

/// A relationship, and where its models are found.
final class Link {
    let entityName: String
    let index: Int
    let property: _ModelProperty
    let targetName: String
    unowned(unsafe) var inverse: Link?

    init(_ entityName: String, _ index: Int, _ property: _ModelProperty, _ targetName: String) {
        self.entityName = entityName
        self.index = index
        self.property = property
        self.targetName = targetName
    }

    var isMany: Bool { property.holdsMany }
    /// Whether the numbers stand in a table of pairs.
    var isJoined: Bool { isMany && inverse?.isMany != false }
    /// Of the two ends of a table of pairs, the one that writes it.
    var isWriting: Bool {
        guard isJoined else { return false }
        guard let inverse, inverse !== self else { return true }
        return (entityName, property.name) < (inverse.entityName, inverse.property.name)
    }
    private var writer: Link { isWriting ? self : inverse ?? self }
    var joinName: String { "\(writer.entityName).\(writer.property.name)" }
    var joinTable: String { quoted(joinName) }
    var ownColumn: String { isWriting ? "owner" : "member" }
    var otherColumn: String { isWriting ? "member" : "owner" }

    /// A query for the numbers of the models that the model of a number holds, in the order in which they were inserted.
    func members(of owner: String) -> String {
        if isJoined { return "SELECT \(otherColumn) FROM \(joinTable) WHERE \(ownColumn) = \(owner) ORDER BY rowid" }
        return "SELECT _id FROM \(quoted(targetName)) WHERE \(quoted(inverse!.property.name)) = \(owner) ORDER BY _id"
    }
}

func quoted(_ name: String) -> String { "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\"" }
