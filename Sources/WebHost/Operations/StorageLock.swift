import Foundation
import Synchronization

/// Holds a folder for this process, for as long as it lives.
package final class StorageLock: Sendable {
    /// Another process has the folder.
    package struct InUse: Error, CustomStringConvertible {
        package let path: String
        /// Nil where the file does not say.
        package let holder: Int32?

        package var description: String {
            let who = holder.map { "process \($0)" } ?? "another process"
            return "What visitors store in \(path) is in use by \(who). End that first, or name another folder."
        }
    }

    private let descriptor: Atomic<Int32>

    /// Takes a folder that is there, or throws `InUse`. A file system without locks lets everybody have it.
    package init(_ folder: URL) throws {
        let path = folder.appendingPathComponent("lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        self.descriptor = Atomic(descriptor)
        guard descriptor >= 0 else { return }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
            let holder = (try? String(contentsOfFile: path, encoding: .utf8)).flatMap {
                Int32($0.trimmingCharacters(in: .whitespacesAndNewlines))
            }
            self.descriptor.store(-1, ordering: .relaxed)
            close(descriptor)
            throw InUse(path: folder.path, holder: holder)
        }
        let text = Array("\(getpid())\n".utf8)
        _ = ftruncate(descriptor, 0)
        _ = pwrite(descriptor, text, text.count, 0)
    }

    /// Lets others have the folder.
    package func release() {
        let descriptor = descriptor.exchange(-1, ordering: .relaxed)
        if descriptor >= 0 { close(descriptor) }
    }

    deinit { release() }
}
