import Foundation
import PageRecords
import Testing
import RiffleWebHost

/// One page that keeps an app busy, and others that do not: who has which share of the main actor. Time is a number that the
/// apps add to.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct TurnTakingTests {
    /// A registry whose apps take as long as a test says.
    @MainActor
    private final class BusyServer {
        var now = 10.0
        /// Seconds that each thing takes, by the number of the session.
        var cost: (Int) -> Double = { _ in 0.003 }
        /// Called for each, after its time, with the number of the session.
        var onWork: (Int) -> Void = { _ in }
        private(set) var contents: [ScriptedContent] = []
        private(set) var registry: SessionRegistry!

        init() {
            registry = SessionRegistry(
                fonts: FontStore(), serverTime: { [unowned self] in now },
                afterDelay: { [unowned self] seconds, body in
                    // Nobody looks whether sessions are still; who is passed over has waited once there is nothing else to do.
                    guard seconds < 1 else { return }
                    let due = now + seconds
                    Task {
                        now = max(now, due)
                        body()
                    }
                }
            ) { [unowned self] traits, _ in
                let content = ScriptedContent(traits)
                let number = contents.count
                now += cost(number)
                content.onWork = { [unowned self] in
                    now += cost(number)
                    onWork(number)
                }
                contents.append(content)
                return content
            }
        }
    }

    @Test("A turn ends when its time is up, with what is left for the next one")
    func turnsEnd() async throws {
        let server = BusyServer()
        let page = try await EmbeddedPage.open(server.registry)
        var left: [Int] = []
        server.onWork = { _ in left.append(server.registry.messagesLeft) }
        let before = server.registry.turnCount
        try page.say { for key in 0..<100 { $0.key("a", time: Double(key)) } }
        await page.turns()
        #expect(left == [0] + (1..<100).reversed())
        #expect(server.registry.turnCount == before + 100)
        #expect(server.contents[0].eventCount == 100)
    }

    @Test("What takes no time is dealt with in one turn, whatever it is")
    func cheapMessages() async throws {
        let server = BusyServer()
        server.cost = { _ in 0 }
        let page = try await EmbeddedPage.open(server.registry)
        let before = server.registry.turnCount
        try page.say { for key in 0..<200 { $0.key("a", time: Double(key)) } }
        await page.turns()
        #expect(server.registry.turnCount == before + 1 && server.registry.messagesLeft == 0)
    }

    @Test("Of a flood of resizes the last one counts, between a frame's samples of a finger there is no turn's end")
    func coalescing() async throws {
        let server = BusyServer()
        let page = try await EmbeddedPage.open(server.registry)
        var works = 0
        server.onWork = { _ in works += 1 }
        let before = server.registry.turnCount
        try page.say { for width in 1...315 { $0.resize(width: Float(width), height: 100, time: 1) } }
        await page.turns()
        #expect(works == 1 && server.contents[0].traits.size.width == 315)
        #expect(server.registry.turnCount == before + 1)

        try page.say {
            $0.pointer(.began, 1, 1, time: 2)
            for step in 1...16 { $0.pointer(.moved, Float(step), 1, time: 2 + Double(step)) }
        }
        await page.turns()
        // The finger's beginning takes a turn's time; its samples are all kept and follow in one.
        #expect(server.registry.turnCount == before + 3)
        #expect(server.contents[0].eventCount == 17)
    }

    /// Seconds that pass between an honest page's message and its being dealt with, while others do what they do.
    private func delays(
        floods: Int, rounds: Int, _ flood: (inout RecordWriter) -> Void
    ) async throws -> [Double] {
        let server = BusyServer()
        // What the others do takes six times as long.
        server.cost = { $0 == 0 ? 0.0005 : 0.003 }
        let honest = try await EmbeddedPage.open(server.registry)
        var others: [EmbeddedPage] = []
        for _ in 0..<floods { others.append(try await EmbeddedPage.open(server.registry)) }
        for tick in 0..<10 {
            try honest.say { $0.key("h", time: Double(tick)) }
            await honest.turns()
        }
        var delays: [Double] = []
        var askedAt: Double?
        var works = 0
        server.onWork = { session in
            if session == 0, let asked = askedAt {
                delays.append(server.now - server.cost(0) - asked)
                askedAt = nil
            } else if session != 0 {
                works += 1
                // In the middle of somebody else's turn, seven of their messages after the last time.
                if askedAt == nil, works % 7 == 0 {
                    askedAt = server.now
                    try? honest.say { $0.key("h", time: 100) }
                }
            }
        }
        for _ in 0..<rounds {
            for page in others { try page.say(flood) }
            await honest.turns()
            for page in others { await page.turns() }
        }
        return delays
    }

    @Test("Among twenty pages that send 12 KB at once an honest one waits for one message of theirs")
    func twentyFloods() async throws {
        let delays = try await delays(floods: 20, rounds: 5) {
            for index in 0..<160 {
                $0.resize(width: Float(index + 1), height: 100, time: 1)
                $0.key("k", time: 1)
            }
        }
        #expect(delays.count > 100)
        #expect(delays.allSatisfy { $0 <= 0.004 }, "\(delays.sorted().suffix(12))")
    }

    @Test("In a flood of keys an honest page waits for one of them")
    func keyFlood() async throws {
        let delays = try await delays(floods: 1, rounds: 5) { for _ in 0..<400 { $0.key("k", time: 1) } }
        #expect(delays.count > 100)
        #expect(delays.allSatisfy { $0 <= 0.004 }, "\(delays.sorted().suffix(12))")
    }

    @Test("In a flood of new pages an honest one waits for one of them")
    func helloFlood() async throws {
        let server = BusyServer()
        let honest = try await EmbeddedPage.open(server.registry)
        try honest.say { $0.key("h", time: 1) }
        await honest.turns()
        var newcomers: [EmbeddedPage] = []
        for _ in 0..<50 { newcomers.append(try EmbeddedPage(server.registry)) }
        for page in newcomers { try page.say { $0.hello() } }
        try honest.say { $0.key("h", time: 2) }
        var sessionsBefore = -1
        server.onWork = { if $0 == 0 { sessionsBefore = server.contents.count } }
        await honest.turns()
        #expect((1...2).contains(sessionsBefore))
        #expect(server.contents.count == 51)
    }
}
