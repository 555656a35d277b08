import Foundation
import Synchronization
import RiffleWebHost

/// A folder of a test's own for what visitors store, gone with it, and what was said about it.
final class StorageFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-storage-\(UUID())")
    private let log = Mutex<[String]>([])
    private let clock = Mutex(Date(timeIntervalSince1970: 1_700_000_000))

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A server's persons, as if it had just started.
    func persons(_ limits: Persons.Limits = Persons.Limits()) -> Persons {
        Persons(
            folder: url.appendingPathComponent("web"), limits: limits, now: { self.clock.withLock { $0 } },
            onProblem: { problem in self.log.withLock { $0.append(problem) } })
    }

    func advance(days: Double) { clock.withLock { $0 += days * 86_400 } }

    var problems: [String] { log.withLock { $0 } }

    /// The files in the folder and those in it, in order.
    var files: [String] {
        let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return names.filter { !isFolder($0) }.sorted()
    }

    func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path + "/" + name, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    func mode(_ name: String) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path + "/" + name)
        return (attributes?[.posixPermissions] as? NSNumber)?.intValue
    }
}
