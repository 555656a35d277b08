import NIOHTTP1
import Testing
import RiffleWebHost

@Suite struct RequestPolicyTests {
    private func refusal(
        _ uri: String, token: String? = nil, isSession: Bool = true, _ headers: [(String, String)]
    ) -> HTTPResponseStatus? {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: uri)
        for (name, value) in headers { head.headers.add(name: name, value: value) }
        return RequestPolicy(token: token).refusal(of: head, isSession: isSession)?.status
    }

    @Test(
        "On loopback, loopback's names pass",
        arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST", "[::1]:8080", "127.9.9.9", "wallet.localhost:1"])
    func loopbackNames(_ host: String) {
        #expect(refusal("/session", [("Host", host)]) == nil)
        #expect(refusal("/session", [("Host", host), ("Origin", "http://\(host)")]) == nil)
    }

    @Test(
        "On loopback, every other name is refused, as of a domain that was pointed here",
        arguments: ["evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "10.0.0.1", "127.0.0", ""])
    func otherNames(_ host: String) {
        #expect(refusal("/", isSession: false, [("Host", host)]) == .misdirectedRequest)
        #expect(refusal("/session", [("Host", host), ("Origin", "http://\(host)")]) == .misdirectedRequest)
    }

    @Test("A request without a host, or with two, is refused")
    func hostCount() {
        #expect(refusal("/", []) == .badRequest)
        #expect(refusal("/", [("Host", "localhost"), ("Host", "localhost")]) == .badRequest)
    }

    @Test(
        "A page of another origin gets no session",
        arguments: ["http://evil.example", "http://127.0.0.1:9", "null", "http://127.0.0.1:8080.evil.example", ""])
    func otherOrigin(_ origin: String) {
        #expect(refusal("/session", [("Host", "127.0.0.1:8080"), ("Origin", origin)]) == .forbidden)
    }

    @Test("With a token, every request has to show it: in its address, or as the page's cookie")
    func token() {
        let host = ("Host", "10.0.0.1:8080")
        #expect(refusal("/session", token: "secret", [host]) == .forbidden)
        #expect(refusal("/session?token=secre", token: "secret", [host]) == .forbidden)
        #expect(refusal("/session?token=", token: "secret", [host]) == .forbidden)
        #expect(refusal("/session?a=b&token=secret", token: "secret", [host]) == nil)
        #expect(refusal("/session", token: "secret", [host, ("Cookie", "a=b; riffle-token-8080=secret")]) == nil)
        #expect(refusal("/session", token: "secret", [host, ("Cookie", "riffle-token-8080=other")]) == .forbidden)
        #expect(
            refusal("/session?token=secret", token: "secret", [host, ("Origin", "http://evil.example")]) == .forbidden)
    }

    @Test("The cookie of another port is another server's; where no port is named the cookie's name has none")
    func cookies() {
        let both = ("Cookie", "riffle-token-8081=other; riffle-token-8080=secret")
        #expect(refusal("/", token: "secret", isSession: false, [("Host", "10.0.0.1:8080"), both]) == nil)
        #expect(refusal("/", token: "secret", isSession: false, [("Host", "10.0.0.1:8081"), both]) == .forbidden)
        #expect(refusal("/", token: "secret", isSession: false, [("Host", "[fe80::1]:8080"), both]) == nil)
        let plain = ("Cookie", "riffle-token=secret")
        #expect(refusal("/", token: "secret", isSession: false, [("Host", "wallet.example"), plain]) == nil)
    }
}
