import Foundation
import Synchronization

/// The stores that all windows of a program use together, each in a file of its own in one folder.
package final class SharedFiles: Sendable {
    /// Nil where nothing can be kept: values then last as long as the program.
    private let folder: URL?
    private let limit: Int
    private let onRefusal: @Sendable () -> Void
    private let onProblem: @Sendable (String) -> Void
    private let files = Mutex<[FileBacking]>([])

    /// - Parameters:
    ///   - limit: bytes of all values of one store.
    ///   - onRefusal: told each time that a value is not kept, as a rule by the code that sets it.
    ///   - onProblem: told of what cannot be read, kept or written. From any thread.
    package init(
        folder: URL?, limit: Int, onRefusal: @escaping @Sendable () -> Void = {},
        onProblem: @escaping @Sendable (String) -> Void
    ) {
        self.onRefusal = onRefusal
        self.folder = folder
        self.limit = limit
        self.onProblem = onProblem
    }

    /// The stores, made as somebody asks for them.
    package func makeStores() -> SharedStores { SharedStores { self.backing(named: $0) } }

    /// Those that somebody has asked for.
    package var all: [FileBacking] { files.withLock { $0 } }

    private func backing(named name: String) -> FileBacking {
        let backing = FileBacking(
            folder?.appendingPathComponent(Self.fileName(name)), limit: limit,
            onRefusal: { [onRefusal] _ in onRefusal() }, onProblem: onProblem)
        files.withLock { $0.append(backing) }
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
