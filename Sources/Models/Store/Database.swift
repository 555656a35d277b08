import CRiffleSQLite
import Foundation

/// What SQLite reports.
struct DatabaseError: Error, CustomStringConvertible {
    let code: Int32
    let message: String
    var description: String { "SQLite error \(code): \(message)" }
}

extension DatabaseError {
    /// What Foundation calls it. SQLite's own number and words are in `userInfo`.
    var cocoaError: CocoaError {
        let kind: CocoaError.Code =
            switch code & 0xFF {
            case SQLITE_FULL: .fileWriteOutOfSpace
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .fileWriteNoPermission
            case SQLITE_CORRUPT, SQLITE_NOTADB: .fileReadCorruptFile
            case SQLITE_BUSY, SQLITE_LOCKED: .fileLocking
            default: .fileWriteUnknown
            }
        return CocoaError(
            kind, userInfo: ["NSSQLiteErrorDomain": Int(code), NSLocalizedFailureReasonErrorKey: message])
    }
}

/// Runs `body`, and has it fail as Foundation's files do.
func throwingCocoaErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as DatabaseError { throw error.cocoaError }
}

/// A connection to a file, or to memory. All that use it take turns.
final class Database: @unchecked Sendable {
    private var connection: OpaquePointer?
    private var cache: [String: Statement] = [:]
    private let lock = NSRecursiveLock()
    /// How many transactions are open.
    private var depth = 0

    init(path: String?, readOnly: Bool) throws {
        let flags =
            // The lock of this object is the one that counts; SQLite's own would be taken for each value of each row.
            SQLITE_OPEN_NOMUTEX | (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        let code = sqlite3_open_v2(path ?? ":memory:", &connection, flags, nil)
        guard code == SQLITE_OK else { defer { sqlite3_close_v2(connection) }; throw error(code) }
        sqlite3_extended_result_codes(connection, 1)
        sqlite3_busy_timeout(connection, 10_000)
        addFunctions(to: connection)
        if path != nil && !readOnly { try run("PRAGMA journal_mode = WAL"); try run("PRAGMA synchronous = NORMAL") }
        try run("PRAGMA foreign_keys = ON")
    }

    deinit {
        cache.removeAll()
        sqlite3_close_v2(connection)
    }

    func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// Runs `body` so that all of what it writes is kept, or nothing. Transactions may stand inside each other.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try exclusively {
            let name = "level\(depth)"
            try run(depth == 0 ? "BEGIN IMMEDIATE" : "SAVEPOINT \(name)")
            depth += 1
            defer { depth -= 1 }
            do {
                let result = try body()
                try run(depth == 1 ? "COMMIT" : "RELEASE \(name)")
                return result
            } catch {
                if depth == 1 {
                    try? run("ROLLBACK")
                } else {
                    try? run("ROLLBACK TO \(name)")
                    try? run("RELEASE \(name)")
                }
                throw error
            }
        }
    }

    func run(_ sql: String, _ values: [SQLValue] = []) throws {
        try exclusively {
            let statement = try statement(sql)
            defer { statement.reset() }
            for (index, value) in values.enumerated() { statement.bind(value, Int32(index + 1)) }
            while try statement.step() {}
        }
    }

    func rows(_ sql: String, _ values: [SQLValue] = []) throws -> [[SQLValue]] {
        try exclusively {
            let statement = try statement(sql)
            defer { statement.reset() }
            for (index, value) in values.enumerated() { statement.bind(value, Int32(index + 1)) }
            var rows: [[SQLValue]] = []
            while try statement.step() { rows.append((0..<statement.columnCount).map { statement.value($0) }) }
            return rows
        }
    }

    func numbers(_ sql: String, _ values: [SQLValue] = []) throws -> [Int64] {
        try rows(sql, values).compactMap { $0[0].whole }
    }

    /// The numbers in the first column, for many rows.
    func keys(_ sql: String, _ values: [SQLValue]) throws -> [Int64] {
        try exclusively {
            let statement = try statement(sql)
            defer { statement.reset() }
            for (index, value) in values.enumerated() { statement.bind(value, Int32(index + 1)) }
            var keys: [Int64] = []
            while try statement.step() { keys.append(statement.number(0)) }
            return keys
        }
    }

    /// A prepared statement, which is kept for the next time. It is used `exclusively`.
    func statement(_ sql: String) throws -> Statement {
        if let statement = cache[sql], !statement.isBusy { return statement }
        var pointer: OpaquePointer?
        let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
        guard code == SQLITE_OK, let pointer else { throw error(code) }
        let statement = Statement(pointer, self)
        if cache.count > 200 { cache.removeAll() }
        cache[sql] = statement
        return statement
    }

    func error(_ code: Int32) -> DatabaseError {
        DatabaseError(code: code, message: connection.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory")
    }
}

