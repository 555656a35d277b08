import NIOHTTP1
import PageRecords
import Testing

@testable import RiffleWebHost

@MainActor
@Suite(.timeLimit(.minutes(10))) struct EarlyHelloTests {
    /// Base 64 for addresses.
    private func coded(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0...group.count { text.append(digits[bits >> (18 - 6 * place) & 63]) }
        }
        return text
    }

    private func hello() -> [UInt8] {
        var writer = RecordWriter()
        writer.hello()
        return writer.bytes
    }

    @Test("A hello in the address is answered with the first frame, before the page says anything")
    func answered() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage(port: server.port, path: "/session?hello=\(coded(hello()))")
            guard case .welcome(_, let isNew, _) = try await page.next() else {
                Issue.record("No welcome")
                return
            }
            #expect(isNew)
            _ = try await page.next { if case .frame = $0 { true } else { false } }
            // The page says it once more, since it cannot know that the address got through whole.
            page.send { $0.hello() }
            page.acknowledge()
            try await page.settle()
            #expect(server.registry.sessions.count == 1)
        }
    }

    @Test("A second hello on the socket still ends the connection")
    func twice() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage(port: server.port, path: "/session?hello=\(coded(hello()))")
            page.send { $0.hello() }
            page.send { $0.hello() }
            #expect(await page.end() == 1008)
        }
    }

    @Test(
        "What is no hello is passed over, and the page says it as ever",
        arguments: ["", "%%%", "AQ", "B", "AQQAAMNDAABTRAAAgD8AAAAAAAAAAAAAAAAAAAAAMAhlbi1V", "CwE", "CgAAAAAAAAAA"])
    func garbage(text: String) async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage(port: server.port, path: "/session?hello=\(text)") { $0.hello() }
            _ = try await page.next { if case .frame = $0 { true } else { false } }
            #expect(server.registry.sessions.count == 1)
        }
    }

    @Test("A hello with more behind it is none")
    func more() {
        var writer = RecordWriter()
        writer.hello()
        writer.ping(1)
        for (bytes, isTaken) in [(hello(), true), (writer.bytes, false)] {
            let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/session?hello=\(coded(bytes))")
            #expect((EarlyHello.payload(in: head) != nil) == isTaken)
        }
    }
}
