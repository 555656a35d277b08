import Testing
import RiffleWebHost

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SiteTests {
    @Test("The page carries the app's title, escaped, and a policy that lets nothing else in")
    func page() async throws {
        try await TestServer.with { server in
            let answer = try await RawConnection.request("/", port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
            #expect(answer.contains("<title>Test &lt;&amp;&gt;</title>"))
            #expect(answer.contains("default-src 'none'"))
            #expect(!answer.contains("riffle-token"))
        }
    }

    @Test("Scripts come with a tag, and are not sent again while they are the same")
    func tags() async throws {
        try await TestServer.with { server in
            let answer = try await RawConnection.request("/client/client.js", port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
            let tag = try #require(answer.split(separator: "\r\n").first { $0.hasPrefix("etag: ") }).dropFirst(6)
            let again = try await RawConnection.request(
                "/client/client.js", port: server.port, headers: ["If-None-Match: \(tag)"])
            #expect(again.hasPrefix("HTTP/1.1 304"))
        }
    }

    @Test("The client is one script under a name of its contents, kept for good, and the page lets no others in")
    func client() async throws {
        try await TestServer.with { server in
            let page = try await RawConnection.request("/", port: server.port)
            let scripts = page.matches(of: /<script[^>]*src="([^"]*)"/).map { String($0.1) }
            try #require(scripts.count == 1)
            #expect(scripts[0].contains(/^client\/[0-9a-f]{32}\.js$/))
            #expect(!page.contains("unsafe-inline") && !page.contains("nonce-"))
            // Each script and style that stands in the page is let in by its digest, and nothing else.
            let inline = page.matches(of: /<(?:script|style)>/).count
            #expect(inline == 3 && page.matches(of: /'sha256-[A-Za-z0-9+\/]{43}='/).count == inline)
            let script = try await RawConnection.request("/" + scripts[0], port: server.port)
            #expect(script.hasPrefix("HTTP/1.1 200") && script.contains("immutable"))
            #expect(!script.contains("\nimport ") && !script.contains("\nexport "))
        }
    }

    @Test("Pictures are named by their contents and kept for good")
    func pictures() async throws {
        try await TestServer.with { server in
            let answer = try await RawConnection.request("/image/red", port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
            #expect(answer.contains("immutable"))
            #expect(answer.contains("content-type: image/png"))
            #expect(answer.contains("sandbox"))
            #expect(try await RawConnection.request("/image/blue", port: server.port).hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test(
        "Path traversal finds nothing, however it is written",
        arguments: [
            "/../../etc/passwd", "/client/../../../etc/passwd", "/client/..%2f..%2fetc%2fpasswd", "//etc/passwd",
            "/client//etc/passwd", "/font/../etc/passwd", "/image/%2e%2e/%2e%2e/etc/passwd", "/client/client.js/..",
            "/client/\\..\\..\\etc\\passwd", "/client/", "/client/client.js%00", "/font/",
            "file:///etc/passwd", "/.git/config",
        ])
    func traversal(_ path: String) async throws {
        try await TestServer.with { server in
            let answer = try await RawConnection.request(path, port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 404"), "\(path): \(answer.prefix(60))")
            #expect(!answer.contains("root:"))
        }
    }

    @Test(
        "The app is in whatever folder it is asked for, and all that belongs to it is beside it",
        arguments: ["/", "/admin/", "/a/b.c/d-e/"])
    func folders(_ folder: String) async throws {
        try await TestServer.with { server in
            let page = try await RawConnection.request(folder, port: server.port)
            #expect(page.hasPrefix("HTTP/1.1 200") && page.contains("<title>Test"))
            // A cookie without a path is for the folder.
            #expect(page.contains("set-cookie: riffle-person") && !page.contains("Path="))
            #expect(!page.contains("=\"/"))
            for name in ["client/client.js", "icon.svg", "manifest.json", "image/red"] {
                let answer = try await RawConnection.request(folder + name, port: server.port)
                #expect(answer.hasPrefix("HTTP/1.1 200"), "\(folder)\(name): \(answer.prefix(60))")
            }
            #expect(try await RawConnection.request(folder + "session", port: server.port).hasPrefix("HTTP/1.1 426"))
        }
    }

    @Test("A folder without its slash is led to the one with it; what is no folder is not there")
    func missingSlash() async throws {
        try await TestServer.with { server in
            let answer = try await RawConnection.request("/a/admin?x=1", port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 308") && answer.contains("location: admin/?x=1\r\n"))
            for path in [
                "/robots.txt", "/client", "/a/wp-login.php", "/a%20b/", "/" + String(repeating: "a/", count: 9),
            ] {
                #expect(try await RawConnection.request(path, port: server.port).hasPrefix("HTTP/1.1 404"), "\(path)")
            }
        }
    }

    @Test("A browser that is refused gets a page that says what to do, and where to put the token")
    func refusals() async throws {
        let html = ["Accept: text/html,*/*;q=0.8"]
        try await TestServer.with(token: "0123456789abcdef") { server in
            let page = try await RawConnection.request("/", port: server.port, headers: html)
            #expect(page.hasPrefix("HTTP/1.1 403") && page.contains("<input name=\"token\""))
            let plain = try await RawConnection.request("/", port: server.port)
            #expect(plain.hasPrefix("HTTP/1.1 403") && !plain.contains("<"))
        }
        try await TestServer.with { server in
            let page = try await RawConnection.request(
                "/session?origin=https%3A%2F%2Fshop.example%22%3Cb", port: server.port, headers: html)
            #expect(page.hasPrefix("HTTP/1.1 403") && page.contains("--site https://shop.example&quot;&lt;b"))
        }
    }

    @Test("Only GET and HEAD are answered, and HEAD without a body")
    func methods() async throws {
        try await TestServer.with { server in
            #expect(try await RawConnection.request("/", port: server.port, method: "POST").hasPrefix("HTTP/1.1 405"))
            let head = try await RawConnection.request("/", port: server.port, method: "HEAD")
            #expect(head.hasPrefix("HTTP/1.1 200") && head.hasSuffix("\r\n\r\n"))
        }
    }

    @Test("What is no HTTP closes its connection and nothing else")
    func garbage() async throws {
        try await TestServer.with { server in
            for seed in 1...20 as ClosedRange<UInt64> {
                let connection = try await RawConnection.open(port: server.port)
                var state = seed
                connection.send(
                    (0..<2000).map { _ in
                        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                        return UInt8(truncatingIfNeeded: state >> 56)
                    } + Array("\r\n\r\n".utf8))
                _ = await connection.rest()
            }
            #expect(try await RawConnection.request("/", port: server.port).hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("A head that never ends is cut off where it is larger than any page's")
    func endlessHead() async throws {
        try await TestServer.with { server in
            let field = "X-Field: \(String(repeating: "a", count: 93))\r\n"
            let count = WebLimits.requestHeadBytes / 100 + 1
            let connection = try await RawConnection.open(port: server.port)
            connection.send("GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: field, count: count))
            let answer = String(decoding: await connection.rest(), as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 431"))
            let large = Array(repeating: String(field.dropLast(1)), count: count - 5)
            #expect(try await RawConnection.request("/", port: server.port, headers: large).hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("What is no request is told so")
    func noRequest() async throws {
        try await TestServer.with { server in
            let connection = try await RawConnection.open(port: server.port)
            connection.send("GET / HTTP/9.9\r\n\r\n")
            #expect(String(decoding: await connection.rest(), as: UTF8.self).hasPrefix("HTTP/1.1 400"))
        }
    }

    @Test("With a token the page asks for it, and hands it to its pictures as a cookie")
    func token() async throws {
        try await TestServer.with(token: "0123456789abcdef") { server in
            #expect(try await RawConnection.request("/", port: server.port).hasPrefix("HTTP/1.1 403"))
            let page = try await RawConnection.request("/?token=0123456789abcdef", port: server.port)
            #expect(page.hasPrefix("HTTP/1.1 200"))
            let cookie = "riffle-token-\(server.port)=0123456789abcdef"
            #expect(page.contains("set-cookie: \(cookie); Max-Age=2592000; HttpOnly; SameSite=Lax"))
            #expect(try await RawConnection.request("/image/red", port: server.port).hasPrefix("HTTP/1.1 403"))
            let picture = try await RawConnection.request(
                "/image/red", port: server.port, headers: ["Cookie: riffle-token-1=other; \(cookie)"])
            #expect(picture.hasPrefix("HTTP/1.1 200"))
        }
    }
}
