import GRDB
import Synchronization

extension DataFile {
    /// Puts what a new user finds in the place of all that an app has kept, in all windows of the person at once.
    ///
    /// - Returns: what was there before, for as long as somebody may want it back.
    public func startAnew(_ schema: DataSchema) -> FormerData {
        let former = FormerData(schema, in: self)
        save(schema) { former.keep(try FormerData.replace(by: FormerData.fresh(schema), in: $0)) }
        return former
    }

    fileprivate func save(_ schema: DataSchema, _ change: @escaping Save) {
        save(schema, change, fetch: { _ in }, done: { _, _ in })
    }
}

/// What an app had kept before it was started anew.
public final class FormerData: Sendable {
    /// The rows of a table.
    fileprivate struct Table: Sendable {
        let name: String
        var columns: [String] = []
        var rows: [[DatabaseValue]] = []
    }

    private let schema: DataSchema
    private let file: DataFile
    private let tables = Mutex<[Table]?>(nil)

    fileprivate init(_ schema: DataSchema, in file: DataFile) {
        self.schema = schema
        self.file = file
    }

    /// Brings all of it back, in the place of what is there now.
    public func bringBack() {
        file.save(schema) { [self] database in
            guard let tables = tables.withLock({ $0 }) else { return }
            _ = try Self.replace(by: tables, in: database)
        }
    }

    fileprivate func keep(_ tables: [Table]) { self.tables.withLock { $0 = tables } }

    /// What a new user finds.
    fileprivate static func fresh(_ schema: DataSchema) throws -> [Table] {
        let database = try DatabaseQueue()
        try schema.migrator.migrate(database)
        return try database.read { database in
            let names = try String.fetchAll(
                database,
                sql: """
                    SELECT name FROM sqlite_master
                    WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'grdb%' ORDER BY rowid
                    """)
            return try names.map { try read($0, database) }
        }
    }

    private static func read(_ table: String, _ database: Database) throws -> Table {
        let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(table.quotedDatabaseIdentifier) ORDER BY rowid")
        let columns = try database.columns(in: table).map(\.name)
        return Table(name: table, columns: columns, rows: rows.map { Array($0.databaseValues) })
    }

    /// Writes tables in the place of those of the same names.
    ///
    /// - Returns: what was in them.
    fileprivate static func replace(by new: [Table], in database: Database) throws -> [Table] {
        // Rows that belong together are there together again when all is done.
        try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
        let old = try new.map { try read($0.name, database) }
        for table in new { try database.execute(sql: "DELETE FROM \(table.name.quotedDatabaseIdentifier)") }
        for table in new where !table.rows.isEmpty {
            let columns = table.columns.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
            let places = table.columns.map { _ in "?" }.joined(separator: ", ")
            let insertion = try database.makeStatement(
                sql: "INSERT INTO \(table.name.quotedDatabaseIdentifier) (\(columns)) VALUES (\(places))")
            for row in table.rows { try insertion.execute(arguments: StatementArguments(row)) }
        }
        return old
    }
}
