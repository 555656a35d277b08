import NIOCore
import NIOHTTP1
import Testing
import RiffleWebHost

/// What those who look after a server are told.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ServerStatusTests {
    private func site(_ status: ServerStatus, token: String? = nil) -> Site {
        Site(
            title: "Test", fonts: FontStore(), images: NoImages(), policy: RequestPolicy(token: token),
            person: PersonCookie(key: [1]), status: status)
    }

    private func reply(_ site: Site, _ path: String, peer: String = "127.0.0.1", forwarded: String? = nil) throws
        -> (code: Int, text: String)
    {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: ["host": "10.1.2.3:8080"])
        if let forwarded { head.headers.add(name: "x-forwarded-for", value: forwarded) }
        let reply = site.reply(to: PageRequest(head, from: try SocketAddress(ipAddress: peer, port: 1)))
        return (Int(reply.status.code), String(decoding: reply.bytes, as: UTF8.self))
    }

    @Test("Probes know the server by any host, and need no token")
    func probes() throws {
        let site = site(ServerStatus(), token: "0123456789abcdef")
        #expect(try reply(site, "/healthz").code == 200)
        #expect(try reply(site, "/readyz").code == 200)
        #expect(try reply(site, "/").code == 403)
    }

    @Test("A server that ends is not ready, and is still there")
    func ending() async throws {
        let status = ServerStatus()
        let site = site(status)
        let registry = SessionRegistry(fonts: FontStore(), status: status) { traits, _ in ScriptedContent(traits) }
        await registry.drain()
        #expect(try reply(site, "/readyz").code == 503)
        #expect(try reply(site, "/healthz").code == 200)
    }

    @Test("Numbers are for this machine only, and for nobody behind a proxy on it")
    func metrics() throws {
        let site = site(ServerStatus())
        #expect(try reply(site, "/metrics").text.contains("# TYPE riffle_sessions gauge"))
        #expect(try reply(site, "/metrics", peer: "203.0.113.7").code != 200)
        #expect(try reply(site, "/metrics", forwarded: "203.0.113.7").code != 200)
    }

    @Test("Sessions, frames and bytes are counted as pages come and go")
    func counts() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage(port: server.port)
            page.send { $0.hello() }
            _ = try await page.next()
            var values = server.registry.status.counts.values
            #expect(values.sessionsBegun == 1 && values.sessionsEnded == 0)
            #expect(values.frames >= 1 && values.framesWithin.last.map { $0 <= values.frames } == true)
            #expect(values.bytesSent > 0)
            server.registry.endAll()
            values = server.registry.status.counts.values
            #expect(values.sessionsEnded == 1)
            await page.socket.close()
        }
    }
}
