import Foundation
import RiffleServer
import SwiftUI
import Testing

/// Interfaces as a browser has them.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct WebInterfaceTests {
    /// What somebody's desk shows.
    private struct Desk: View {
        @Environment(\.webRequest) private var request
        @Environment(\.openURL) private var openURL
        @AppStorage("pens") private var pens = 0
        @State private var ticks = 0

        var body: some View {
            VStack {
                Text("Desk of \(request?[NameKey.self] ?? "no page")")
                Text("\(pens) pens")
                Text(ticks > 0 ? "The clock goes" : "The clock stands")
                Button("Take a pen") { pens += 1 }
                Button("Go") { if let request { openURL(request.address("/healthz", returningBy: "next")) } }
                Text("At \(request?.path ?? "no path")")
            }
            .onReceive(Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
        }
    }

    @Test("A page shows who has signed in, and keeps what is theirs for them alone, in every browser of theirs")
    func users() async throws {
        try await ServedInterface.with({ Desk() }) { served in
            let ada = try await served.open(as: "ada")
            try await ada.wait(for: "Desk of ada")
            try await ada.press("Take a pen")
            try await ada.wait(for: "1 pens")
            let ben = try await served.open(as: "ben")
            try await ben.wait(for: "Desk of ben")
            try await ben.wait(for: "0 pens")
            let elsewhere = try await served.open(as: "ada")
            try await elsewhere.wait(for: "1 pens")
            // Nobody needs a cookie of the interface's own who is known already.
            #expect(try await ada.evaluate("document.cookie").string == "user=ada")
        }
    }

    @Test("Who signs out has no page any more, in no browser, and others keep theirs")
    func signingOut() async throws {
        try await ServedInterface.with({ Desk() }) { served in
            let pages = [try await served.open(as: "ada"), try await served.open(as: "ada")]
            let ben = try await served.open(as: "ben")
            for page in pages { try await page.wait(for: "Desk of ada") }
            try await ben.wait(for: "Desk of ben")
            for page in pages { try await page.evaluate("document.cookie = 'user=; Max-Age=0; path=/'") }
            #expect(served.interface.endPages(of: "ada") == 2)
            for page in pages { try await page.wait(for: "Desk of stranger") }
            try await ben.press("Take a pen")
            try await ben.wait(for: "1 pens")
        }
    }

    @Test("An address without scheme and host opens in place of the page, and says where to come back to")
    func goingElsewhere() async throws {
        try await ServedInterface.with({ Desk() }) { served in
            let page = try await served.open(as: nil, at: "desks/?floor=2")
            try await page.wait(for: "At /desks/")
            try await page.press("Go")
            try await page.wait(until: "location.pathname === '/healthz'")
            let next = try await page.evaluate("new URLSearchParams(location.search).get('next')")
            #expect(next.string == "/desks/?floor=2")
        }
    }

    @Test("Who cannot be found out gets neither page nor session, and is told that it is not their fault")
    func unknown() async throws {
        try await ServedInterface.with({ Desk() }) { served in
            let page = try await served.open(as: "nobody")
            let text = try await page.evaluate("document.body.innerText").string
            #expect(text?.contains("could not find out who asks") == true)
            let outcome = try await page.evaluate(
                """
                new Promise((done) => {
                  const socket = new WebSocket(new URL("session", location.href).href.replace("http", "ws"));
                  socket.onopen = () => done("open");
                  socket.onerror = () => done("refused");
                })
                """)
            #expect(outcome.string == "refused")
            #expect(served.interface.pageCount == 0)
        }
    }

    @Test("Timers that views set on the main run loop go off")
    func runLoop() async throws {
        try await ServedInterface.with({ Desk() }) { served in
            let page = try await served.open(as: nil)
            try await page.wait(for: "The clock goes")
        }
    }

    @Test("A server answers requests that it hands on itself, in whatever folder the interface is")
    func handedOn() async throws {
        let interface = try WebInterface { Desk() }
        func status(_ method: String, _ uri: String) async -> Int {
            await interface.respond(
                to: WebRequest(method: method, uri: uri, headers: [("Host", "shop.example")], peer: "203.0.113.9")
            ).status
        }
        #expect(await status("GET", "/admin/") == 200)
        #expect(await status("GET", "/admin") == 308)
        #expect(await status("GET", "/admin/client/nothing.js") == 404)
        #expect(await status("POST", "/admin/") == 405)
        #expect(await status("GET", "/admin/session") == 426)
        #expect(!interface.admits(WebRequest(method: "GET", uri: "/admin/", headers: [("Host", "shop.example")])))
    }

    @Test("Pages of other sites get no WebSocket of a server that hands its requests on")
    func otherOrigins() throws {
        let interface = try WebInterface { Desk() }
        func admits(_ origin: String) -> Bool {
            interface.admits(
                WebRequest(
                    method: "GET", uri: "/admin/session", headers: [("Host", "shop.example"), ("Origin", origin)]))
        }
        #expect(admits("https://shop.example"))
        #expect(!admits("https://evil.example"))
    }

    @Test("What is wrong with a configuration is said when the interface is made")
    func configuration() {
        #expect(throws: (any Error).self) {
            try WebInterface(WebInterfaceConfiguration(sites: ["shop"])) { Desk() }
        }
        #expect(throws: (any Error).self) {
            try WebInterface(WebInterfaceConfiguration(trustedProxies: ["everybody"])) { Desk() }
        }
    }
}
