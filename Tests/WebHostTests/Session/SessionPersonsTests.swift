import RiffleChromiumDriver
import Foundation
import SwiftUICore
import Testing
import RiffleWebHost

/// Whose session it is, and what stays when its page goes.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SessionPersonsTests {
    /// A page of somebody with a cookie; nil for none.
    private func page(
        _ server: TestServer, _ cookie: String?, session: String = "", isLoaded: Bool = true
    ) async throws -> PlayedPage {
        let headers = cookie.map { [("Cookie", "riffle-person-\(server.port)=\($0)")] } ?? []
        let page = try await PlayedPage(port: server.port, headers: headers)
        page.send { $0.hello(session: session, isLoaded: isLoaded) }
        try await page.settle()
        return page
    }

    private func cookie(_ server: TestServer) -> String { server.registry.persons.cookie.value(of: .random()) }

    private func count(_ store: KeyValueStore) -> StoredValue? { store.location("count").current }

    private func set(_ number: Int, in store: KeyValueStore) {
        store.set(.int(number), forKey: "count", Transaction())
    }

    @Test("two cookies have two stores, two pages of one cookie have one, and pages without have one each")
    func stores() async throws {
        try await TestServer.with { server in
            let (first, second) = (cookie(server), cookie(server))
            var pages: [PlayedPage] = []
            for cookie in [first, first, second, nil, nil, "\(first)0"] { pages.append(try await page(server, cookie)) }
            set(1, in: server.stores[0].app)
            #expect(server.stores.map { count($0.app) } == [.int(1), .int(1), nil, nil, nil, nil])
            set(2, in: server.stores[3].app)
            #expect(server.stores.map { count($0.app) } == [.int(1), .int(1), nil, .int(2), nil, nil])
            // What is shared is everybody's, and what is a tab's the tab's.
            #expect(server.stores.allSatisfy { $0.shared === server.stores[0].shared })
            set(3, in: server.stores[0].scene)
            #expect(server.stores.map { count($0.scene) } == [.int(3), nil, nil, nil, nil, nil])
            for page in pages { await page.socket.close() }
        }
    }

    @Test("the page gives everybody a cookie once, and tells it again to who has it")
    func given() async throws {
        try await TestServer.with { server in
            let answer = try await RawConnection.request("/", port: server.port)
            let line = try #require(answer.split(separator: "\r\n").first { $0.hasPrefix("set-cookie: riffle-person") })
            let pair = try #require(line.dropFirst("set-cookie: ".count).split(separator: ";").first)
            #expect(line.hasSuffix("; HttpOnly; SameSite=Lax"))
            let again = try await RawConnection.request("/", port: server.port, headers: ["Cookie: \(pair)"])
            #expect(again.contains("\r\nset-cookie: \(pair);"))
            let forged = try await RawConnection.request("/", port: server.port, headers: ["Cookie: \(pair)0"])
            #expect(!forged.contains(String(pair)) && forged.contains("set-cookie: riffle-person-\(server.port)="))
        }
    }

    @Test("a session is resumed by the person whose it is, and by nobody else who knows its name")
    func bound() async throws {
        try await TestServer.with { server in
            let (owner, other) = (cookie(server), cookie(server))
            let first = try await page(server, owner)
            await first.socket.drop()
            await server.wait { server.registry.detachedCount == 1 }
            for thief in [other, nil, "\(owner)0"] {
                let page = try await page(server, thief, session: first.session, isLoaded: false)
                #expect(page.session != first.session)
                await page.socket.close()
            }
            #expect(server.contents.count == 4)
            let back = try await page(server, owner, session: first.session, isLoaded: false)
            #expect(back.session == first.session && server.contents.count == 4)
            await back.socket.close()
            // Without a cookie the name alone counts, for those without.
            let stranger = try await page(server, nil)
            await stranger.socket.drop()
            await server.wait { server.registry.detachedCount == 1 }
            let stolen = try await page(server, other, session: stranger.session, isLoaded: false)
            #expect(stolen.session != stranger.session)
            let again = try await page(server, nil, session: stranger.session, isLoaded: false)
            #expect(again.session == stranger.session)
            for page in [stolen, again] { await page.socket.close() }
        }
    }

    @Test("a tab's values are there when its page is loaded anew, after its session's end, and on the next server")
    func scenes() async throws {
        let folder = StorageFolder()
        var name = ""
        var cookie = ""
        try await TestServer.with(persons: folder.persons()) { server in
            cookie = self.cookie(server)
            let first = try await page(server, cookie)
            name = first.session
            set(1, in: server.stores[0].scene)
            await first.socket.close()
            await server.wait { server.registry.count == 0 }
            let second = try await page(server, cookie, session: name)
            #expect(second.session == name && count(server.stores[1].scene) == .int(1))
            #expect(server.contents.count == 2)
            await second.socket.close()
            server.registry.persons.write()
        }
        try await TestServer.with(persons: folder.persons()) { server in
            let third = try await page(server, cookie, session: name, isLoaded: false)
            #expect(third.session == name && count(server.stores[0].scene) == .int(1))
            let other = try await page(server, self.cookie(server), session: name, isLoaded: false)
            #expect(count(server.stores[1].scene) == nil)
            for page in [third, other] { await page.socket.close() }
        }
    }

    @Test("a tab that is duplicated starts with the values of the first, which goes on")
    func duplicated() async throws {
        try await TestServer.with { server in
            let cookie = cookie(server)
            let first = try await page(server, cookie)
            set(1, in: server.stores[0].scene)
            let second = try await page(server, cookie, session: first.session)
            #expect(second.session != first.session && server.contents.count == 2)
            #expect(count(server.stores[1].scene) == .int(1))
            set(2, in: server.stores[1].scene)
            #expect(count(server.stores[0].scene) == .int(1))
            first.send { $0.key("a", time: 10) }
            try await first.settle()
            #expect(server.contents[0].events.count == 1)
            for page in [first, second] { await page.socket.close() }
        }
    }

    @Test("what a page says twice counts once, and a page that comes back is told where to go on")
    func numbered() async throws {
        try await TestServer.with { server in
            let first = try await page(server, nil)
            first.send {
                $0.key("a", time: 10)
                $0.key("b", time: 20)
            }
            try await first.settle()
            await first.socket.drop()
            await server.wait { server.registry.detachedCount == 1 }
            let again = try await PlayedPage(port: server.port)
            again.send {
                $0.hello(session: first.session, time: 30)
                $0.number(0)
                $0.key("a", time: 10)
                $0.key("b", time: 20)
                $0.key("c", time: 25)
                $0.wheel(1, 1, dy: 1, time: 26)
            }
            #expect(try await again.next() == .welcome(session: first.session, isNew: false, nextInput: 2))
            try await again.settle()
            #expect(server.contents[0].events.count == 4)
            guard case .key(let key) = server.contents[0].events[2] else { throw PlayedPage.Ended(reason: "no key") }
            #expect(key.characters == "c")
            // A page that says nothing of numbers goes on where the session is.
            again.send { $0.key("d", time: 40) }
            try await again.settle()
            #expect(server.contents[0].events.count == 5)
            await again.socket.close()
        }
    }

    @Test("a server that ends tells its pages, takes no new ones, and has written what they stored")
    func drain() async throws {
        let folder = StorageFolder()
        try await TestServer.with(persons: folder.persons()) { server in
            let cookie = cookie(server)
            let pages = [try await page(server, cookie), try await page(server, nil)]
            let late = try await PlayedPage(port: server.port)
            set(1, in: server.stores[0].app)
            async let codes = [pages[0].end(), pages[1].end()]
            await server.registry.drain()
            #expect(await codes == [1012, 1012])
            #expect(server.registry.count == 0)
            late.send { $0.hello() }
            #expect(await late.end() == 1013)
            server.registry.persons.write()
            #expect(folder.files.count == 2)
        }
    }
}
