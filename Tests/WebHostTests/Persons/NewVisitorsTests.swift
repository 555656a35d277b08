import NIOCore
import NIOHTTP1
import Synchronization
import Testing
import RiffleWebHost

/// How many new visitors an address may have.
@Suite struct NewVisitorsTests {
    private final class Clock: Sendable {
        private let time = Mutex(100.0)
        var now: Double { time.withLock { $0 } }
        func advance(by seconds: Double) { time.withLock { $0 += seconds } }
    }

    private let school = ClientAddress.network([203, 0, 113, 9])
    private let other = ClientAddress.network([203, 0, 113, 10])

    @Test("So many may come in one go, then one every so many seconds, and other addresses have theirs")
    func bucket() {
        let clock = Clock()
        let visitors = NewVisitors(atOnce: 3, every: 10, now: { clock.now })
        for _ in 0..<3 { #expect(visitors.come(from: school) == nil) }
        #expect(visitors.come(from: school) == 10)
        #expect(visitors.come(from: other) == nil)
        clock.advance(by: 4)
        #expect(visitors.come(from: school) == 6)
        clock.advance(by: 6)
        #expect(visitors.come(from: school) == nil)
        #expect(visitors.come(from: school) == 10)
        clock.advance(by: 1000)
        for _ in 0..<3 { #expect(visitors.come(from: school) == nil) }
        #expect(visitors.come(from: school) != nil)
    }

    @Test("Whoever sits at the machine, and proxies that only pass others on, are not counted")
    func exempt() {
        let visitors = NewVisitors(atOnce: 1, every: 10)
        for _ in 0..<100 {
            #expect(visitors.come(from: .loopback) == nil)
            #expect(visitors.come(from: .proxy) == nil)
        }
        #expect(visitors.count == 0)
    }

    @Test("Addresses that are long gone are forgotten, and never more are remembered than a limit")
    func forgetting() {
        let clock = Clock()
        let visitors = NewVisitors(atOnce: 2, every: 1, now: { clock.now })
        for number in 0..<3 * WebLimits.rememberedAddresses {
            clock.advance(by: 0.0001)
            let bytes = (0..<3).map { UInt8(number >> (8 * $0) & 0xFF) }
            _ = visitors.come(from: .network(bytes + [1]))
        }
        #expect(visitors.count <= WebLimits.rememberedAddresses)
    }

    private func site(_ visitors: NewVisitors, _ cookie: PersonCookie) -> Site {
        Site(
            title: "Test", fonts: FontStore(), images: NoImages(), policy: RequestPolicy(token: nil, isPublic: true),
            person: cookie, newVisitors: visitors)
    }

    private func request(_ cookie: String? = nil, language: String = "en") throws -> PageRequest {
        var head = HTTPRequestHead(
            version: .http1_1, method: .GET, uri: "/",
            headers: ["host": "shop.example", "accept": "text/html", "accept-language": language])
        if let cookie { head.headers.add(name: "cookie", value: cookie) }
        return PageRequest(head, from: try SocketAddress(ipAddress: "203.0.113.9", port: 1))
    }

    @Test("Beyond that the page says when to come again, and who is known comes in all the same")
    func page() throws {
        let cookie = PersonCookie(key: [1])
        let site = site(NewVisitors(atOnce: 1, every: 30), cookie)
        let first = site.reply(to: try request())
        #expect(first.status == .ok)
        let refused = site.reply(to: try request(language: "de"))
        #expect(refused.status == .tooManyRequests)
        #expect(refused.headers.contains { $0.name == "retry-after" && $0.value == "30" })
        #expect(!refused.headers.contains { $0.name == "set-cookie" })
        let text = String(decoding: refused.bytes, as: UTF8.self)
        #expect(text.contains("<html lang=\"de\"") && text.contains("30 s"))
        let known = try #require(first.headers.first { $0.name == "set-cookie" }?.value.split(separator: ";").first)
        #expect(site.reply(to: try request(String(known))).status == .ok)
        var named = try request()
        named.user = "ada"
        #expect(site.reply(to: named).status == .ok)
    }
}