/// A statement: bound, stepped through, reset.
final class Statement {
    private let pointer: OpaquePointer
    private unowned let database: Database
    var isBusy: Bool { sqlite3_stmt_busy(pointer) != 0 }
    var columnCount: Int32 { sqlite3_column_count(pointer) }

    init(_ pointer: OpaquePointer, _ database: Database) {
        self.pointer = pointer
        self.database = database
    }

    deinit {
        sqlite3_finalize(pointer)
        texts?.deallocate()
    }

    private var kept: UnsafeMutableRawPointer {
        if let texts { return texts }
        let made = UnsafeMutableRawPointer.allocate(byteCount: Self.capacity, alignment: 1)
        texts = made
        return made
    }

    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    func bind(_ value: SQLValue, _ index: Int32) {
        switch value {
        case .null: sqlite3_bind_null(pointer, index)
        case .integer(let number): sqlite3_bind_int64(pointer, index, number)
        case .real(let number): sqlite3_bind_double(pointer, index, number)
        case .text(var text):
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    _ = sqlite3_bind_text(pointer, index, $0.baseAddress ?? Self.nothing, Int32($0.count), Self.copied)
                }
            }
        case .blob(let data):
            if data.isEmpty { sqlite3_bind_zeroblob(pointer, index, 0); return }
            data.withUnsafeBytes {
                _ = sqlite3_bind_blob64(pointer, index, $0.baseAddress, UInt64($0.count), Self.copied)
            }
        }
    }

    nonisolated(unsafe) private static let nothing = UnsafePointer(strdup("")!)

    func bind(_ number: Int64, _ index: Int32) { sqlite3_bind_int64(pointer, index, number) }

    /// SQLite has no number that is none.
    func bind(_ number: Double, _ index: Int32) {
        _ = number.isNaN ? sqlite3_bind_null(pointer, index) : sqlite3_bind_double(pointer, index, number)
    }

    /// Texts that stand here until the statement has run, so that SQLite need not copy each into memory of its own.
    private static let capacity = 4096
    private var texts: UnsafeMutableRawPointer?
    private var room = 0

    func bind(_ text: String, _ index: Int32) {
        var text = text
        text.withUTF8 { bytes in
            if let base = bytes.baseAddress, bytes.count <= Self.capacity - room {
                let place = kept + room
                place.copyMemory(from: base, byteCount: bytes.count)
                room += bytes.count
                sqlite3_bind_text(
                    pointer, index, place.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil)
                return
            }
            bytes.withMemoryRebound(to: CChar.self) {
                _ = sqlite3_bind_text(pointer, index, $0.baseAddress ?? Self.nothing, Int32($0.count), Self.copied)
            }
        }
    }

    /// The value of a column, which is found once for all that is asked of it.
    func stored(_ column: Int32) -> StoredValue { StoredValue(pointer: sqlite3_column_value(pointer, column)) }

    /// Goes to the next row; false where there is none.
    func step() throws -> Bool {
        switch sqlite3_step(pointer) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code:
            let error = database.error(code)
            sqlite3_reset(pointer)
            throw error
        }
    }

    /// Makes the statement ready to be bound anew, where every value is going to be.
    func rewind() {
        sqlite3_reset(pointer)
        room = 0
    }

    func reset() {
        rewind()
        sqlite3_clear_bindings(pointer)
    }

    func number(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

    func value(_ column: Int32) -> SQLValue {
        switch sqlite3_column_type(pointer, column) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(pointer, column))
        case SQLITE_FLOAT: .real(sqlite3_column_double(pointer, column))
        case SQLITE_TEXT:
            .text(
                String(
                    decoding: UnsafeRawBufferPointer(
                        start: sqlite3_column_text(pointer, column), count: Int(sqlite3_column_bytes(pointer, column))),
                    as: UTF8.self))
        case SQLITE_BLOB:
            .blob(
                Data(
                    bytes: sqlite3_column_blob(pointer, column) ?? UnsafeRawPointer(Self.nothing),
                    count: Int(sqlite3_column_bytes(pointer, column))))
        default: .null
        }
    }
}

