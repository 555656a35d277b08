import Foundation
import Synchronization

/// Keeps values in a property list file of at most so many bytes.
///
/// The file is there once there is a value, and written half a second after a change, in one piece: whenever the process
/// ends, the file is whole. What would go beyond the bytes is not kept, and what was there stays.
///
/// A file that several processes keep values in has those of all: of one key, what was written last.
package final class FileBacking: KeyValueBacking {
    /// Seconds in which changes gather, so that a slider that is dragged does not write a file for every step.
    private static let gathering = 0.5
    private static let queue = DispatchQueue(label: "storage", qos: .utility)

    private struct Content {
        var table: ValueTable
        /// The keys that were set since the file was last written, where other processes write it, too.
        var setKeys: Set<String> = []
        var isDirty = false
        var isScheduled = false
        var isHandedOver = false
        var hasSaidFull = false
    }

    private let file: URL?
    private let limit: Int
    private let budget: StorageBudget?
    private let isForProcesses: Bool
    private let onWrite: @Sendable () -> Void
    private let content: Mutex<Content>
    /// Held while the file is written, so that what is written last is what was set last.
    private let writing = Mutex(())
    private let onRefusal: @Sendable (FileBacking) -> Void
    private let onProblem: @Sendable (String) -> Void

    /// Reads what is in the file; one that is not there is empty, and one that cannot be read is left where it is,
    /// under another name.
    ///
    /// - Parameters:
    ///   - file: nil keeps the values for as long as the backing lives.
    ///   - limit: bytes of all values: see `ValueTable.cost`.
    ///   - budget: of several such files together, in which this one has the file's name.
    ///   - isForProcesses: whether other processes keep values in the file, too.
    ///   - onWrite: told each time that values were written, from any thread.
    ///   - onRefusal: told each time that a value is not kept, or what was kept cannot be written.
    ///   - onProblem: told what could not be read, kept or written, and why. A full store is told of once.
    package init(
        _ file: URL?, limit: Int = .max, budget: StorageBudget? = nil, isForProcesses: Bool = false,
        onWrite: @escaping @Sendable () -> Void = {},
        onRefusal: @escaping @Sendable (FileBacking) -> Void = { _ in },
        onProblem: @escaping @Sendable (String) -> Void
    ) {
        self.isForProcesses = isForProcesses
        self.onWrite = onWrite
        self.onRefusal = onRefusal
        self.file = file
        self.limit = limit
        self.budget = file == nil ? nil : budget
        self.onProblem = onProblem
        let table = ValueTable(file.map { Self.read($0, onProblem) } ?? [:])
        content = Mutex(Content(table: table))
        if let file { self.budget?.take(file.lastPathComponent, table.byteCount) }
    }

    private static func read(_ file: URL, _ onProblem: (String) -> Void) -> [String: StoredValue] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        do {
            return try PropertyListDecoder().decode([String: StoredValue].self, from: data)
        } catch {
            let other = file.appendingPathExtension("unreadable")
            try? FileManager.default.removeItem(at: other)
            try? FileManager.default.moveItem(at: file, to: other)
            onProblem("\(file.path) is no file of stored values and was renamed to \(other.lastPathComponent)")
            return [:]
        }
    }

    package func value(forKey key: String) -> StoredValue? { content.withLock { $0.table.values[key] } }

    package var keys: [String] { keys(from: "") }

    /// The keys that begin with something, in order.
    package func keys(from prefix: String) -> [String] {
        content.withLock { $0.table.values.keys.filter { $0.hasPrefix(prefix) } }.sorted()
    }

    /// Whether nothing is kept.
    package var isEmpty: Bool { content.withLock { $0.table.values.isEmpty } }

    package func set(_ value: StoredValue?, forKey key: String) -> Bool {
        let (refusal, isFirst) = content.withLock { content -> (String?, Bool) in
            guard content.table.values[key] != value else { return (nil, false) }
            if let refusal = whyNot(value, forKey: key, &content) { return (refusal, false) }
            content.table.set(value, forKey: key)
            if isForProcesses { content.setKeys.insert(key) }
            content.isDirty = true
            defer { content.isScheduled = file != nil }
            return (nil, !content.isScheduled && file != nil)
        }
        if isFirst {
            Self.queue.asyncAfter(deadline: .now() + Self.gathering) { self.write() }
        }
        guard let refusal else { return true }
        if !refusal.isEmpty { onProblem(refusal) }
        onRefusal(self)
        return false
    }

    /// Why a value cannot be kept: what to say, empty where it was said; nil where it can.
    private func whyNot(_ value: StoredValue?, forKey key: String, _ content: inout Content) -> String? {
        let bytes = content.table.byteCount(setting: value, forKey: key)
        if bytes > content.table.byteCount, bytes > limit {
            defer { content.hasSaidFull = true }
            return content.hasSaidFull
                ? ""
                : "a store is full: it may have \(limit) bytes, and would have \(bytes) with the new value of "
                    + "\(String(key.suffix(80)).debugDescription). The value is not kept; what is there stays"
        }
        guard let budget, let file else { return nil }
        switch budget.change(file.lastPathComponent, to: bytes) {
        case .granted: return nil
        case .refused(let isNews):
            return isNews
                ? "all stores together are full: they may have \(budget.limit) bytes. New values are not kept; what is "
                    + "there stays"
                : ""
        }
    }

    /// Writes what was set, if anything was since it was last written.
    package func write() { write(isLast: false) }

    /// Writes what was set for the last time: from now on another process has the file, and what is set here stays here. A file that
    /// several processes write is written on.
    package func handOver() { write(isLast: !isForProcesses) }

    private func write(isLast: Bool) {
        guard let file else { return }
        writing.withLock { _ in
            let (values, keys) = content.withLock { content -> ([String: StoredValue]?, Set<String>) in
                content.isScheduled = false
                defer { content.isHandedOver = content.isHandedOver || isLast }
                guard content.isDirty, !content.isHandedOver else { return (nil, []) }
                content.isDirty = false
                defer { content.setKeys = [] }
                return (content.table.values, content.setKeys)
            }
            guard let values else { return }
            do {
                if isForProcesses { try merge(keys, of: values, into: file) } else { try Self.put(values, into: file) }
                onWrite()
            } catch {
                // With the next change, or before the process ends, it may be possible.
                content.withLock {
                    $0.isDirty = true
                    $0.setKeys.formUnion(keys)
                }
                onProblem("what the app stores could not be kept: \(error)")
                onRefusal(self)
            }
        }
    }

    /// Writes some of the values beside those that other processes have written.
    private func merge(_ keys: Set<String>, of values: [String: StoredValue], into file: URL) throws {
        let lock = try Self.lock(file)
        defer { close(lock) }
        var all = Self.read(file, onProblem)
        for key in keys { all[key] = values[key] }
        try Self.put(all, into: file)
    }

    /// A descriptor that keeps other processes from writing until it is closed.
    private static func lock(_ file: URL) throws -> Int32 {
        let path = file.path + ".lock"
        try WholeFile.makeFolder(file.deletingLastPathComponent().path)
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw WholeFile.Failure(step: "locked", path: path, code: errno) }
        // A file system without locks lets everybody write.
        flock(descriptor, LOCK_EX)
        return descriptor
    }

    /// Takes over what other processes have written, but for what was set here since.
    ///
    /// - Returns: the keys whose values are others now.
    package func reread() -> [String] {
        guard let file else { return [] }
        // Not between what is taken to be written here and its being in the file.
        return writing.withLock { _ in
            var values = Self.read(file, onProblem)
            return content.withLock { content in
                let old = content.table.values
                for key in content.setKeys { values[key] = old[key] }
                content.table = ValueTable(values)
                return Set(old.keys).union(values.keys).filter { old[$0] != values[$0] }.sorted()
            }
        }
    }

    private static func put(_ values: [String: StoredValue], into file: URL) throws {
        if values.isEmpty {
            try? FileManager.default.removeItem(at: file)
            return
        }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try WholeFile.write(encoder.encode(values), to: file)
    }
}

/// Some of the values of a backing: those whose keys begin with something.
package struct ScopedBacking: KeyValueBacking {
    private let backing: any KeyValueBacking
    private let prefix: String

    package init(_ backing: any KeyValueBacking, prefix: String) {
        self.backing = backing
        self.prefix = prefix
    }

    package var keys: [String] {
        backing.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }

    package func value(forKey key: String) -> StoredValue? { backing.value(forKey: prefix + key) }

    package func set(_ value: StoredValue?, forKey key: String) -> Bool { backing.set(value, forKey: prefix + key) }
}
