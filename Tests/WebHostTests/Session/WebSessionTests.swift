import RiffleChromiumDriver
import Foundation
import RiffleGestures
import RiffleLayers
import Testing
import RiffleWebHost

@MainActor
@Suite(.timeLimit(.minutes(10))) struct WebSessionTests {
    private let layer = LayerID(rawValue: 1)

    @Test("Hello is answered with a session, a whole frame and the elements")
    func hello() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage(port: server.port)
            page.send { $0.hello(width: 390, height: 844, scale: 3, flags: 1, time: 5000) }
            let welcome = try await page.next()
            #expect(welcome == .welcome(session: page.session, isNew: true, nextInput: 0))
            #expect(page.session.count == 32)
            #expect(try await page.next() == .frame(number: 1, isMoving: false, delay: nil))
            #expect(page.layers.count == 1)
            guard case .semantics(let elements) = try await page.next() else { throw PlayedPage.Ended(reason: "") }
            #expect(elements[0]["label"] == "Card")
            #expect(elements[0]["actions"][1][0] == "Move back")
            let traits = server.contents[0].traits
            #expect(traits.size == CGSize(width: 390, height: 844) && traits.scale == 3 && traits.isDark)
            await page.socket.close()
        }
    }

    @Test("Every sample reaches the app with its own time, and one frame shows them")
    func samples() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port, time: 1000)
            try await page.settle()
            let frames = server.contents[0].frameTimes.count
            page.send {
                $0.pointer(.began, 10, 10, time: 1100)
                for step in 1...5 { $0.pointer(.moved, 10 + Float(step), 10, time: 1100 + Double(step) * 4) }
                $0.tick(1121)
            }
            let received = try await page.settle()
            #expect(received == [.frame(number: 2, isMoving: false, delay: nil)])
            #expect(page.layers[layer]?.transform.tx == 15)
            let times = server.contents[0].events.map { ($0.time * 1000).rounded() }
            #expect(times == [100, 104, 108, 112, 116, 120])
            #expect(server.contents[0].frameTimes.count == frames + 1)
            #expect(server.contents[0].frameTimes.last == 0.121)
            await page.socket.close()
        }
    }

    @Test("A near page that acknowledges nothing gets nothing more, and then the newest")
    func heldBack() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            try await page.settle()
            server.contents[0].isMoving = true
            page.send { $0.tick(8) }
            #expect(try await page.next() == .frame(number: 2, isMoving: true, delay: nil))
            for tick in 1...50 { page.send { $0.tick(Double(tick) * 16) } }
            #expect(try await page.settle() == [])
            page.acknowledge()
            let next = try await page.settle()
            #expect(next.first == .frame(number: 3, isMoving: true, delay: nil))
            // Fresh, not one of those that were missed.
            #expect(server.contents[0].frameTimes.last == 0.8)
            await page.socket.close()
        }
    }

    @Test("A far page gets frames before others are acknowledged, and one for each of the last three ticks of a burst")
    func far() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage(port: server.port)
            page.send { $0.hello(time: 0) }
            _ = try await page.next { if case .frame = $0 { true } else { false } }
            server.contents[0].isMoving = true
            // The first frame's word takes a while.
            server.advance(by: 0.16)
            page.acknowledge()
            page.send { $0.tick(160) }
            #expect(try await page.settle().contains(.frame(number: 2, isMoving: true, delay: nil)))
            server.advance(by: 0.02)
            page.send { $0.tick(176) }
            #expect(try await page.settle() == [.frame(number: 3, isMoving: true, delay: nil)])
            server.advance(by: 0.05)
            page.send { for tick in 1...6 { $0.tick(176 + Double(tick) * 8) } }
            #expect(try await page.settle().count == WebLimits.framesAtOnce)
            let times = server.contents[0].frameTimes.suffix(WebLimits.framesAtOnce).map { ($0 * 1000).rounded() }
            #expect(times == [208, 216, 224])
            await page.socket.close()
        }
    }

    @Test("A session lets go of what it can find again once nothing has happened for a while, and once only")
    func rest() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            try await page.settle()
            server.advance(by: WebLimits.restSeconds / 2)
            #expect(server.contents[0].restCount == 0)
            server.advance(by: WebLimits.restSeconds)
            #expect(server.contents[0].restCount == 1)
            #expect(server.timesMemoryWentBack == 0)
            server.advance(by: MemoryReturn.quiet)
            #expect(server.timesMemoryWentBack == 1)
            #expect(server.alarmCount == 0)
            server.contents[0].move(to: 5)
            _ = try await page.settle()
            page.send { $0.tick(16) }
            try await page.settle()
            while server.alarmCount > 0 { server.advance(by: 10) }
            #expect(server.contents[0].restCount == 2)
            await page.socket.close()
        }
    }

    @Test("A still page is told nothing and makes no frames, and neither do ten")
    func still() async throws {
        try await TestServer.with { server in
            var pages: [PlayedPage] = []
            for _ in 0..<10 {
                pages.append(try await PlayedPage.open(port: server.port))
                try await pages.last?.settle()
            }
            while server.alarmCount > 0 { server.advance(by: 10) }
            let frames = server.contents.map(\.frameTimes.count)
            let turns = server.registry.turnCount
            for _ in 0..<1000 { await Task.yield() }
            #expect(server.contents.map(\.frameTimes.count) == frames)
            #expect(server.registry.turnCount == turns)
            #expect(server.alarmCount == 0)
            for page in pages {
                #expect(try await page.settle() == [])
                await page.socket.close()
            }
        }
    }

    @Test("What the app does by itself is shown without being asked for, several changes in one frame")
    func ownChanges() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            try await page.settle()
            let frames = server.contents[0].frameTimes.count
            server.contents[0].move(to: 5)
            server.contents[0].move(to: 9)
            _ = try await page.next { if case .frame = $0 { true } else { false } }
            #expect(page.layers[layer]?.transform.tx == 9)
            #expect(server.contents[0].frameTimes.count == frames + 1)
            await page.socket.close()
        }
    }

    @Test("A deadline is told to a page without fingers; one with a finger down ticks anyway")
    func deadlines() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            try await page.settle()
            server.contents[0].deadline = 0.5
            page.send {
                $0.pointer(.began, 1, 1, time: 90)
                $0.tick(100)
            }
            #expect(try await page.settle() == [.frame(number: 2, isMoving: false, delay: nil)])
            page.acknowledge()
            page.send {
                $0.pointer(.ended, 1, 1, time: 190)
                $0.tick(200)
            }
            #expect(try await page.settle().first == .frame(number: 3, isMoving: false, delay: 0.3))
            await page.socket.close()
        }
    }

    @Test("A dropped connection keeps its session: the page comes back to the same state, with its fingers up")
    func comesBack() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            page.send {
                $0.pointer(.began, 40, 2, time: 100)
                $0.tick(100)
            }
            try await page.settle()
            await page.socket.drop()
            await server.wait { server.registry.detachedCount == 1 }
            #expect(server.contents[0].lostAt.count == 1)

            let again = try await PlayedPage(port: server.port)
            again.send { $0.hello(width: 500, session: page.session, time: 3000) }
            #expect(try await again.next() == .welcome(session: page.session, isNew: false, nextInput: 1))
            _ = try await again.next()
            #expect(again.layers[layer]?.transform.tx == 40)
            guard case .semantics = try await again.next() else { throw PlayedPage.Ended(reason: "no elements") }
            #expect(server.contents.count == 1)
            #expect(server.contents[0].traits.size.width == 500)
            #expect(server.contents[0].frameTimes.last == 3)
            await again.socket.close()
        }
    }

    @Test("A session that nobody comes back to ends, and its page then gets a new one")
    func expires() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            await page.socket.drop()
            await server.wait { server.registry.detachedCount == 1 }
            server.advance(by: WebLimits.detachedSeconds - 1)
            #expect(server.registry.count == 1)
            server.advance(by: 2)
            #expect(server.registry.count == 0)
            let again = try await PlayedPage(port: server.port)
            again.send { $0.hello(session: page.session) }
            guard case .welcome(let session, let isNew, _) = try await again.next() else {
                throw PlayedPage.Ended(reason: "no welcome")
            }
            #expect(isNew && session != page.session)
            await again.socket.close()
        }
    }

    @Test("A closed tab frees its session at once")
    func closedTab() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            #expect(server.registry.count == 1)
            await page.socket.close(code: .goingAway)
            await server.wait { server.registry.count == 0 }
            await server.wait { server.listener.census.count == 0 }
        }
    }

    @Test("A session that is shown elsewhere sends its former page away")
    func shownElsewhere() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            let other = try await PlayedPage.open(port: server.port, session: page.session)
            #expect(await page.end() == 1001)
            #expect(server.registry.count == 1)
            #expect(try await other.settle().allSatisfy { if case .semantics = $0 { true } else { false } })
            await other.socket.close()
        }
    }

    @Test("Sizes, appearance and actions reach the app")
    func traitsAndActions() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            page.send {
                $0.resize(width: 800, height: 600, scale: 1, flags: 3, time: 50)
                $0.perform("Move back", node: 7, time: 60)
                $0.perform("Nonsense", node: 7, time: 60)
                $0.perform("Activate", node: 999, time: 60)
            }
            try await page.settle()
            let content = server.contents[0]
            #expect(content.traits.size == CGSize(width: 800, height: 600))
            #expect(content.traits.isDark && content.traits.reducesMotion)
            #expect(content.performed == ["Move back 7"])
            await page.socket.close()
        }
    }

    @Test("Actions of elements that are not there ask the app for its elements once, however many they are")
    func unknownElements() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            try await page.settle()
            let content = server.contents[0]
            let before = content.semanticsAsked
            for number in 1...1000 as ClosedRange<UInt32> {
                page.send { $0.perform("Activate", node: 1000 + number, time: Double(number)) }
            }
            try await page.settle()
            #expect(content.semanticsAsked <= before + 1)
            #expect(content.performed == [])
            await page.socket.close()
        }
    }

    @Test("A frame of a drag has at most 40 bytes")
    func dragBytes() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            page.send {
                $0.pointer(.began, 10, 10, time: 100)
                $0.tick(100)
            }
            try await page.settle()
            page.acknowledge()
            let before = page.bytesReceived
            for step in 1...100 {
                let time = 100 + Double(step) * 16.7
                page.send {
                    $0.pointer(.moved, 10 + Float(step) * 1.37, 10 + Float(step) * 3.1, time: time)
                    $0.tick(time)
                }
                _ = try await page.next { if case .frame = $0 { true } else { false } }
                page.acknowledge()
            }
            #expect(page.bytesReceived - before <= 100 * 40)
            await page.socket.close()
        }
    }
}