/// A value in a row of a statement. It stays as it is until the next step, as whoever reads it has the connection for
/// themselves.
struct StoredValue {
    fileprivate let pointer: OpaquePointer?

    var isNull: Bool { sqlite3_value_type(pointer) == SQLITE_NULL }

    var text: String? {
        guard sqlite3_value_type(pointer) == SQLITE_TEXT else { return nil }
        return String(
            decoding: UnsafeRawBufferPointer(
                start: sqlite3_value_text(pointer), count: Int(sqlite3_value_bytes(pointer))),
            as: UTF8.self)
    }

    var int: Int? { sqlite3_value_type(pointer) == SQLITE_INTEGER ? Int(sqlite3_value_int64(pointer)) : nil }
    var double: Double? { sqlite3_value_type(pointer) == SQLITE_FLOAT ? sqlite3_value_double(pointer) : nil }
    var bool: Bool? { int.map { $0 != 0 } }
    var date: Date? { double.map { Date(timeIntervalSinceReferenceDate: $0) } }
}

/// Gives SQL what Swift says of texts and decimal numbers, so that both answer the same.
private func addFunctions(to connection: OpaquePointer?) {
    typealias Compare =
        @convention(c) (
            UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?
        ) -> Int32
    typealias Answer = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
    func collation(_ name: String, _ compare: @escaping Compare) {
        sqlite3_create_collation_v2(connection, name, SQLITE_UTF8, nil, compare, nil)
    }
    collation("LEXICAL") { _, a, b, c, d in
        let (first, second) = (text(b, a), text(d, c))
        return first == second ? 0 : first < second ? -1 : 1
    }
    collation("LOCALIZED") { _, a, b, c, d in
        Int32(LocalizedOrder.compare(text(b, a), text(d, c), isRoot: false).rawValue)
    }
    collation("ROOT") { _, a, b, c, d in
        let (first, second) = (
            UnsafeRawBufferPointer(start: b, count: Int(a)), UnsafeRawBufferPointer(start: d, count: Int(c))
        )
        if let result = LocalizedOrder.compare(first, second) { return Int32(result.rawValue) }
        return Int32(LocalizedOrder.compare(text(b, a), text(d, c), isRoot: false).rawValue)
    }
    collation("DECIMAL") { _, a, b, c, d in
        let (first, second) = (Decimal(string: text(b, a)) ?? 0, Decimal(string: text(d, c)) ?? 0)
        return first == second ? 0 : first < second ? -1 : 1
    }
    func function(_ name: String, _ body: @escaping Answer) {
        sqlite3_create_function_v2(
            connection, name, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, body, nil, nil, nil)
    }
    function("swift_contains") { answer($0, $2) { containsAll($0, $1) } }
    function("swift_starts") { answer($0, $2) { $0.starts(with: $1) } }
    function("swift_standard_contains") { answer($0, $2) { $0.localizedStandardContains($1) } }
}

/// As predicates ask it: of any collections. Foundation's own question to texts is another where the second is empty.
private func containsAll<A: Collection, B: Collection>(_ first: A, _ second: B) -> Bool
where A.Element: Equatable, A.Element == B.Element {
    first.contains(second)
}

private func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
    String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
}

private func answer(
    _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?, _ test: (String, String) -> Bool
) {
    guard let arguments, let first = sqlite3_value_text(arguments[0]), let second = sqlite3_value_text(arguments[1])
    else {
        return sqlite3_result_null(context)
    }
    let texts = (text(first, sqlite3_value_bytes(arguments[0])), text(second, sqlite3_value_bytes(arguments[1])))
    sqlite3_result_int(context, test(texts.0, texts.1) ? 1 : 0)
}
