import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A folder for the state of pages that are open, in the machine's memory where it has such folders. It goes with the process that
/// made it.
struct OpenPagesFolder {
    let url: URL

    init() throws {
        let memory = "/dev/shm"
        let parent = access(memory, W_OK | X_OK) == 0 ? memory : FileManager.default.temporaryDirectory.path
        var name = Array("\(parent)/riffle-pages-XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { throw WorkerFailure("a folder for pages", errno) }
        url = URL(
            fileURLWithPath: String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self),
            isDirectory: true)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
