import Foundation
import GRDB

/// How the file is opened, and what is done with one that cannot be used.
extension DataFile {
    static let fileName = "data.sqlite"
    /// Bytes of a page of SQLite's, in which a limit is counted.
    private static let pageBytes = 4096
    /// Pages that any file may have: the tables of the apps without a row.
    private static let leastPages = 64

    /// The database with the tables of an app.
    func database(for schema: DataSchema) throws -> DatabaseQueue {
        if let substitute = content.substitutes[schema.name] { return substitute }
        let database = try content.database ?? open()
        content.database = database
        guard !content.schemas.contains(schema.name) else { return database }
        if try database.read({ try schema.isNewer(schema.migrator.appliedIdentifiers($0)) }) {
            report(.newer)
            let substitute = try DatabaseQueue()
            try schema.migrator.migrate(substitute)
            content.substitutes[schema.name] = substitute
            return substitute
        }
        if !content.isReadOnly { try schema.migrator.migrate(database) }
        content.schemas.insert(schema.name)
        return database
    }

    private func open() throws -> DatabaseQueue {
        guard let folder else { return try DatabaseQueue() }
        let path = folder.appendingPathComponent(Self.fileName).path
        guard Self.hasContent(path) else { return try draft() }
        do {
            return try open(path, in: folder)
        } catch let error as DatabaseError {
            switch DataProblem(error) {
            case .setAside:
                // Closed by now: nobody else uses what is renamed.
                report(.setAside(try setAside(path)))
                return try draft()
            case .readOnly:
                return try openForReading(path)
            default:
                if error.resultCode == .SQLITE_CANTOPEN, FileManager.default.fileExists(atPath: path) {
                    return try openForReading(path)
                }
                throw error
            }
        }
    }

    /// Whether there is something to read. A file without bytes is what is left of one that was about to be made.
    private static func hasContent(_ path: String) -> Bool {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        return (size ?? 0) > 0
    }

    /// A database in memory, for as long as nothing is to be saved.
    private func draft() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        content.isDraft = true
        return database
    }

    /// The database with the tables of an app, in the file if there is to be one.
    func writableDatabase(for schema: DataSchema) throws -> DatabaseQueue {
        let database = try database(for: schema)
        guard content.isDraft, let folder, let draft = content.database else { return database }
        let file = try open(folder.appendingPathComponent(Self.fileName).path, in: folder)
        // Another program may have made it meanwhile: then it counts, and what was shown here does not.
        let isNew = try file.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM sqlite_master") == 0 }
        // All or nothing: SQLite copies in one transaction.
        if isNew { try draft.backup(to: file) } else { forget() }
        content.database = file
        content.isDraft = false
        observeAnew()
        return try self.database(for: schema)
    }

    private func open(_ path: String, in folder: URL) throws -> DatabaseQueue {
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // SQLite gives the files beside it the same rights.
        let descriptor = Glibc.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
        let database = try DatabaseQueue(path: path, configuration: configuration)
        try database.write { database in
            guard try String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok" else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT)
            }
        }
        return database
    }

    private var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "data"
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(2)
        let pages = max(Self.leastPages, byteLimit / Self.pageBytes)
        if byteLimit < .max {
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA max_page_count = \(pages)") }
        }
        return configuration
    }

    private func openForReading(_ path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        var database: DatabaseQueue
        do {
            database = try DatabaseQueue(path: path, configuration: configuration)
            _ = try database.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM sqlite_master") }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
            // Nothing can be put beside the file, so that nobody changes it either.
            let name = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
            database = try DatabaseQueue(path: "file:\(name)?immutable=1", configuration: configuration)
        }
        content.isReadOnly = true
        report(.readOnly)
        return database
    }

    /// Gives a file that is no database another name, with what belongs to it.
    ///
    /// - Returns: the new name.
    private func setAside(_ path: String) throws -> String {
        let manager = FileManager.default
        var number = 1
        while manager.fileExists(atPath: "\(path).damaged-\(number)") { number += 1 }
        for ending in ["", "-wal", "-shm"] where manager.fileExists(atPath: path + ending) {
            try manager.moveItem(atPath: path + ending, toPath: "\(path).damaged-\(number)\(ending)")
        }
        return "\(Self.fileName).damaged-\(number)"
    }

    /// What an error means, given how far the file may grow.
    func problem(_ error: any Error) -> DataProblem {
        if (error as? DatabaseError)?.resultCode == .SQLITE_CANTOPEN, let folder, access(folder.path, W_OK) != 0 {
            return .readOnly
        }
        let problem = DataProblem(error)
        guard problem == .full, byteLimit < .max, let folder else { return problem }
        // The database was at its limit if the disk still has room.
        var disk = statvfs()
        guard statvfs(folder.path, &disk) == 0 else { return problem }
        return UInt64(disk.f_bavail) * UInt64(disk.f_frsize) > 1 << 20 ? .limit : .full
    }
}
