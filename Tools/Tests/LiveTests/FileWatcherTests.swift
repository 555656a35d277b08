import Foundation
import Testing

@testable import Live

struct FileWatcherTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "riffle-watch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Sources/Über uns"), withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    private func write(_ name: String, atomically: Bool = false) throws {
        try "text".write(toFile: path(name), atomically: atomically, encoding: .utf8)
    }

    /// Names of what changed. Nothing is waited for that is not there: the system has noted it when the write is over.
    private func changes(_ watcher: FileWatcher) throws -> [String] {
        let root = folder.path(percentEncoded: false)
        return try watcher.next(patience: 5).map { String($0.dropFirst(root.count).drop { $0 == "/" }) }
    }

    private func watcher() throws -> FileWatcher { try FileWatcher([folder.path(percentEncoded: false).trimmed]) }

    @Test func tenFilesSavedAtOnceAreOneChange() throws {
        let watcher = try watcher()
        for number in 0..<10 { try write("Sources/\(number).swift") }
        #expect(try changes(watcher) == (0..<10).map { "Sources/\($0).swift" })
        #expect(try watcher.next(patience: 0.001).isEmpty)
    }

    @Test func filesThatAreReplacedRenamedAndDeletedAreTold() throws {
        try write("Sources/Über uns/A.swift")
        let watcher = try watcher()
        try write("Sources/Über uns/A.swift", atomically: true)
        #expect(try changes(watcher).contains("Sources/Über uns/A.swift"))
        try FileManager.default.moveItem(atPath: path("Sources/Über uns/A.swift"), toPath: path("Sources/B.swift"))
        #expect(try changes(watcher) == ["Sources/B.swift", "Sources/Über uns/A.swift"])
        try FileManager.default.removeItem(atPath: path("Sources/B.swift"))
        #expect(try changes(watcher) == ["Sources/B.swift"])
    }

    @Test func foldersThatAreMadeAreWatched() throws {
        let watcher = try watcher()
        try FileManager.default.createDirectory(atPath: path("Sources/New/In"), withIntermediateDirectories: true)
        try write("Sources/New/In/C.swift")
        #expect(try changes(watcher).contains("Sources/New/In/C.swift"))
        try write("Sources/New/In/D.swift")
        #expect(try changes(watcher) == ["Sources/New/In/D.swift"])
    }

    @Test func whatEditorsAndBuildsWriteIsNotTold() throws {
        try FileManager.default.createDirectory(atPath: path(".build"), withIntermediateDirectories: true)
        let watcher = try watcher()
        for name in [".build/x.o", "Sources/.A.swift.swp", "Sources/A.swift~", "Sources/4913", "Sources/#A.swift#"] {
            try write(name)
        }
        try write("Sources/A.swift")
        #expect(try changes(watcher) == ["Sources/A.swift"])
    }
}
