import NIOCore
import NIOHTTP1
import Testing
import RiffleWebHost

@Suite struct TrustedProxiesTests {
    private func peer(_ address: String) throws -> SocketAddress { try SocketAddress(ipAddress: address, port: 9) }

    private func head(_ forwarded: String...) -> HTTPRequestHead {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/session")
        for value in forwarded { head.headers.add(name: "X-Forwarded-For", value: value) }
        return head
    }

    private func network(_ bytes: UInt8...) -> ClientAddress { .network(bytes) }

    @Test("Who is not trusted is not believed")
    func stranger() throws {
        let proxies = try TrustedProxies(["10.0.0.5"])
        let client = proxies.client(of: head("203.0.113.9"), from: try peer("198.51.100.7"))
        #expect(client == network(198, 51, 100, 7))
        #expect(proxies.peer(try peer("198.51.100.7")) == network(198, 51, 100, 7))
        #expect(TrustedProxies.none.client(of: head("1.2.3.4"), from: try peer("127.0.0.1")) == .loopback)
    }

    @Test("Of a trusted proxy the last address counts that is no proxy of ours: those before it anybody can write")
    func lastOne() throws {
        let proxies = try TrustedProxies(["10.0.0.5", "10.1.0.0/16"])
        let way = head("6.6.6.6, 203.0.113.9", "10.1.2.3")
        #expect(proxies.client(of: way, from: try peer("10.0.0.5")) == network(203, 0, 113, 9))
        #expect(proxies.peer(try peer("10.0.0.5")) == .proxy)
        #expect(proxies.client(of: head(), from: try peer("10.1.9.9")) == .proxy)
        #expect(proxies.client(of: head("10.1.2.3"), from: try peer("10.0.0.5")) == .proxy)
    }

    @Test("Ports and brackets belong to no address, and what is no address counts for nobody known")
    func writings() throws {
        let proxies = try TrustedProxies(["::1"])
        let own = try peer("::1")
        #expect(proxies.client(of: head("203.0.113.9:4711"), from: own) == network(203, 0, 113, 9))
        let long = network(0x20, 1, 0xD, 0xB8, 0, 1, 0, 2)
        #expect(proxies.client(of: head("[2001:db8:1:2:3::4]:80"), from: own) == long)
        #expect(proxies.client(of: head("2001:db8:1:2:3::4"), from: own) == long)
        for text in ["unknown", "_hidden", "256.1.1.1", "fe80::1%eth0", "[", ":", String(repeating: "1", count: 9000)] {
            #expect(proxies.client(of: head(text), from: own) == .unknown, "\(text)")
        }
    }

    @Test("A network has all addresses with its first bits")
    func networks() throws {
        let proxies = try TrustedProxies(["10.1.128.0/17", "2001:db8::/32", "0.0.0.0/0"])
        let some = try TrustedProxies(["10.1.128.0/17", "2001:db8::/32"])
        #expect(some.trusts(IPAddress("10.1.200.1")) && !some.trusts(IPAddress("10.1.127.255")))
        #expect(some.trusts(IPAddress("2001:db8:ffff::1")) && !some.trusts(IPAddress("2001:db9::1")))
        #expect(proxies.trusts(IPAddress("8.8.8.8")) && !proxies.trusts(IPAddress("::2")) && !proxies.trusts(nil))
    }

    @Test(
        "What names no address is refused",
        arguments: ["", "proxy.example", "10.0.0.5/33", "10.0.0.5/x", "/8", "::1/129"]
    )
    func invalid(text: String) {
        #expect(throws: TrustedProxies.Invalid.self) { try TrustedProxies([text]) }
    }

    @Test("One customer's network of version 6 is one address, and version 4 inside version 6 is version 4")
    func versions() throws {
        #expect(ClientAddress(IPAddress("2001:db8::1")) == ClientAddress(IPAddress("2001:db8::ffff:2")))
        #expect(ClientAddress(IPAddress("2001:db8::1")) != ClientAddress(IPAddress("2001:db8:0:1::1")))
        #expect(ClientAddress(IPAddress("::ffff:192.0.2.1")) == ClientAddress(IPAddress("192.0.2.1")))
        #expect(ClientAddress(IPAddress("::ffff:127.0.0.1")) == .loopback)
        #expect(ClientAddress(IPAddress("::1")) == .loopback)
        #expect(ClientAddress(nil) == .unknown && ClientAddress.unknown.isLimited && !ClientAddress.loopback.isLimited)
    }
}
