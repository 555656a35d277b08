import Testing

@testable import RiffleWebHost

/// Which sessions wait for their page to come back, and for how long.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct AwaySessionsTests {
    /// A page that was shown `layers` layers and is gone.
    private func leave(_ server: TestServer, layers: Int = 1) async throws -> String {
        let page = try await PlayedPage.open(port: server.port)
        server.contents.last?.layerCount = layers
        await page.socket.drop()
        await server.wait { server.registry.isAway(page.session) }
        return page.session
    }

    @Test("each waits for half an hour after its own page went")
    func eachItsOwn() async throws {
        try await TestServer.with { server in
            let first = try await leave(server)
            server.advance(by: 600)
            let second = try await leave(server)
            server.advance(by: 1_199)
            #expect(server.registry.has(first) && server.registry.has(second))
            server.advance(by: 2)
            #expect(!server.registry.has(first) && server.registry.has(second))
            server.advance(by: 600)
            #expect(server.registry.count == 0)
        }
    }

    @Test("a page that comes back stops its session's time, which begins anew when it goes again")
    func backAndGone() async throws {
        try await TestServer.with { server in
            let name = try await leave(server)
            server.advance(by: WebLimits.detachedSeconds - 1)
            let again = try await PlayedPage.open(port: server.port, session: name)
            #expect(again.session == name)
            server.advance(by: 10)
            #expect(server.registry.has(name))
            await again.socket.drop()
            await server.wait { server.registry.detachedCount == 1 }
            server.advance(by: WebLimits.detachedSeconds - 1)
            #expect(server.registry.has(name))
            server.advance(by: 2)
            #expect(!server.registry.has(name))
        }
    }

    @Test("where they hold too much, those go that are large and have waited long")
    func largest() async throws {
        try await TestServer.with { server in
            let large = WebLimits.detachedLayers / 2 - 100
            let old = try await leave(server, layers: 50)
            server.advance(by: 60)
            let largest = try await leave(server, layers: large)
            server.advance(by: 60)
            let later = try await leave(server, layers: large)
            #expect(server.registry.has(old) && server.registry.has(largest) && server.registry.has(later))
            server.advance(by: 60)
            // Together they are too large now. The two large ones are equal, of which one has waited longer.
            let last = try await leave(server, layers: 1_000)
            #expect(!server.registry.has(largest))
            #expect(server.registry.has(old) && server.registry.has(later) && server.registry.has(last))
        }
    }

    @Test("a page that is there is never ended for those that are away")
    func shown() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            server.contents.last?.layerCount = WebLimits.detachedLayers
            server.advance(by: 3_600)
            _ = try await leave(server, layers: 5)
            #expect(server.registry.count == 2)
            try await page.settle()
            // One that is too large alone does not stay when it goes.
            await page.socket.drop()
            await server.wait { server.registry.count < 2 }
            #expect(!server.registry.has(page.session))
        }
    }
}

extension SessionRegistry {
    fileprivate func has(_ name: String) -> Bool { sessions[name] != nil }

    /// Whether the page of a session has gone, and maybe the session with it.
    fileprivate func isAway(_ name: String) -> Bool { sessions[name].map { $0.detachedAt != nil } ?? true }
}
