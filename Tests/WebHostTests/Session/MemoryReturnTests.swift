import Testing
import RiffleWebHost

@Suite struct MemoryReturnTests {
    @Test("Memory goes back once no session has ended for a while, once for all of them")
    func quiet() {
        var memory = MemoryReturn()
        #expect(memory.isDue(at: 0) == (false, nil))
        #expect(memory.sessionEnded(at: 10) == MemoryReturn.quiet)
        #expect(memory.sessionEnded(at: 13) == nil)
        #expect(memory.isDue(at: 15) == (false, 3))
        #expect(memory.isDue(at: 18) == (true, nil))
        #expect(memory.isDue(at: 30) == (false, nil))
        #expect(memory.sessionEnded(at: 40) == MemoryReturn.quiet)
    }

    @Test("Sessions that never stop ending keep it back no longer than half a minute")
    func busy() {
        var memory = MemoryReturn()
        _ = memory.sessionEnded(at: 0)
        var now = 0.0
        while !memory.isDue(at: now).isDue {
            now += 1
            _ = memory.sessionEnded(at: now)
        }
        #expect(now == MemoryReturn.longest)
    }

    @MainActor
    @Test("A server gives memory back after its sessions have ended")
    func server() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            await page.socket.close(code: .goingAway)
            await server.wait { server.registry.count == 0 }
            #expect(server.timesMemoryWentBack == 0)
            server.advance(by: MemoryReturn.quiet)
            #expect(server.timesMemoryWentBack == 1)
        }
    }

    @MainActor
    @Test("Nothing of a session is left once its page is closed")
    func nothingLeft() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            page.send { $0.tick(20) }
            try await page.settle()
            weak let content = server.contents[0]
            server.forgetContents()
            #expect(content != nil)
            await page.socket.close(code: .goingAway)
            await server.wait { content == nil }
        }
    }
}
