import Foundation
import RiffleHosting
import Synchronization

/// The files that a page has sent for its session, in a folder that goes when the session does.
@MainActor
final class VisitorFiles {
    /// Bytes that all sessions have on the disk, or are going to.
    nonisolated private static let allBytes = Mutex(0)

    private let folder: URL
    private let disk = DispatchQueue(label: "files of a visitor")
    private var bytes = 0
    private var count = 0

    init() {
        // What was sent counts for the session, not among the files that the app keeps for its visitor.
        folder = WindowContext.runForNobody { FileManager.default.temporaryDirectory }
            .appendingPathComponent("riffle-files-\(AccessToken.random())", isDirectory: true)
    }

    deinit {
        let (bytes, folder) = (bytes, folder)
        Self.allBytes.withLock { $0 -= bytes }
        disk.async { try? FileManager.default.removeItem(at: folder) }
    }

    /// Keeps room for files of so many bytes together.
    ///
    /// - Returns: whether there is room.
    func reserve(_ wanted: Int) -> Bool {
        guard bytes + wanted <= WebLimits.sessionFileBytes else { return false }
        let hasRoom = Self.allBytes.withLock { all in
            guard all + wanted <= WebLimits.allSessionFileBytes else { return false }
            all += wanted
            return true
        }
        if hasRoom { bytes += wanted }
        return hasRoom
    }

    /// Makes empty files, each alone with its name in a folder of those that were chosen together.
    func make(_ names: [String]) -> [URL] {
        count += 1
        let place = folder.appendingPathComponent("\(count)", isDirectory: true)
        let files = names.map { place.appendingPathComponent($0) }
        disk.async { [folder] in
            // Other people of the machine have no business here.
            let own: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: own)
            try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true, attributes: own)
            for file in files { try? Data().write(to: file) }
        }
        return files
    }

    /// Adds bytes to the end of a file.
    func append(_ bytes: [UInt8], to file: URL) {
        disk.async {
            guard let handle = try? FileHandle(forWritingTo: file) else { return }
            defer { try? handle.close() }
            _ = try? handle.seekToEnd()
            try? handle.write(contentsOf: Data(bytes))
        }
    }

    /// Calls back once everything is on the disk, with whether all files are as long as they are to be.
    func afterWriting(_ files: [URL], sizes: [Int], _ body: @escaping @MainActor @Sendable (Bool) -> Void) {
        disk.async {
            let isWhole = zip(files, sizes).allSatisfy { file, size in
                let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
                return (attributes?[.size] as? NSNumber)?.intValue == size
            }
            Task { @MainActor in body(isWhole) }
        }
    }
}
