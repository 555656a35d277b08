import Testing

@testable import Live

struct HTTPRequestTests {
    private func request(_ lines: String...) throws -> HTTPRequest {
        try HTTPRequest(head: Array(lines.joined(separator: "\r\n").utf8))
    }

    private func status(_ lines: String...) -> Int? {
        do {
            _ = try HTTPRequest(head: Array(lines.joined(separator: "\r\n").utf8))
            return nil
        } catch { return error.status }
    }

    @Test func readsWhatABrowserSends() throws {
        let request = try request(
            "GET /events?x=1 HTTP/1.1", "Host: 127.0.0.1:8080", "Accept: text/event-stream",
            "Sec-Fetch-Site: same-origin")
        #expect(request.method == "GET" && request.path == "/events" && request.query == "x=1")
        #expect(request.headers["accept"] == "text/event-stream" && request.length == 0)
        #expect(request.refusal(port: 8080) == nil)
    }

    @Test func refusesWhatCouldMeanTwoThings() {
        #expect(status("GET / HTTP/1.1", "Host: a", "Host: b") == 400)
        #expect(status("POST / HTTP/1.1", "Content-Length: 1", "Content-Length: 2") == 400)
        #expect(status("POST / HTTP/1.1", "Content-Length: +1") == 400)
        #expect(status("POST / HTTP/1.1", "Content-Length: 1, 1") == 400)
        #expect(status("POST / HTTP/1.1", "Content-Length: 3", "Transfer-Encoding: chunked") == 501)
        #expect(status("POST / HTTP/1.1", "Host: a") == 411)
        #expect(status("GET / HTTP/1.1", " Host: a") == 400)
        #expect(status("GET / HTTP/1.1", "Host : a") == 400)
        #expect(status("GET / HTTP/1.1", "Host: a\nX: b") == 400)
        #expect(status("GET / HTTP/1.1", "Host: a\u{0}") == 400)
        #expect(status("GET / HTTP/1.1", "Host: a\rX: b") == 400)
        #expect(status("GET  / HTTP/1.1") == 400)
        #expect(status("GET http://127.0.0.1/ HTTP/1.1") == 400)
        #expect(status("GET //a/ HTTP/1.1") == 400)
    }

    @Test func refusesWhatIsNotSpokenHere() {
        #expect(status("GET / HTTP/1.0") == 505)
        #expect(status("DELETE / HTTP/1.1") == 405)
        #expect(status("POST / HTTP/1.1", "Content-Length: 65537") == 413)
        #expect(status("GET / HTTP/1.1", "X: " + String(repeating: "a", count: 20_000)) == 431)
    }

    @Test func answersNobodyElse() throws {
        // A domain of somebody's that leads to this machine.
        #expect(try request("GET / HTTP/1.1", "Host: evil.example:8080").refusal(port: 8080)?.status == 421)
        #expect(try request("GET / HTTP/1.1", "Host: 127.0.0.1:9090").refusal(port: 8080)?.status == 421)
        #expect(try request("GET / HTTP/1.1").refusal(port: 8080)?.status == 421)
        // A page of somebody's.
        let host = "Host: 127.0.0.1:8080"
        #expect(
            try request("GET /events HTTP/1.1", host, "Origin: https://evil.example").refusal(port: 8080)?.status == 403
        )
        #expect(
            try request("GET /shell.js HTTP/1.1", host, "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors")
                .refusal(port: 8080)?.status == 403)
        #expect(
            try request("POST /say HTTP/1.1", host, "Content-Length: 0", "Origin: null").refusal(port: 8080)?.status
                == 403)
        #expect(try request("POST /say HTTP/1.1", host, "Content-Length: 0").refusal(port: 8080)?.status == 403)
        // The program's own frames are of another port, and of the same site.
        #expect(
            try request("GET /events HTTP/1.1", host, "Sec-Fetch-Site: same-site").refusal(port: 8080)?.status == 403)
    }

    @Test func answersLinksAndItsOwnPage() throws {
        let host = "Host: localhost:8080"
        let link = try request(
            "GET / HTTP/1.1", host, "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"
        )
        #expect(link.refusal(port: 8080) == nil)
        let own = try request(
            "POST /say HTTP/1.1", host, "Origin: http://localhost:8080", "Content-Length: 2",
            "Sec-Fetch-Site: same-origin")
        #expect(own.refusal(port: 8080) == nil && own.length == 2)
    }
}
