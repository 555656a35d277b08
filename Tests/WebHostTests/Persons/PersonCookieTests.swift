import NIOCore
import NIOHTTP1
import Testing
import RiffleWebHost

struct PersonCookieTests {
    private let cookie = PersonCookie(key: [1, 2, 3])

    private func head(_ cookies: [String], host: String = "127.0.0.1:8080") -> HTTPRequestHead {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["host": host])
        for cookie in cookies { head.headers.add(name: "cookie", value: cookie) }
        return head
    }

    @Test("the code of a text is the one that RFC 4231 gives for it (test case 2)")
    func code() {
        #expect(
            MessageAuthentication.code(of: "what do ya want for nothing?", key: Array("Jefe".utf8))
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test("whoever shows the cookie they were given is the same person, among whatever other cookies")
    func known() {
        let person = PersonID.random()
        let value = cookie.value(of: person)
        #expect(cookie.person(in: head(["riffle-person-8080=\(value)"])) == person)
        #expect(cookie.person(in: head(["a=b; riffle-person-8080=\(value); c=d"])) == person)
        #expect(cookie.person(in: head(["a=b", "riffle-person-8080=none; riffle-person-8080=\(value)"])) == person)
        #expect(cookie.person(in: head([])) == nil)
    }

    @Test("a cookie that is forged, cut off, changed, of another server or of another port is nobody's")
    func forged() {
        let (person, other) = (PersonID.random(), PersonID.random())
        let value = cookie.value(of: person)
        let code = value.dropFirst(33)
        let foreign = PersonCookie(key: [1, 2, 4]).value(of: person)
        var values = [
            "", ".", person.name, "\(person.name).", ".\(code)", "\(other.name).\(code)", "\(value)0",
            "\(value).\(code)",
            value.uppercased(), foreign, "\(person.name).\(String(repeating: "0", count: 64))",
            "../../key.\(code)",
        ]
        values += (0..<value.count).map { String(value.prefix($0)) }
        for value in values { #expect(cookie.person(in: head(["riffle-person-8080=\(value)"])) == nil, "\(value)") }
        #expect(cookie.person(in: head(["riffle-person-8081=\(value)"])) == nil)
        #expect(cookie.person(in: head(["riffle-person=\(value)"])) == nil)
    }

    @Test(
        "the cookie's name has the port in it, which cookies know nothing of",
        arguments: [
            ("127.0.0.1:8080", "riffle-person-8080"), ("localhost", "riffle-person"),
            ("[::1]:99", "riffle-person-99"), ("[::1]", "riffle-person"), ("a.example:443", "riffle-person-443"),
        ])
    func name(host: String, name: String) {
        #expect(cookie.header(for: .random(), head([], host: host), isSecure: false).hasPrefix(name + "="))
    }

    @Test("the cookie is for requests of this server's pages alone, and for TLS alone where there is some")
    func attributes() {
        let person = PersonID.random()
        let attributes = "; Max-Age=15552000; HttpOnly; SameSite=Lax"
        let plain = cookie.header(for: person, head([]), isSecure: false)
        #expect(plain == "riffle-person-8080=\(cookie.value(of: person))" + attributes)
        #expect(cookie.header(for: person, head([]), isSecure: true) == plain + "; Secure")
    }

    @Test("only a proxy that is trusted is believed when it says that a browser came by TLS")
    func security() throws {
        let proxies = try TrustedProxies(["10.0.0.5"])
        let proxy = try SocketAddress(ipAddress: "10.0.0.5", port: 1)
        let stranger = try SocketAddress(ipAddress: "10.0.0.6", port: 1)
        func isSecure(_ scheme: String?, _ peer: SocketAddress, _ proxies: TrustedProxies) -> Bool {
            var head = head([])
            if let scheme { head.headers.add(name: "x-forwarded-proto", value: scheme) }
            return proxies.isSecure(head, from: peer)
        }
        #expect(isSecure("https", proxy, proxies) && isSecure("HTTPS, http", proxy, proxies))
        #expect(!isSecure("http", proxy, proxies) && !isSecure(nil, proxy, proxies))
        #expect(!isSecure("https", stranger, proxies) && !isSecure("https", proxy, .none))
    }
}
