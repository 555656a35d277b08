import NIOCore
import NIOHTTP1
import Synchronization
import Testing
import RiffleWebHost

@Suite(.timeLimit(.minutes(5))) struct AccessLogTests {
    private func entry(_ uri: String) -> AccessEntry {
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: uri)
        return AccessEntry(
            PageRequest(head), status: 200, bytes: 5, seconds: 0.0042, address: "203.0.113.9", session: 7)
    }

    @Test("A line has no query, in which secrets are, and is one line whatever was asked for")
    func lines() {
        #expect(entry("/shop/?token=secret").line == "GET /shop/ 200")
        #expect(entry("/a\u{1B}[2J\r\nGET /b 200").line == "GET /a?[2J??GET?/b?200 200")
        #expect(entry("").line == "GET / 200")
        #expect(entry("/" + String(repeating: "a", count: 5000)).line.count < 1100)
        #expect(
            entry("/").details == ["bytes": "5", "ms": "4.2", "address": "203.0.113.9", "session": "7"])
    }

    @Test("Each answer is written down, and each page's WebSocket when it ends, with what it was sent")
    @MainActor
    func server() async throws {
        let lines = Mutex<[AccessEntry]>([])
        let status = ServerStatus(access: AccessLog { entry in lines.withLock { $0.append(entry) } })
        let fonts = FontStore()
        let registry = SessionRegistry(fonts: fonts, status: status) { traits, _ in ScriptedContent(traits) }
        let policy = RequestPolicy(token: nil)
        let site = Site(
            title: "Test", fonts: fonts, images: NoImages(), policy: policy, person: PersonCookie(key: [1]),
            status: status)
        let listener = try await WebListener(
            host: "127.0.0.1", port: 0, mount: WebMount(site: site, policy: policy, registry: registry))
        _ = try await RawConnection.request("/?token=secret", port: listener.port)
        _ = try await RawConnection.request("/nothing", port: listener.port)
        let page = try await PlayedPage(port: listener.port)
        page.send { $0.hello() }
        _ = try await page.next()
        await page.socket.close()
        while lines.withLock({ $0.count }) < 3 { await Task.yield() }
        let entries = lines.withLock { $0 }
        #expect(entries.map(\.line) == ["GET / 200", "GET /nothing 308", "GET /session 101"])
        #expect(entries[0].bytes > 0 && entries[0].address == "127.0.0.1")
        #expect(entries[2].session == 1 && entries[2].bytes > 0)
        let counts = status.counts.values
        #expect(counts.requests[2] == 1 && counts.requests[3] == 1)
        registry.endAll()
        try await listener.stop()
    }

    @Test("The text for Prometheus has every count, with refusals by cause")
    func scrape() {
        let text = ServerCounts().prometheus()
        for name in [
            "riffle_sessions 0", "riffle_refusals_total{cause=\"new_visitors\"} 0",
            "riffle_frame_seconds_bucket{le=\"+Inf\"} 0", "riffle_round_trip_seconds_count 0",
            "riffle_sent_bytes_total 0",
            "riffle_comebacks_total{session=\"kept\"} 0", "riffle_start_time_seconds 1",
            "riffle_request_seconds_count 0",
        ] { #expect(text.contains("\n\(name)"), "\(name)") }
    }
}
