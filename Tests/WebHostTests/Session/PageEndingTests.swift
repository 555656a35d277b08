import NIOWebSocket
import RiffleHosting
import RiffleStorage
import Testing
import RiffleWebHost

/// What pages are told whose memory or storage is full.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PageEndingTests {
    /// A server whose time and memory a test sets.
    @MainActor
    private final class Server {
        var now = 100.0
        var resident = 0
        private(set) var contents: [ScriptedContent] = []
        private(set) var stores: [SessionStores] = []
        private(set) var registry: SessionRegistry!

        init(_ limits: ServerLimits = ServerLimits(), persons: Persons = Persons(folder: nil)) {
            registry = SessionRegistry(
                fonts: FontStore(), persons: persons, limits: limits, serverTime: { [unowned self] in now },
                afterDelay: { _, _ in }, giveBackMemory: {}, residentBytes: { [unowned self] in resident }
            ) { [unowned self] traits, stores in
                let content = ScriptedContent(traits)
                contents.append(content)
                self.stores.append(stores)
                return content
            }
        }
    }

    /// The requests that a page has heard, as JSON.
    private func requests(_ frames: [WebSocketFrame]) -> String {
        frames.filter { $0.data.getInteger(at: 0, as: UInt8.self) == 7 }
            .map { String(buffer: $0.data) }.joined()
    }

    private func code(_ frames: [WebSocketFrame]) -> UInt16? {
        frames.first { $0.opcode == .connectionClose }?.data.getInteger(at: 0)
    }

    @Test("Whoever's change is not kept is told at once on their page, a flood of changes once, and nobody else is")
    func storage() async throws {
        var limits = Persons.Limits()
        limits.personBytes = 100
        let server = Server(persons: Persons(folder: nil, limits: limits))
        let (first, second) = (
            try await EmbeddedPage.open(server.registry), try await EmbeddedPage.open(server.registry)
        )
        for page in [first, second] { _ = try page.heard() }
        server.stores[0].app.set(.string("short"), forKey: "a", Transaction())
        await first.turns()
        #expect(try requests(first.heard()).isEmpty)
        for length in 200..<230 {
            server.stores[0].app.set(.string(String(repeating: "x", count: length)), forKey: "a", Transaction())
        }
        await first.turns()
        let heard = requests(try first.heard())
        #expect(heard.matches(of: /"isUnkept":true/).count == 1)
        #expect(try requests(second.heard()).isEmpty)
        #expect(server.registry.status.counts.values.refusals[.storage] == 1)
        server.now += 6
        server.stores[0].app.set(.string(String(repeating: "y", count: 300)), forKey: "a", Transaction())
        await first.turns()
        #expect(requests(try first.heard()).contains("isUnkept"))
    }

    @Test("Whoever's change to what all share is not kept is told, and the others are not")
    func sharedStorage() async throws {
        let server = Server()
        let (first, second) = (
            try await EmbeddedPage.open(server.registry), try await EmbeddedPage.open(server.registry)
        )
        for page in [first, second] { _ = try page.heard() }
        let stores = server.stores[1]
        var environment = EnvironmentValues()
        stores.apply(to: &environment)
        let window = WindowResources(size: CGSize(width: 100, height: 100), scale: 1, environment: environment)
        WindowContext.run(as: WindowContext(window)) {
            let poll = stores.shared.store(named: "poll")
            poll.set(.string(String(repeating: "x", count: 2 << 20)), forKey: "a", Transaction())
        }
        await second.turns()
        #expect(requests(try second.heard()).contains("isUnkept"))
        #expect(try requests(first.heard()).isEmpty)
    }

    @Test("A page that has more memory than it may ends with the reason, and comes back anew")
    func pageMemory() async throws {
        var limits = ServerLimits()
        limits.pageMemory = 1000
        let server = Server(limits)
        let page = try await EmbeddedPage.open(server.registry)
        let other = try await EmbeddedPage.open(server.registry)
        _ = try page.heard()
        server.registry.lookAtMemory()
        #expect(server.registry.count == 2)
        server.contents[0].heldBytes = 1001
        try page.say { $0.key("a", time: 1) }
        await page.turns()
        server.registry.lookAtMemory()
        #expect(server.registry.count == 1)
        let heard = try page.heard()
        #expect(requests(heard).contains("\"ended\":\"page\""))
        #expect(code(heard) == 1001)
        #expect(try other.closeCode() == nil)
        #expect(server.registry.status.counts.values.refusals[.memory] == 1)
    }

    @Test("A server that is short of memory ends pages that nobody has open, takes no new ones, and then waits")
    func serverMemory() async throws {
        var limits = ServerLimits()
        limits.memory = 1000
        let server = Server(limits)
        let open = try await EmbeddedPage.open(server.registry)
        let away = try await EmbeddedPage.open(server.registry)
        for content in server.contents { content.heldBytes = 100 }
        for page in [open, away] {
            try page.say { $0.key("a", time: 1) }
            await page.turns()
        }
        try await away.channel.close().get()
        await open.turns()
        #expect(server.registry.detachedCount == 1)
        server.resident = 1050
        server.registry.lookAtMemory()
        #expect(server.registry.count == 1 && server.registry.detachedCount == 0)
        let new = try await EmbeddedPage.open(server.registry)
        #expect(try new.closeCode() == 1013)
        server.now += 10
        server.registry.lookAtMemory()
        #expect(server.registry.count == 1)
        server.now += 30
        server.registry.lookAtMemory()
        #expect(server.registry.count == 0)
        #expect(requests(try open.heard()).contains("\"ended\":\"server\""))
        server.resident = 900
        server.registry.lookAtMemory()
        _ = try await EmbeddedPage.open(server.registry)
        #expect(server.registry.count == 1)
    }
}
