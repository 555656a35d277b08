import RiffleChromiumDriver
import Foundation
import NIOWebSocket
import PageRecords
import Testing
import RiffleWebHost

/// What no page would send. Each test has an honest page beside the hostile one, which must not notice.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct HostileInputTests {
    /// Runs `attack` beside an honest page, and checks that this one is served as before.
    private func besideAnHonestPage(_ attack: (TestServer) async throws -> Void) async throws {
        try await TestServer.with { server in
            let honest = try await PlayedPage.open(port: server.port)
            try await honest.settle()
            let content = server.contents[0]
            try await attack(server)
            honest.send {
                $0.pointer(.began, 77, 5, time: 100)
                $0.tick(100)
            }
            #expect(try await honest.settle() == [.frame(number: 2, isMoving: false, delay: nil)])
            #expect(honest.layers.layers.values.first?.transform.tx == 77)
            #expect(content.events.count == 1)
            await honest.socket.close()
        }
    }

    @Test("Random bytes instead of frames end their connection")
    func randomBytes() async throws {
        try await besideAnHonestPage { server in
            for seed in 1...30 as ClosedRange<UInt64> {
                let connection = try await RawConnection.upgraded(port: server.port)
                var state = seed
                let bytes = (0..<70_000).map { _ -> UInt8 in
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return UInt8(truncatingIfNeeded: state >> 56)
                }
                connection.send(bytes)
                // Some of them look like the beginning of a frame that never ends.
                connection.send(bytes + bytes)
                _ = await connection.rest()
            }
        }
    }

    @Test("Random messages in honest frames end their connection")
    func randomMessages() async throws {
        try await besideAnHonestPage { server in
            for seed in 1...30 as ClosedRange<UInt64> {
                let page = try await PlayedPage(port: server.port)
                var state = seed
                page.socket.send(
                    [99]
                        + (0..<500).map { _ -> UInt8 in
                            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                            return UInt8(truncatingIfNeeded: state >> 56)
                        })
                #expect(await page.end() == 1007, "seed \(seed)")
            }
        }
    }

    @Test("A frame larger than any message is refused before it is read")
    func oversizedFrame() async throws {
        try await besideAnHonestPage { server in
            let connection = try await RawConnection.upgraded(port: server.port)
            _ = await connection.text(upTo: "\r\n\r\n")
            // Binary, masked, 2^62 bytes.
            connection.send([0x82, 0xFF, 0x40, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4])
            let answer = await connection.rest()
            #expect(answer.count > 4 && answer[0] == 0x88)
            #expect(UInt16(answer[2]) << 8 | UInt16(answer[3]) == 1009)
        }
    }

    @Test("A message may come in fragments, but not in too many, too small or too large ones")
    func fragments() async throws {
        try await besideAnHonestPage { server in
            let page = try await PlayedPage(port: server.port)
            var writer = RecordWriter()
            writer.hello(session: String(repeating: "x", count: 300))
            page.socket.send(.binary, Array(writer.bytes[..<100]), isLast: false)
            page.socket.send(.ping, [1])
            page.socket.send(.continuation, Array(writer.bytes[100..<200]), isLast: false)
            page.socket.send(.continuation, Array(writer.bytes[200...]))
            guard case .welcome = try await page.next() else { throw PlayedPage.Ended(reason: "no welcome") }
            await page.socket.close()

            let crumbs = try await PlayedPage(port: server.port)
            crumbs.socket.send(.binary, [1], isLast: false)
            #expect(await crumbs.end() == 1002)

            let many = try await PlayedPage(port: server.port)
            many.socket.send(.binary, Array(repeating: 1, count: 64), isLast: false)
            for _ in 0...WebLimits.fragments {
                many.socket.send(.continuation, Array(repeating: 1, count: 64), isLast: false)
            }
            #expect(await many.end() == 1009)

            let large = try await PlayedPage(port: server.port)
            large.socket.send(.binary, Array(repeating: 1, count: 60_000), isLast: false)
            large.socket.send(.continuation, Array(repeating: 1, count: 60_000), isLast: false)
            #expect(await large.end() == 1009)
        }
    }

    @Test("Frames out of order end their connection")
    func outOfOrder() async throws {
        try await besideAnHonestPage { server in
            let orphan = try await PlayedPage(port: server.port)
            orphan.socket.send(.continuation, [1, 2, 3])
            #expect(await orphan.end() == 1002)

            let interrupted = try await PlayedPage(port: server.port)
            interrupted.socket.send(.binary, Array(repeating: 1, count: 64), isLast: false)
            interrupted.socket.send(.binary, Array(repeating: 1, count: 64))
            #expect(await interrupted.end() == 1002)

            let early = try await PlayedPage(port: server.port)
            early.send { $0.tick(1) }
            #expect(await early.end() == 1008)
            #expect(early.closeReason.contains("hello"))

            let twice = try await PlayedPage.open(port: server.port)
            twice.send { $0.hello() }
            #expect(await twice.end() == 1008)
        }
    }

    @Test("Frames that a browser would not send are refused: unmasked, text, of a future version")
    func strangeFrames() async throws {
        try await besideAnHonestPage { server in
            let unmasked = try await PlayedPage(port: server.port)
            unmasked.socket.send(.binary, [7], isMasked: false)
            #expect(await unmasked.end() == 1002)

            let text = try await PlayedPage(port: server.port)
            text.socket.send(text: "{}")
            #expect(await text.end() == 1003)

            let reserved = try await PlayedPage(port: server.port)
            reserved.socket.send(WebSocketOpcode(encodedWebSocketOpcode: 0x3)!, [1])
            #expect(await reserved.end() == 1002)

            let future = try await PlayedPage(port: server.port)
            future.send { $0.hello(version: 9) }
            #expect(await future.end() == 1008)
            #expect(future.closeReason.contains("Load the page again"))
        }
    }

    @Test("Fingers that never touched, elements that are gone and frames that were never sent change nothing")
    func whatIsNotThere() async throws {
        try await besideAnHonestPage { server in
            let page = try await PlayedPage.open(port: server.port)
            try await page.settle()
            page.send {
                $0.pointer(.moved, 5, 5, id: 8, time: 10)
                $0.pointer(.ended, 5, 5, id: 9, time: 11)
                $0.pointer(.cancelled, 5, 5, id: .max, time: 12)
                $0.perform("Activate", node: 4_000_000_000, time: 13)
                $0.focus(4_000_000_000, time: 13)
                $0.acknowledge(12_345)
                $0.acknowledge(0)
                $0.lose(time: 14)
                $0.tick(15)
            }
            try await page.settle()
            #expect(server.contents[1].performed == [])
            #expect(
                server.contents[1].events.allSatisfy { if case .pointer(let p) = $0 { p.phase.isLast } else { false } })
            await page.socket.close()
        }
    }

    @Test("More fingers than hands have are not taken")
    func tooManyFingers() async throws {
        try await besideAnHonestPage { server in
            let page = try await PlayedPage.open(port: server.port)
            for id in 0..<500 as Range<UInt32> { page.send { $0.pointer(.began, 1, 1, id: id, time: 10) } }
            try await page.settle()
            #expect(server.contents[1].events.count == WebLimits.fingers)
            await page.socket.close()
        }
    }

    @Test("Times that run backwards, stand in the far future or are none give times that make sense")
    func strangeTimes() async throws {
        try await besideAnHonestPage { server in
            let page = try await PlayedPage.open(port: server.port)
            for time in [500, 100, -1e300, .nan, .infinity, 1e300, 200] as [Double] {
                page.send {
                    $0.pointer(.began, 1, 1, time: time)
                    $0.pointer(.ended, 1, 1, time: time)
                    $0.tick(time)
                }
                _ = try await page.settle()
                page.acknowledge()
            }
            let content = server.contents[1]
            #expect(content.events.count == 14)
            #expect(content.events.allSatisfy { $0.time >= 0 && $0.time <= WebLimits.clockLead })
            #expect(content.frameTimes.allSatisfy { $0 >= 0 && $0 <= WebLimits.clockLead })
            await page.socket.close()
        }
    }

    @Test("Coordinates that are no numbers do no harm")
    func strangeCoordinates() async throws {
        try await besideAnHonestPage { server in
            let page = try await PlayedPage.open(port: server.port)
            for value in [.nan, .infinity, -.infinity, 3e38, -0.0] as [Float] {
                page.send {
                    $0.pointer(.began, value, value, time: 10)
                    $0.pointer(.moved, value, 5, time: 11)
                    $0.wheel(value, value, dx: value, dy: value, time: 12)
                    $0.pointer(.ended, 1, value, time: 13)
                    $0.resize(width: value, height: value, scale: value, time: 14)
                    $0.tick(15)
                }
                _ = try await page.settle()
                page.acknowledge()
            }
            let traits = server.contents[1].traits
            #expect(traits.size.width >= 0 && traits.size.width <= WebLimits.pageSide && traits.scale > 0)
            await page.socket.close()
        }
    }

    @Test("A million events are taken one after the other, and the other page has its turns in between")
    func millionEvents() async throws {
        try await TestServer.with { server in
            let honest = try await PlayedPage.open(port: server.port)
            try await honest.settle()
            let flood = try await PlayedPage.open(port: server.port)
            server.contents[1].keepsEvents = false
            var moves = RecordWriter()
            moves.pointer(.began, 1, 1, time: 1)
            for step in 1..<1000 { moves.pointer(.moved, Float(step), 1, time: Double(step)) }
            let count = 1_000_000
            let sending = Task { [bytes = moves.bytes, socket = flood.socket] in
                for _ in 0..<count / 1000 {
                    socket.send(bytes)
                    // The sender's own memory is limited, too.
                    while !socket.channel.isWritable { await Task.yield() }
                }
            }
            var rounds = 0
            while server.contents[1].eventCount < count {
                try await honest.settle()
                rounds += 1
            }
            await sending.value
            #expect(server.contents[1].eventCount == count)
            #expect(rounds > 10)
            try await flood.settle()
            await flood.socket.close()
            await honest.socket.close()
        }
    }

    @Test("A connection from another origin is refused")
    func otherOrigin() async throws {
        try await besideAnHonestPage { server in
            let refused = await #expect(throws: WebSocketClient.Refused.self) {
                _ = try await PlayedPage(port: server.port, headers: [("Origin", "http://evil.example")])
            }
            #expect(refused?.status == 403)
            await #expect(throws: WebSocketClient.Refused.self) {
                _ = try await PlayedPage(
                    port: server.port,
                    headers: [
                        ("Host", "evil.example:\(server.port)"), ("Origin", "http://evil.example:\(server.port)"),
                    ])
            }
            let own = try await PlayedPage(
                port: server.port, headers: [("Origin", "http://127.0.0.1:\(server.port)")])
            await own.socket.close()
        }
    }

    @Test("A thousand connections that say nothing shut nobody out")
    func silence() async throws {
        try await besideAnHonestPage { server in
            var silent: [RawConnection] = []
            for _ in 0..<1000 { silent.append(try await RawConnection.open(port: server.port)) }
            await server.wait { server.listener.census.silentCount <= WebLimits.silentConnections }
            #expect(try await RawConnection.request("/", port: server.port).hasPrefix("HTTP/1.1 200"))
            let page = try await PlayedPage.open(port: server.port)
            try await page.settle()
            await page.socket.close()
            for connection in silent { try? await connection.channel.close() }
        }
    }
}
