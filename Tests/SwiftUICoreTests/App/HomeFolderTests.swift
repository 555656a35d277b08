import Foundation
import SwiftUICore
import Testing

/// The folders of a visitor.
@Suite struct HomeFolderTests {
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    @Test("folders are there when they are asked for; those that stay empty go, and with them the home")
    func empty() throws {
        try inFolder { outer in
            let url = outer.appendingPathComponent("persons/ann")
            var home: HomeFolder? = HomeFolder(url: url, byteLimit: 100)
            #expect(!exists(url))
            let caches = try #require(home?.folder("Library/Caches"))
            #expect(exists(caches) && caches.path == url.path + "/Library/Caches")
            home = nil
            #expect(!exists(url))
        }
    }

    @Test("what has a file in it stays, and nothing is lost")
    func used() throws {
        try inFolder { outer in
            let url = outer.appendingPathComponent("ann")
            var home: HomeFolder? = HomeFolder(url: url, byteLimit: 100)
            _ = home?.folder("Library/Caches")
            let note = try #require(home?.folder("Documents")).appendingPathComponent("note.txt")
            try Data("plums".utf8).write(to: note)
            home = nil
            #expect(try String(contentsOf: note, encoding: .utf8) == "plums")
            #expect(!exists(url.appendingPathComponent("Library")))
        }
    }

    @Test("a folder of somebody of whom nothing is kept goes with all that is in it")
    func temporary() throws {
        try inFolder { outer in
            let url = outer.appendingPathComponent("stranger")
            var home: HomeFolder? = HomeFolder(url: url, byteLimit: 100, isTemporary: true)
            try Data("plums".utf8).write(to: try #require(home?.folder("tmp")).appendingPathComponent("note.txt"))
            home = nil
            #expect(!exists(url))
        }
    }

    @Test("there is room until the files have as many bytes as they may")
    func room() throws {
        try inFolder { outer in
            let url = outer.appendingPathComponent("ann")
            let home = HomeFolder(url: url, byteLimit: 10)
            #expect(home.hasRoom())
            try Data(count: 10).write(to: home.folder("Documents").appendingPathComponent("a"))
            // A count holds for twenty times as long as it took.
            while home.hasRoom() {}
            #expect(HomeFolder.byteCount(of: url) >= 10)
        }
    }
}
