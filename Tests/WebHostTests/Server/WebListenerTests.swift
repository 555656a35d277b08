import RiffleChromiumDriver
import Testing
import RiffleWebHost

@MainActor
@Suite(.timeLimit(.minutes(5))) struct WebListenerTests {
    /// Runs a test with a listener that trusts a proxy.
    private func with(proxies: [String], _ body: (WebListener) async throws -> Void) async throws {
        let fonts = FontStore()
        let registry = SessionRegistry(fonts: fonts) { traits, _ in ScriptedContent(traits) }
        let policy = RequestPolicy(token: nil)
        let site = Site(title: "Test", fonts: fonts, images: NoImages(), policy: policy, person: PersonCookie(key: [1]))
        let listener = try await WebListener(
            host: "127.0.0.1", port: 0,
            mount: WebMount(site: site, policy: policy, registry: registry, proxies: try TrustedProxies(proxies)))
        do { try await body(listener) } catch {
            registry.endAll()
            try? await listener.stop()
            throw error
        }
        registry.endAll()
        try await listener.stop()
    }

    private let visitor = ClientAddress.network([203, 0, 113, 9])
    private let header = [("X-Forwarded-For", "6.6.6.6, 203.0.113.9")]

    @Test("Behind a trusted proxy a page counts for its visitor")
    func behindProxy() async throws {
        try await with(proxies: ["127.0.0.0/8"]) { listener in
            let page = try await PlayedPage(port: listener.port, headers: header)
            page.send { $0.hello() }
            _ = try await page.next()
            #expect(listener.census.count(of: visitor) == 1 && listener.census.count(of: .proxy) == 0)
            await page.socket.close()
        }
    }

    @Test("Nobody else is believed")
    func withoutProxy() async throws {
        try await with(proxies: ["10.0.0.5"]) { listener in
            let page = try await PlayedPage(port: listener.port, headers: header)
            page.send { $0.hello() }
            _ = try await page.next()
            #expect(listener.census.count(of: visitor) == 0 && listener.census.count(of: .loopback) == 1)
            await page.socket.close()
        }
    }
}
