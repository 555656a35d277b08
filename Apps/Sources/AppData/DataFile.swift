import Foundation
import GRDB
import Synchronization

/// What a person keeps with the apps: one SQLite file, or memory.
///
/// The file is made with the first change. Until then, what a new user finds is in memory: whoever only looks leaves nothing
/// behind.
///
/// Everything is done on a queue of the file's own, one thing after the other, so that the main thread never waits for the
/// disk; in memory it is done at once. What cannot be saved is tried again, in its order, with the next change and when the
/// user asks for it.
public final class DataFile: Sendable {
    typealias Save = @Sendable (Database) throws -> Void

    /// Nil for memory.
    let folder: URL?
    let byteLimit: Int
    private let work: DispatchQueue
    private let memoryLock = NSRecursiveLock()
    /// Transactions so far. Values that are read bear it, so that an older one never replaces a newer.
    private let commits = Mutex(0)
    /// Used on the queue alone.
    nonisolated(unsafe) var content = Content()
    @MainActor private var madeStatus: DataStatus?

    struct Content {
        var database: DatabaseQueue?
        /// Whether the database is in memory until something is to be saved in the folder.
        var isDraft = false
        /// Whether the database could only be opened for reading.
        var isReadOnly = false
        /// Databases in memory for apps whose part of the file is newer than they are, by the name of the schema.
        var substitutes: [String: DatabaseQueue] = [:]
        /// The schemas whose steps are done.
        var schemas: Set<String> = []
        /// What could not be saved, the oldest first.
        var unsaved: [(schema: DataSchema, save: Save)] = []
        var observations: [Weak<DataObservation>] = []
    }

    private init(folder: URL?, byteLimit: Int) {
        self.folder = folder
        self.byteLimit = byteLimit
        work = DispatchQueue(label: "data", qos: .utility)
    }

    /// Data that ends with the last who uses it.
    public static func memory() -> DataFile { DataFile(folder: nil, byteLimit: .max) }

    /// The file in a person's folder, the same one for all who ask while it is in use.
    ///
    /// - Parameters:
    ///   - folder: made when it is not there. Nothing is read yet.
    ///   - byteLimit: what the file may grow to, at least what an empty one takes.
    public static func inFolder(_ folder: URL, byteLimit: Int = .max) -> DataFile {
        let path = folder.standardizedFileURL.path
        return known.withLock { known in
            if let file = known[path]?.object { return file }
            known = known.filter { $0.value.object != nil }
            let file = DataFile(folder: folder, byteLimit: byteLimit)
            known[path] = Weak(file)
            return file
        }
    }

    private static let known = Mutex<[String: Weak<DataFile>]>([:])

    /// What there is to say about the file.
    @MainActor public var status: DataStatus {
        if let madeStatus { return madeStatus }
        let status = DataStatus { [weak self] in self?.tryAgain() }
        madeStatus = status
        return status
    }

    // MARK: For stores

    /// Saves a change.
    ///
    /// - Parameter done: told on the main actor what a fetch yields after the change; nil if it could not be saved yet.
    func save<Value: Sendable>(
        _ schema: DataSchema, _ change: @escaping Save, fetch: @escaping @Sendable (Database) throws -> Value,
        done: @escaping @MainActor @Sendable (_ version: Int, Value?) -> Void
    ) {
        perform { file in
            file.content.unsaved.append((schema, change))
            guard file.saveUnsaved() else { return file.onMain { done(0, nil) } }
            let result = try? file.database(for: schema).read { database in
                (file.commits.withLock { $0 }, try fetch(database))
            }
            file.onMain { done(result?.0 ?? 0, result?.1) }
        }
    }

    /// Reads now, and again whenever what was read has changed, for as long as the observation is kept.
    func observe<Value: Sendable>(
        _ schema: DataSchema, fetch: @escaping @Sendable (Database) throws -> Value,
        onValue: @escaping @MainActor @Sendable (_ version: Int, Value) -> Void
    ) -> DataObservation {
        let observation = DataObservation { file, observation in
            let fetchVersion: @Sendable (Database) throws -> (Int, Value) = { [weak file] database in
                (file?.commits.withLock { $0 } ?? 0, try fetch(database))
            }
            do {
                let database = try file.database(for: schema)
                let (version, value) = try database.read(fetchVersion)
                file.onMain { onValue(version, value) }
                observation.hold(
                    ValueObservation.tracking(fetchVersion).start(
                        in: database, scheduling: .async(onQueue: .main),
                        onError: { [weak file] in file?.report(DataProblem($0)) },
                        onChange: { version, value in MainActor.assumeIsolated { onValue(version, value) } }))
            } catch {
                file.report(DataProblem(error))
            }
        }
        perform { [weak observation] file in
            guard let observation else { return }
            file.content.observations.removeAll { $0.object == nil }
            file.content.observations.append(Weak(observation))
            observation.start(file, observation)
        }
        return observation
    }

    /// Ends when everything that was asked for before is done.
    public func finish() async {
        await withCheckedContinuation { continuation in perform { _ in continuation.resume() } }
        await MainActor.run {}
    }

    // MARK: On the queue

    private func perform(_ body: @escaping @Sendable (DataFile) -> Void) {
        if folder == nil {
            memoryLock.withLock { body(self) }
        } else {
            work.async { body(self) }
        }
    }

    func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        // Data in memory is asked for by stores alone, which are on the main actor.
        if folder == nil {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }

    func report(_ problem: DataProblem) { onMain { self.status.problem = problem } }

    /// - Returns: whether everything is saved now.
    private func saveUnsaved() -> Bool {
        while let next = content.unsaved.first {
            do {
                try writableDatabase(for: next.schema).write { database in
                    try next.save(database)
                    commits.withLock { $0 += 1 }
                }
                content.unsaved.removeFirst()
            } catch {
                // What contradicts the tables would do so again.
                if (error as? DatabaseError)?.resultCode == .SQLITE_CONSTRAINT { content.unsaved.removeFirst() }
                let problem = problem(error)
                if case .setAside = problem { forget() }
                report(problem)
                return false
            }
        }
        onMain { if self.status.problem?.canBeRetried == true { self.status.problem = nil } }
        return true
    }

    /// Has the file opened anew when it is next needed.
    func forget() {
        content.database = nil
        content.isDraft = false
        content.isReadOnly = false
        content.schemas = []
    }

    /// Has everybody who follows the data follow the database that there is now.
    func observeAnew() {
        for observation in content.observations.compactMap(\.object) { observation.start(self, observation) }
    }

    private func tryAgain() {
        perform { file in
            if file.content.isReadOnly || file.content.database == nil {
                file.forget()
                file.observeAnew()
            }
            if !file.content.isReadOnly { _ = file.saveUnsaved() }
        }
    }
}

/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject & Sendable>: Sendable {
    weak let object: Object?

    init(_ object: Object) { self.object = object }
}
