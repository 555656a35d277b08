import Foundation
import RiffleHosting
import Synchronization

/// Files that sessions offer their pages to download, under names that nobody can guess.
package final class OfferedFiles: Sendable {
    private let files = Mutex<[String: HostFile]>([:])

    package init() {}

    /// Offers a file until it is removed.
    ///
    /// - Returns: its name here.
    func add(_ file: HostFile) -> String {
        let name = AccessToken.random()
        files.withLock { $0[name] = file }
        return name
    }

    func remove(_ names: [String]) { files.withLock { files in for name in names { files[name] = nil } } }

    /// The file of a name.
    subscript(name: Substring) -> HostFile? { files.withLock { $0[String(name)] } }
}

extension HostFile {
    /// The answer to who asks for it: to be kept, and never to be shown.
    var reply: Site.Reply {
        let letters = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        let shown = name.addingPercentEncoding(withAllowedCharacters: letters) ?? "File"
        return Site.Reply(
            headers: [
                ("content-type", "application/octet-stream"), ("cache-control", "no-store"),
                ("content-disposition", "attachment; filename*=UTF-8''\(shown)"),
                ("x-content-type-options", "nosniff"), ("cross-origin-resource-policy", "same-origin"),
                ("content-security-policy", "default-src 'none'; sandbox"),
            ], bytes: [UInt8](data))
    }
}
