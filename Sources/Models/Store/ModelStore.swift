import Foundation

/// The tables of a schema in one database. Containers at the same path share one.
final class ModelStore: @unchecked Sendable {
    let database: Database
    let identifier: String
    let schema: Schema
    private var nextKey: Int64 = 0
    private var lastKey: Int64 = -1
    private let lock = NSRecursiveLock()
    private var contexts: [WeakContext] = []

    struct WeakContext { weak var context: ModelContext? }

    init(_ database: Database, _ schema: Schema) throws {
        self.database = database
        self.schema = schema
        identifier = try database.transaction {
            try database.run("CREATE TABLE IF NOT EXISTS _store (name TEXT PRIMARY KEY, value)")
            try database.run(
                "INSERT OR IGNORE INTO _store VALUES ('next', 1), ('identifier', ?)", [.text(UUID().uuidString)])
            for entity in schema.entities { try Self.create(entity, schema, database) }
            return try database.rows("SELECT value FROM _store WHERE name = 'identifier'").first?.first?.text ?? ""
        }
    }

    private static func create(_ entity: EntityTable, _ schema: Schema, _ database: Database) throws {
        try database.run("CREATE TABLE IF NOT EXISTS \(entity.table) (_id INTEGER PRIMARY KEY)")
        let there = Set(try database.rows("PRAGMA table_info(\(entity.table))").compactMap { $0[1].text })
        for index in entity.columns {
            let property = entity.properties[index]
            if !there.contains(property.name) {
                let old = property.attribute.originalName ?? property.relationship?.originalName
                if let old, there.contains(old) {
                    try database.run(
                        "ALTER TABLE \(entity.table) RENAME COLUMN \(quoted(old)) TO \(entity.column(index))")
                } else {
                    let kind = property.coder?.kind ?? .integer
                    try database.run(
                        "ALTER TABLE \(entity.table) ADD COLUMN \(entity.column(index)) \(kind.declaration)")
                    if there.count > 1, let value = property.defaultValue?() {
                        try database.run("UPDATE \(entity.table) SET \(entity.column(index)) = ?", [value])
                    }
                }
            }
            if property.target != nil { try createIndex([index], entity, database) }
        }
        for list in entity.uniqueLists { try createIndex(list, entity, database) }
        for list in entity.constraints.indexed {
            try createIndex(list.compactMap { entity.indexByPath[$0] }, entity, database)
        }
        for link in entity.links where link.isWriting {
            try database.run(
                """
                CREATE TABLE IF NOT EXISTS \(link.joinTable) (
                owner INTEGER NOT NULL REFERENCES \(entity.table) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
                member INTEGER NOT NULL REFERENCES \(quoted(link.targetName)) ON DELETE CASCADE
                DEFERRABLE INITIALLY DEFERRED, UNIQUE (owner, member))
                """)
        }
    }

    private static func createIndex(_ indices: [Int], _ entity: EntityTable, _ database: Database) throws {
        guard !indices.isEmpty else { return }
        let name = quoted("\(entity.name).by.\(indices.map { entity.properties[$0].name }.joined(separator: "."))")
        let columns = indices.map { entity.column($0) }.joined(separator: ", ")
        try database.run("CREATE INDEX IF NOT EXISTS \(name) ON \(entity.table) (\(columns))")
    }

    /// A number that no model has had. Numbers are taken from the file a thousand at a time.
    func takeKey() -> Int64 {
        lock.lock()
        defer { lock.unlock() }
        if nextKey > lastKey {
            let first = try? database.transaction { () -> Int64 in
                let first = try database.numbers("SELECT value FROM _store WHERE name = 'next'").first ?? 1
                try database.run("UPDATE _store SET value = value + 1000 WHERE name = 'next'")
                return first
            }
            // What cannot be written is not saved either: any number will do.
            nextKey = first ?? Int64.random(in: (1 << 40)..<(1 << 60))
            lastKey = nextKey + 999
        }
        defer { nextKey += 1 }
        return nextKey
    }

    func add(_ context: ModelContext) {
        lock.lock()
        defer { lock.unlock() }
        contexts.removeAll { $0.context == nil }
        contexts.append(WeakContext(context: context))
    }

    /// Tells all other contexts which models have been saved.
    func announce(
        _ keys: Set<PersistentIdentifier>, gone: Set<PersistentIdentifier>, by saving: ModelContext
    ) {
        lock.lock()
        let others = contexts.compactMap(\.context).filter { $0 !== saving }
        lock.unlock()
        for context in others { context.receive(keys, gone: gone) }
    }
}
