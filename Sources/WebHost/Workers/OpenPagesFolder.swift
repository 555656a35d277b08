import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A folder for the state of pages that are open, in the machine's memory where it has such folders. It goes with the process that
/// made it; what is left of one that was killed goes when the next begins.
struct OpenPagesFolder {
    let url: URL

    init() throws {
        let memory = "/dev/shm"
        let parent = access(memory, W_OK | X_OK) == 0 ? memory : FileManager.default.temporaryDirectory.path
        Self.removeLeft(in: parent)
        var name = Array("\(parent)/\(Self.prefix)\(getpid())-XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { throw WorkerFailure("a folder for pages", errno) }
        url = URL(
            fileURLWithPath: String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self),
            isDirectory: true)
    }

    private static let prefix = "riffle-pages-"

    /// Removes folders of processes that are there no more. Those of other users stay, as only they may remove them.
    private static func removeLeft(in parent: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix) {
            guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }), kill(process, 0) != 0,
                errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(atPath: "\(parent)/\(name)")
        }
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
