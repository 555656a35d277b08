import Testing
import RiffleWebHost

/// Requests for a page's WebSocket that say more than one may.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SocketRequestTests {
    private func answer(_ more: String, port: Int) async throws -> String {
        let connection = try await RawConnection.open(port: port)
        connection.send(
            """
            GET /session HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\(more)
            """)
        return String(decoding: await connection.rest(), as: UTF8.self)
    }

    @Test(
        "One with a body becomes no WebSocket and is told why, and others have theirs",
        arguments: [
            "Content-Length: 5\r\n\r\nhello", "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
            "Content-Length: 5\r\n\r\n\u{2}\u{5}abc",
        ])
    func body(_ more: String) async throws {
        try await TestServer.with { server in
            let answer = try await answer(more, port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 400"), "\(answer)")
            #expect(answer.contains("has no body"))
            #expect(server.registry.count == 0)
            let page = try await PlayedPage(port: server.port)
            page.send { $0.hello() }
            _ = try await page.next()
            #expect(server.registry.count == 1)
            await page.socket.close()
        }
    }

    @Test("One on a connection that has carried other requests becomes a WebSocket, as proxies keep connections")
    func later() async throws {
        try await TestServer.with { server in
            let connection = try await RawConnection.open(port: server.port)
            for _ in 0..<3 {
                connection.send("HEAD / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
                #expect(await connection.text(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 200"))
            }
            connection.send(
                """
                GET /session HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
                """)
            #expect(await connection.text(upTo: "Sec-WebSocket-Accept").contains("HTTP/1.1 101"))
            try await connection.channel.close().get()
        }
    }

    @Test("One that says that its body has no bytes becomes a WebSocket")
    func empty() async throws {
        try await TestServer.with { server in
            let connection = try await RawConnection.open(port: server.port)
            connection.send(
                """
                GET /session HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nContent-Length: 0\r\n\r\n
                """)
            #expect(await connection.text(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 101"))
            try await connection.channel.close().get()
        }
    }
}
