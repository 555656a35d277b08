import CRiffleSQLite
import Foundation

/// A database of models. Containers at the same path share one.
final class ModelStore: @unchecked Sendable {
    /// The version of the tables' layout.
    private static let format: Int64 = 1

    let database: Database
    let identifier: String
    let isWritable: Bool
    private var nextKey: Int64 = 0
    private var lastKey: Int64 = -1
    private var share: Int64 = 500
    private let lock = NSRecursiveLock()
    private let contexts = ContextList()

    init(_ database: Database, isWritable: Bool) throws {
        self.database = database
        self.isWritable = isWritable
        func value(_ name: String) throws -> SQLValue? {
            try database.rows("SELECT value FROM _store WHERE name = ?", [.text(name)]).first?.first
        }
        let tables = try database.rows("SELECT name FROM sqlite_master WHERE type = 'table'").compactMap { $0[0].text }
        guard tables.contains("_store") || tables.isEmpty && isWritable else {
            throw MigrationProblem(description: "the file is none that Riffle has made")
        }
        if isWritable {
            try database.transaction {
                try database.run("CREATE TABLE IF NOT EXISTS _store (name TEXT PRIMARY KEY, value)")
                try database.run(
                    "INSERT OR IGNORE INTO _store VALUES ('next', 1), ('identifier', ?), ('format', ?)",
                    [.text(UUID().uuidString), .integer(Self.format)])
            }
        }
        if let format = try value("format")?.whole, format > Self.format {
            throw MigrationProblem(
                description:
                    "the file has layout \(format), and this version of Riffle knows those up to \(Self.format)")
        }
        identifier = try value("identifier")?.text ?? ""
    }

    /// The shape that the store was last opened with.
    var shape: StoreShape? {
        let text = try? database.rows("SELECT value FROM _store WHERE name = 'shape'").first?.first?.text
        return text.flatMap { StoreShape.read($0) }
    }

    /// Makes tables for a schema, or makes those that are there its own, without a plan.
    func prepare(_ schema: Schema, _ tables: [EntityTable]) throws {
        let wanted = StoreShape(tables)
        let old = shape
        if let old, old.has(wanted) { return }
        guard isWritable else {
            throw MigrationProblem(
                description: "the file is of other models, and a store that allows no save stays as it is")
        }
        try change(schema, tables, to: old.map { $0.updated(by: wanted) } ?? wanted)
    }

    /// Makes the tables those of a schema.
    func change(_ schema: Schema, _ tables: [EntityTable], to shape: StoreShape) throws {
        try database.transaction {
            try TableChange(database: database, schema: schema, tables: tables, old: self.shape).run()
            try database.run("INSERT OR REPLACE INTO _store VALUES ('shape', ?)", [.text(shape.text)])
        }
    }

    /// A number that no model has had. Numbers are taken from the file a thousand at a time, and more by who wants many.
    func takeKey() -> Int64 {
        lock.lock()
        defer { lock.unlock() }
        if nextKey > lastKey {
            share = min(share * 2, 64_000)
            let first = try? database.transaction { () -> Int64 in
                let first = try database.numbers("SELECT value FROM _store WHERE name = 'next'").first ?? 1
                try database.run("UPDATE _store SET value = value + ? WHERE name = 'next'", [.integer(share)])
                return first
            }
            // What cannot be written is not saved either: any number will do.
            nextKey = first ?? Int64.random(in: (1 << 40)..<(1 << 60))
            lastKey = nextKey + share - 1
        }
        defer { nextKey += 1 }
        return nextKey
    }

    func add(_ context: ModelContext) { contexts.add(context) }
    func remove(_ context: ModelContext) { contexts.remove(context) }

    var allContexts: [ModelContext] { contexts.all }

    /// All contexts but one.
    func others(than saving: ModelContext) -> [ModelContext] { contexts.all.filter { $0 !== saving } }
}

/// The contexts of a store, which it does not keep alive. A weak reference to one would make each retaining of it slower,
/// and every model retains its context.
private final class ContextList: @unchecked Sendable {
    private let lock = NSLock()
    private var pointers: [UnsafeRawPointer] = []

    func add(_ context: ModelContext) {
        lock.withLock { pointers.append(UnsafeRawPointer(Unmanaged.passUnretained(context).toOpaque())) }
    }

    /// For the end of a context, which waits for the lock.
    func remove(_ context: ModelContext) {
        let pointer = UnsafeRawPointer(Unmanaged.passUnretained(context).toOpaque())
        lock.withLock { pointers.removeAll { $0 == pointer } }
    }

    var all: [ModelContext] {
        lock.withLock {
            pointers.compactMap { pointer in
                riffle_try_retain(pointer) == nil
                    ? nil : Unmanaged<ModelContext>.fromOpaque(pointer).takeRetainedValue()
            }
        }
    }
}

/// What a save has changed, for the other contexts of its store.
struct SavedChanges: Sendable {
    struct Model: Hashable, Sendable {
        let entityName: String
        let key: Int64
    }

    var changed: [Model] = []
    /// Models that are gone, with the last values of their properties; none where these were not loaded.
    var gone: [Model: [SQLValue]] = [:]
}
