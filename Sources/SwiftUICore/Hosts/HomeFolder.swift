import Foundation
import Synchronization

/// The folder in which a visitor's `Documents`, `Library` and `tmp` are, as an app has one on a phone.
///
/// All pages of a visitor share one. The folders in it are made when code asks for them; those that are still empty go when
/// the visitor's last page does, so that whoever only looks leaves nothing behind.
package final class HomeFolder: Sendable {
    private struct Count {
        var bytes = 0
        /// When `bytes` was counted, and how long that took.
        var time: ContinuousClock.Instant?
        var duration = Duration.zero
    }

    package let url: URL
    /// What all files in it may have together, in bytes.
    package let byteLimit: Int
    /// Whether the folder goes with the object.
    private let isTemporary: Bool
    private let count = Mutex(Count())
    private let made = Mutex<Set<String>>([])

    /// - Parameters:
    ///   - url: made when something is put there.
    ///   - isTemporary: for a visitor of whom nothing is kept.
    package init(url: URL, byteLimit: Int, isTemporary: Bool = false) {
        self.url = url
        self.byteLimit = max(0, byteLimit)
        self.isTemporary = isTemporary
    }

    deinit {
        let made = made.withLock { $0 }
        guard !made.isEmpty || isTemporary else { return }
        if isTemporary {
            try? FileManager.default.removeItem(at: url)
        } else {
            Self.removeEmptyFolders(made, in: url)
        }
    }

    /// A folder of it, which is there.
    ///
    /// - Parameter name: a path in it, such as `Library/Caches`.
    package func folder(_ name: String) -> URL {
        let folder = name.isEmpty ? url : url.appendingPathComponent(name, isDirectory: true)
        // Nobody but the user who runs the server has business here.
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        _ = made.withLock { $0.insert(name) }
        return folder
    }

    /// Whether there is room for more in the files of the folder: it is not counted again while that would cost more than a
    /// twentieth of the time.
    package func hasRoom() -> Bool {
        count.withLock { count in
            let now = ContinuousClock.now
            if let time = count.time, now - time < count.duration * 20 { return count.bytes < byteLimit }
            count.bytes = Self.byteCount(of: url)
            count.time = .now
            count.duration = .now - now
            return count.bytes < byteLimit
        }
    }

    /// Bytes of all files in a folder, and of the folders in it: those take room, too.
    package static func byteCount(of folder: URL) -> Int {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        var count = 0
        while let file = files?.nextObject() as? URL {
            count += (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        }
        return count
    }

    /// Removes folders, and those around them up to the home folder, as far as nothing is in them.
    private static func removeEmptyFolders(_ names: Set<String>, in home: URL) {
        for name in names.sorted(by: { $0.count > $1.count }) {
            var parts = name.split(separator: "/")
            while !parts.isEmpty {
                // Refused where something is in it.
                guard rmdir(home.appendingPathComponent(parts.joined(separator: "/")).path) == 0 || errno == ENOENT
                else { break }
                parts.removeLast()
            }
        }
        rmdir(home.path)
    }
}
