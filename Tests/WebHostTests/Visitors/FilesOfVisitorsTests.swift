import Foundation
import Testing

/// Visitors of a program that saves to the folders which Foundation knows.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct FilesOfVisitorsTests {
    /// A page, with what it showed last.
    @MainActor
    private final class Visitor {
        let page: PlayedPage
        private var time = 1000.0
        private var count = 0

        init(_ port: Int) async throws { page = try await PlayedPage.open(port: port) }

        /// What the page shows once it was given an address.
        func open(_ address: String) async throws -> String {
            count += 1
            time += 20
            page.send { $0.open(address, time: self.time) }
            repeat {
                time += 20
                page.send { $0.tick(self.time) }
                try await page.settle()
                page.acknowledge()
            } while !page.lastLabel.hasPrefix("\(count) ")
            return String(page.lastLabel.dropFirst("\(count) ".count))
        }
    }

    private func served(_ body: (ServedProgram, Int, _ home: URL) async throws -> Void) async throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("home of \(UUID())")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let program = try ServedProgram(
            "ExampleProgram", environment: ["EXAMPLE": "files", "CFFIXED_USER_HOME": home.path])
        defer { program.stop() }
        try await body(program, try #require(program.port), home)
    }

    @Test("what a page saves is its visitor's; what a global's address is for is everybody's, and said to be")
    func notes() async throws {
        try await served { program, port, home in
            let (first, second) = (try await Visitor(port), try await Visitor(port))
            #expect(try await first.open("note://page/plums") == "plums none")
            #expect(try await second.open("note://look/") == "none none")
            #expect(try await second.open("note://page/pears") == "pears none")
            #expect(try await first.open("note://look/") == "plums none")
            #expect(try await first.open("note://common/figs") == "plums figs")
            #expect(try await second.open("note://look/") == "pears figs")
            let common = home.appendingPathComponent("Documents/common-notes.txt")
            #expect(try String(contentsOf: common, encoding: .utf8) == "figs")
            let lines = program.errors.split(separator: "\n").filter { $0.contains("The documents directory") }
            #expect(lines.count == 1 && lines[0].contains("All visitors share it."), "\(program.errors)")
        }
    }

    @Test("however a folder is asked for, it is there, and no other visitor's")
    func folders() async throws {
        try await served { _, port, home in
            let (first, second) = (try await Visitor(port), try await Visitor(port))
            let (ofFirst, ofSecond) = (try await first.open("note://where"), try await second.open("note://where"))
            let names = [
                "/Documents", "/Documents", "/Documents", "/Library/Application_Support", "/Library/Caches", "/tmp",
                "/tmp", "/tmp", "", "", "",
            ]
            for shown in [ofFirst, ofSecond] {
                let places = shown.replacingOccurrences(of: "Application Support", with: "Application_Support")
                    .split(separator: " ").map(String.init)
                try #require(places.count == names.count)
                let root = places[8]
                #expect(places == names.map { root + $0 })
                #expect(!shown.contains(home.lastPathComponent))
            }
            #expect(ofFirst != ofSecond)
        }
    }

    @Test("beyond a visitor's limit saving fails as on a full disk, and nothing is lost")
    func limit() async throws {
        try await served { _, port, _ in
            let (first, second) = (try await Visitor(port), try await Visitor(port))
            #expect(try await first.open("note://page/plums") == "plums none")
            for _ in 0..<4 { #expect(try await first.open("note://fill/8192") == "plums none") }
            // What was counted holds for a moment.
            while try await first.open("note://fill/1") == "plums none" {}
            #expect(try await first.open("note://page/pears") == "full")
            #expect(try await first.open("note://look/") == "plums none")
            #expect(try await second.open("note://fill/1") == "none none")
        }
    }
}
