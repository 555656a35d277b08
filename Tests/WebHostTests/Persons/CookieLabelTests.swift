import NIOHTTP1
import Testing
import RiffleWebHost

@Suite struct CookieLabelTests {
    @Test("A name becomes part of a cookie's, and what cannot is refused with what may")
    func names() throws {
        #expect(try CookieLabel("shop-2").text == "shop-2")
        for text in ["", "a b", "a;b", "a=b", "café", String(repeating: "a", count: 33)] {
            #expect(throws: CookieLabel.Invalid.self) { try CookieLabel(text) }
        }
    }

    @Test("Servers of different names on one host and port know their own visitors only")
    func apart() throws {
        let head = HTTPRequestHead(
            version: .http1_1, method: .GET, uri: "/", headers: ["host": "127.0.0.1:8080"])
        let (shop, desk) = (
            PersonCookie(key: [1], label: try CookieLabel("shop")),
            PersonCookie(key: [1], label: try CookieLabel("desk"))
        )
        let person = PersonID.random()
        let header = shop.header(for: person, head, isSecure: false)
        #expect(header.hasPrefix("riffle-person-shop-8080="))
        var next = head
        next.headers.add(name: "cookie", value: String(header.prefix { $0 != ";" }))
        #expect(shop.person(in: next) == person)
        #expect(desk.person(in: next) == nil)
    }
}
