import Foundation
import RiffleServer
import Testing

@Suite struct WebRequestTests {
    private struct TenantKey: WebRequestKey {
        static let defaultValue = "none"
    }

    @Test("Cookies, headers and the query are read as a browser wrote them")
    func parts() {
        let request = WebRequest(
            method: "GET", uri: "/admin/orders?state=late%20ones&page=2",
            headers: [("Cookie", "a=1; b=two=2"), ("cookie", "a=3; bare"), ("Accept", "text/html")])
        #expect(request.path == "/admin/orders")
        #expect(request.queryItems.map(\.value) == ["late ones", "2"])
        #expect(request.cookies == ["a": "1", "b": "two=2"])
        #expect(request.headers(named: "ACCEPT") == ["text/html"])
    }

    @Test("A WebSocket's request is of the page that asked for it, unless it names another server's")
    func page() {
        func path(_ uri: String) -> String { WebRequest(method: "GET", uri: uri, headers: []).uri }
        #expect(path("/admin/session?page=%2Fadmin%2Forders%3Fid%3D7") == "/admin/orders?id=7")
        #expect(path("/admin/session?page=%2F%2Fevil.example") == "/admin/session?page=%2F%2Fevil.example")
    }

    @Test("A server's values are found by their keys")
    func values() {
        var request = WebRequest(method: "GET", uri: "/", headers: [])
        #expect(request[TenantKey.self] == "none")
        request[TenantKey.self] = "north"
        #expect(request[TenantKey.self] == "north")
    }

    @Test("The way to a login says where to come back to")
    func comingBack() {
        let request = WebRequest(method: "GET", uri: "/session?page=%2Fadmin%2F%3Fa%3D1%2B1%26b%3D2", headers: [])
        let address = request.address("/login", returningBy: "next")
        #expect(address.scheme == nil)
        #expect(!address.absoluteString.contains("+"))
        let components = URLComponents(url: address, resolvingAgainstBaseURL: false)
        #expect(components?.queryItems?.first?.value == "/admin/?a=1+1&b=2")
    }
}
