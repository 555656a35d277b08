import NIOHTTP1
import Testing
import RiffleWebHost

@Suite struct RequestPolicyTests {
    private func refusal(
        _ uri: String, token: String? = nil, sites: [String] = [], isPublic: Bool = false, isSession: Bool = true,
        _ headers: [(String, String)]
    ) -> HTTPResponseStatus? {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: uri)
        for (name, value) in headers { head.headers.add(name: name, value: value) }
        return RequestPolicy(token: token, sites: sites.map { try! SiteAddress($0) }, isPublic: isPublic).refusal(
            of: head, isSession: isSession)?.status
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

    @Test("A server that visitors know by an address answers to its host and to loopback's, and takes its pages")
    func sites() {
        let sites = ["https://shop.example.com/a", "http://Shop.example:8000"]
        for host in ["shop.example.com", "SHOP.example.com:443", "shop.example:8000", "127.0.0.1:8080", "localhost"] {
            #expect(refusal("/", sites: sites, isSession: false, [("Host", host)]) == nil, "\(host)")
            for origin in ["https://shop.example.com", "http://shop.example:8000", "http://\(host)"] {
                #expect(
                    refusal("/session", sites: sites, [("Host", host), ("Origin", origin)]) == nil, "\(host) \(origin)")
            }
            for origin in ["http://shop.example.com:1", "https://shop.example", "https://example.com", "null"] {
                #expect(refusal("/session", sites: sites, [("Host", host), ("Origin", origin)]) == .forbidden)
            }
        }
        for host in ["evil.example", "shop.example.com.evil.example", "xshop.example.com", "10.0.0.1"] {
            #expect(refusal("/", sites: sites, isSession: false, [("Host", host)]) == .misdirectedRequest, "\(host)")
        }
        // Who may come is another matter.
        let host = ("Host", "shop.example.com")
        #expect(refusal("/", token: "secret", sites: sites, isSession: false, [host]) == .forbidden)
        #expect(refusal("/?token=secret", token: "secret", sites: sites, isSession: false, [host]) == nil)
    }

    @Test("A public server answers to any host, and takes no pages of others")
    func isPublic() {
        for host in ["shop.example.com", "10.0.0.1:8080"] {
            #expect(refusal("/", isPublic: true, isSession: false, [("Host", host)]) == nil)
            #expect(refusal("/session", isPublic: true, [("Host", host), ("Origin", "https://\(host)")]) == nil)
            #expect(
                refusal("/session", isPublic: true, [("Host", host), ("Origin", "https://a.example")]) == .forbidden)
        }
    }

    @Test("A page that asks why it gets no WebSocket is told as the WebSocket would be")
    func namedOrigin() {
        let host = ("Host", "127.0.0.1:8080")
        #expect(refusal("/session?origin=https%3A%2F%2Fshop.example.com", [host]) == .forbidden)
        #expect(refusal("/session?origin=http%3A%2F%2F127.0.0.1%3A8080", [host]) == nil)
        // What is written there opens nothing that the header closes.
        let evil = ("Origin", "http://evil.example")
        #expect(refusal("/session?origin=http%3A%2F%2F127.0.0.1%3A8080", [host, evil]) == .forbidden)
    }

    private static let odd = "//shop.example"

    @Test(
        "What is no address of a site is said so",
        arguments: [
            "", "shop.example.com", "ftp:" + Self.odd, "https:", "https://:80", "https:" + Self.odd + ":b",
            "https:" + Self.odd + ":99999", "https://" + "user@shop.example", "https:" + Self.odd + "/?x",
            "https:" + Self.odd + "/../c", "https:" + Self.odd + " b", "https://[::1", "https:/" + Self.odd,
        ])
    func badSites(_ text: String) {
        #expect(throws: SiteAddress.Invalid.self) { try SiteAddress(text) }
    }

    @Test("A site's address has a slash at its end, and no port that goes without saying")
    func siteAddresses() throws {
        #expect(try SiteAddress("https://Shop.example.com:443").url == "https://shop.example.com/")
        #expect(try SiteAddress("http://[::1]:8080/a/b").url == "http://[::1]:8080/a/b/")
        #expect(try SiteAddress("http://a-b.example:80/c/").url == "http://a-b.example/c/")
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
