import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket
import RiffleSemantics
import Testing
import RiffleWebHost

@MainActor
@Suite(.timeLimit(.minutes(5))) struct PageSocketHandlerTests {
    private func registry(_ makeContent: @escaping (PageTraits) -> ScriptedContent = { ScriptedContent($0) })
        -> SessionRegistry
    {
        SessionRegistry(fonts: FontStore(), serverTime: { 10 }, afterDelay: { _, _ in }) { traits, _ in
            makeContent(traits)
        }
    }

    // MARK: Reading

    @Test("A page that asks and never listens is read no further, until it has taken what it was told")
    func deafPage() throws {
        let page = try EmbeddedPage(registry())
        try page.say(.ping, [1])
        let before = page.readCount
        try page.say(.ping, [1])
        #expect(page.readCount == before + 1)

        page.channel.isWritable = false
        for _ in 0..<10 { try page.say(.ping, [1]) }
        #expect(page.readCount == before + 1)

        page.channel.isWritable = true
        page.channel.pipeline.fireChannelWritabilityChanged()
        #expect(page.readCount == before + 2)
    }

    @Test("A page whose mailbox is full is read on once there is room, whatever came in between")
    func fullMailbox() async throws {
        let page = try await EmbeddedPage.open(registry())
        // Several messages are in one read, and some of them come when the box has been looked at.
        for round in 0..<40 {
            let small = 1 + round * 3
            try page.say { for number in 0..<UInt32(WebLimits.waitingMessages) { $0.ping(number) } }
            let reads = page.readCount
            try page.say { for number in 0..<UInt32(small) { $0.ping(number) } }
            #expect(page.readCount == reads)
            await Task.yield()
            try page.say { for number in 0..<UInt32(small) { $0.ping(number) } }
            await page.turns()
            #expect(page.readCount > reads, "round \(round)")
        }
    }

    // MARK: A page that takes nothing

    /// A page with an app that tells much about itself whenever something happens.
    private func talkativePage() async throws -> (EmbeddedPage, () -> Int) {
        final class Told { var times = 0 }
        let told = Told()
        let page = try await EmbeddedPage.open(
            registry { traits in
                let content = ScriptedContent(traits)
                content.onWork = { [unowned content] in
                    told.times += 1
                    var builder = SemanticsTreeBuilder()
                    let label = String(repeating: "x", count: 40_000) + "\(told.times)"
                    builder.add(SemanticsNode(id: 7, role: .button, label: label))
                    content.semantics = builder.finish()
                }
                return content
            })
        _ = try page.heard()
        return (page, { told.times })
    }

    @Test("What waits for a page that takes nothing is bounded, and nothing more is done for it until it takes that")
    func bounded() async throws {
        let (page, times) = try await talkativePage()
        page.stopTaking()
        for round in 1...200 as ClosedRange<UInt32> {
            try page.say {
                $0.acknowledge(round)
                $0.key("a", time: Double(round) * 20)
                $0.tick(Double(round) * 20)
            }
            await page.turns()
        }
        #expect(page.heldBytes > WebLimits.unsentBytes - 50_000)
        #expect(page.heldBytes < WebLimits.unsentBytes + 100_000)
        #expect(times() < 20)

        page.takeAgain()
        await page.turns()
        #expect(times() == 200)
    }

    @Test("A page that takes nothing is let go")
    func letGo() async throws {
        let (page, _) = try await talkativePage()
        page.stopTaking()
        try page.say {
            $0.acknowledge(1)
            $0.key("a", time: 20)
            $0.tick(20)
        }
        await page.turns()
        #expect(page.heldBytes > 0)
        for _ in 0..<WebLimits.beatsToTake {
            page.beat()
            try page.say(.pong, [])
            #expect(page.channel.isActive)
        }
        page.beat()
        #expect(!page.channel.isActive)
    }

    // MARK: Silence

    @Test("A connection whose other end is gone is found; one that answers is kept")
    func heartbeat() async throws {
        let page = try await EmbeddedPage.open(registry())
        _ = try page.heard()
        for _ in 0..<10 {
            page.beat()
            page.beat()
            #expect(try page.heard().map(\.opcode) == [.ping])
            try page.say(.pong, [])
        }
        for _ in 0..<3 { page.beat() }
        #expect(!page.channel.isActive)
    }

    @Test("A WebSocket that says no hello is closed in time, also one that says other things")
    func noHello() async throws {
        let page = try EmbeddedPage(registry())
        page.pass(seconds: WebLimits.helloSeconds - 1)
        try page.say(.ping, [])
        #expect(try page.closeCode() == nil)
        page.pass(seconds: 1)
        #expect(try page.closeCode() == 1008)
        #expect(page.channel.isActive)
        page.pass(seconds: WebLimits.closingSeconds)
        #expect(!page.channel.isActive)
    }

    @Test("A page that takes not even the reason why it is sent away is gone all the same")
    func unheardClose() throws {
        let page = try EmbeddedPage(registry())
        page.stopTaking()
        try page.say(.text, [])
        #expect(page.channel.isActive)
        page.pass(seconds: WebLimits.closingSeconds)
        #expect(!page.channel.isActive)
    }

    // MARK: The end

    @Test("Each mistake has its code of RFC 6455, and nothing follows the close frame")
    func codes() async throws {
        let mistakes: [(UInt16, (EmbeddedPage) throws -> Void)] = [
            (1002, { try $0.say(WebSocketOpcode(encodedWebSocketOpcode: 0x3)!, []) }),
            (1003, { try $0.say(.text, Array("{}".utf8)) }),
            (1007, { try $0.say(.binary, [99]) }),
            (1007, { try $0.say(.binary, [7, 1]) }),
            (1008, { try $0.say { $0.hello(version: 9) } }),
            (1008, { try $0.say { $0.hello() } }),
            (1009, { $0.channel.pipeline.fireErrorCaught(NIOWebSocketError.invalidFrameLength) }),
            (1002, { $0.channel.pipeline.fireErrorCaught(NIOWebSocketError.fragmentedControlFrame) }),
        ]
        for (code, make) in mistakes {
            let page = try await EmbeddedPage.open(registry())
            _ = try page.heard()
            try make(page)
            await page.turns()
            try page.say { $0.ping(1) }
            try page.say(.ping, [1])
            await page.turns()
            let frames = try page.heard()
            #expect(frames.map(\.opcode) == [.connectionClose], "\(code)")
            #expect(frames.first?.data.getInteger(at: 0) == code)
            #expect(page.channel.isActive)
            try page.say(.connectionClose, [3, 0xE8])
            #expect(!page.channel.isActive)
        }
    }

    @Test("A page's own close frame is answered once, and the connection ends")
    func pageCloses() async throws {
        for (payload, answer) in [([3, 0xE9], [3, 0xE9]), ([], []), ([3, 0xED], [3, 0xEA])] as [([UInt8], [UInt8])] {
            let page = try await EmbeddedPage.open(registry())
            _ = try page.heard()
            try page.say(.connectionClose, payload)
            let frames = try page.heard()
            #expect(frames.map(\.opcode) == [.connectionClose])
            #expect(Array(frames[0].data.readableBytesView.prefix(2)) == answer)
            #expect(!page.channel.isActive)
        }
    }

    @Test("A server that has no room for a page says 1013; the limit of one address leaves others their room")
    func noRoom() async throws {
        let registry = registry()
        var pages: [EmbeddedPage] = []
        for _ in 0..<WebLimits.sessionsPerAddress {
            pages.append(try EmbeddedPage(registry, from: .network([198, 51, 100, 7])))
            try pages.last?.say { $0.hello() }
        }
        await pages[0].turns()
        let tooMany = try EmbeddedPage(registry, from: .network([198, 51, 100, 7]))
        try tooMany.say { $0.hello() }
        await tooMany.turns()
        #expect(try tooMany.closeCode() == 1013)
        for address in [ClientAddress.network([203, 0, 113, 9]), .loopback] {
            let page = try EmbeddedPage(registry, from: address)
            try page.say { $0.hello() }
            await page.turns()
            #expect(try page.heard().first?.opcode == .binary)
        }
        #expect(registry.count == WebLimits.sessionsPerAddress + 2)
    }

    @Test("What is sent as JSON has its keys in order, so that two runs send the same")
    func orderedKeys() async throws {
        let page = try await EmbeddedPage.open(registry())
        let elements = try #require(try page.heard().first { $0.data.getInteger(at: 0) == UInt8(4) })
        let json = String(decoding: elements.data.readableBytesView.dropFirst(), as: UTF8.self)
        #expect(json.hasPrefix(#"[{"actions":[["Activate",""#))
        let keys = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
        let places = try #require(keys?.first).keys.sorted().map { json.range(of: "\"\($0)\":")!.lowerBound }
        #expect(places == places.sorted() && places.count > 4)
    }
}
