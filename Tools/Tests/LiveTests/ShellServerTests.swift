import Foundation
import Testing

@testable import Live

#if canImport(Glibc)
    import Glibc
#endif

struct ShellServerTests {
    /// What a server on a port answers to some bytes, up to the end or to some text.
    private func answer(_ text: String, port: Int, until end: String? = nil) throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0)
        LocalSocket.write(Array(text.utf8), to: descriptor)
        var bytes: [UInt8] = []
        while case let more = LocalSocket.read(descriptor), !more.isEmpty {
            bytes += more
            if let end, String(decoding: bytes, as: UTF8.self).contains(end) { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private final class Said: @unchecked Sendable {
        let lock = NSLock()
        var texts: [String] = []
    }

    private func server(_ said: Said = Said()) throws -> ShellServer {
        let listener = try #require(try LocalSocket.listener(port: 0))
        let server = ShellServer(
            listener: listener, files: ["/": ("text/html; charset=utf-8", Array("<p>page".utf8))],
            frames: "http://127.0.0.1:9"
        ) { bytes in said.lock.withLock { said.texts.append(String(decoding: bytes, as: UTF8.self)) } }
        server.start()
        return server
    }

    @Test func servesItsPageAndNothingElse() throws {
        let server = try server()
        let host = "Host: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\r\n"
        let page = try answer("GET / HTTP/1.1\r\n" + host, port: server.port)
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.hasSuffix("<p>page"))
        #expect(page.contains("frame-src http://127.0.0.1:9;") && page.contains("frame-ancestors 'none'"))
        #expect(!page.contains("Access-Control"))
        for path in ["/../Package.swift", "/etc/passwd", "/%2e%2e/"] {
            #expect(try answer("GET \(path) HTTP/1.1\r\n" + host, port: server.port).hasPrefix("HTTP/1.1 404"))
        }
        let head = try answer("HEAD / HTTP/1.1\r\n" + host, port: server.port)
        #expect(head.contains("Content-Length: 7") && head.hasSuffix("\r\n\r\n"))
    }

    @Test func tellsPagesTheStateFirstAndThenWhatChanges() throws {
        let server = try server()
        server.tell("{\"version\":1}")
        let request = "GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
        let first = try answer(request, port: server.port, until: "\n\n")
        #expect(first.contains("text/event-stream"))
        #expect(try answer(request, port: server.port, until: "version\":1}\n\n").contains("data: {\"version\":1}"))
    }

    @Test func hearsItsOwnPageOnly() throws {
        let said = Said()
        let server = try server(said)
        let body = "Content-Length: 2\r\nConnection: close\r\n\r\n{}"
        let own = "Host: 127.0.0.1:\(server.port)\r\nOrigin: http://127.0.0.1:\(server.port)\r\n"
        #expect(try answer("POST /say HTTP/1.1\r\n" + own + body, port: server.port).hasPrefix("HTTP/1.1 204"))
        let other = "Host: 127.0.0.1:\(server.port)\r\nOrigin: http://evil.example\r\n"
        #expect(try answer("POST /say HTTP/1.1\r\n" + other + body, port: server.port).hasPrefix("HTTP/1.1 403"))
        #expect(said.texts == ["{}"])
    }

    @Test func aPortThatIsTakenIsSaid() throws {
        let first = try #require(try LocalSocket.listener(port: 0))
        #expect(try LocalSocket.listener(port: first.port) == nil)
        close(first.descriptor)
    }
}
