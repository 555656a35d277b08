import Foundation
import Synchronization

/// The stores that all windows of a program use together, each in a file of its own in one folder.
package final class SharedFiles: Sendable {
    /// Nil where nothing can be kept: values then last as long as the program.
    private let folder: URL?
    private let limit: Int
    private let onRefusal: @Sendable () -> Void
    private let onProblem: @Sendable (String) -> Void
    private let isForProcesses: Bool
    private let files = Mutex<[(store: String, file: String, backing: FileBacking)]>([])
    private let onWrite = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// - Parameters:
    ///   - limit: bytes of all values of one store.
    ///   - isForProcesses: whether other processes keep values in the files, too.
    ///   - onRefusal: told each time that a value is not kept, as a rule by the code that sets it.
    ///   - onProblem: told of what cannot be read, kept or written. From any thread.
    package init(
        folder: URL?, limit: Int, isForProcesses: Bool = false, onRefusal: @escaping @Sendable () -> Void = {},
        onProblem: @escaping @Sendable (String) -> Void
    ) {
        self.isForProcesses = isForProcesses
        self.onRefusal = onRefusal
        self.folder = folder
        self.limit = limit
        self.onProblem = onProblem
    }

    /// The stores, made as somebody asks for them.
    package func makeStores() -> SharedStores { SharedStores { self.backing(named: $0) } }

    /// Those that somebody has asked for.
    package var all: [FileBacking] { files.withLock { $0.map(\.backing) } }

    /// From now on, the file of a store is told that was written. From any thread.
    package func onWrite(_ body: @escaping @Sendable (String) -> Void) { onWrite.withLock { $0 = body } }

    /// Takes over what another process has written into a file.
    ///
    /// - Returns: the store whose file it is, and the keys whose values are others now; nil where nobody has asked for the store.
    package func reread(_ file: String) -> (store: String, keys: [String])? {
        guard let found = files.withLock({ $0.first { $0.file == file } }) else { return nil }
        return (found.store, found.backing.reread())
    }

    private func backing(named name: String) -> FileBacking {
        let file = Self.fileName(name)
        let backing = FileBacking(
            folder?.appendingPathComponent(file), limit: limit, isForProcesses: isForProcesses,
            onWrite: { [weak self] in self?.onWrite.withLock { $0 }?(file) },
            onRefusal: { [onRefusal] _ in onRefusal() }, onProblem: onProblem)
        files.withLock { $0.append((name, file, backing)) }
        return backing
    }

    /// A name of a store, which may be any text, as a name of a file.
    private static func fileName(_ name: String) -> String {
        let plain = name.utf8.prefix(64).map { byte -> String in
            let character = Character(UnicodeScalar(byte))
            return character.isASCII && (character.isLetter || character.isNumber) ? "\(character)" : "_"
        }.joined()
        var digest = Digest()
        digest.add(name)
        return "\(plain)-\(digest.hex.prefix(16)).plist"
    }
}
