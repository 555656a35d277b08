import Foundation
import RiffleHosting
import RiffleWebHost
import Testing

/// What is kept of open pages, in case their process ends without a word.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct OpenPageTests {
    /// A server whose time a test sets, with visitors that it knows.
    @MainActor
    private final class Server {
        var now = 100.0
        private(set) var contents: [ScriptedContent] = []
        private(set) var registry: SessionRegistry!
        private let persons: Persons

        init(_ folder: URL) {
            persons = Persons(folder: nil, openPages: folder)
            registry = SessionRegistry(
                fonts: FontStore(), persons: persons, serverTime: { [unowned self] in now }, afterDelay: { _, _ in },
                giveBackMemory: {}
            ) { [unowned self] traits, _ in
                let content = ScriptedContent(traits)
                contents.append(content)
                return content
            }
        }

        func open() async throws -> EmbeddedPage {
            try await EmbeddedPage.open(registry, of: persons.person(.random()))
        }

        /// Lets files be written until so many have been.
        func wait(untilKept count: Int) async {
            while registry.status.counts.values.openPagesKept < count { await Task.yield() }
        }
    }

    private func withServer(_ body: (Server) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("open-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(Server(folder))
    }

    /// Presses a key on a page that has shown its last frame.
    private func press(_ page: EmbeddedPage, frame: UInt32) throws {
        try page.say {
            $0.acknowledge(frame)
            $0.key("a", time: Double(frame) * 1000)
            $0.tick(Double(frame) * 1000 + 20)
        }
    }

    @Test("What a page did just after it was kept is kept within a second, though it does nothing more")
    func lastTurn() async throws {
        try await withServer { server in
            let page = try await server.open()
            server.contents[0].state = Data("one".utf8)
            server.now += 2
            try press(page, frame: 1)
            await page.turns()
            await server.wait(untilKept: 1)
            server.contents[0].state = Data("two".utf8)
            server.now += 0.3
            try press(page, frame: 2)
            await page.turns()
            // The look that comes once a second.
            server.now += 0.5
            server.registry.lookAtMemory()
            await server.wait(untilKept: 2)
            // Nothing has changed since.
            server.now += 1
            server.registry.lookAtMemory()
            server.contents[0].state = Data("three".utf8)
            try press(page, frame: 3)
            await page.turns()
            await server.wait(untilKept: 3)
            #expect(server.registry.status.counts.values.openPagesKept == 3)
        }
    }
}
