import NIOCore
import NIOHTTP1
import RiffleWebHost
import Synchronization
import Testing

/// What an app shows first, for readers who do not run it.
@MainActor
struct FirstFramesTests {
    private final class Asked: Sendable {
        let paths = Mutex<[[String]]>([])
        /// What was told of those who ask.
        let told = Mutex<[String]>([])
        let time = Mutex(0.0)
        /// Seconds that finding something out takes.
        let cost = Mutex(0.0)
    }

    private let asked = Asked()

    private func frames() -> FirstFrames {
        let asked = asked
        var limits = FirstFrames.Limits()
        limits.patience = 600
        return FirstFrames(limits, now: { asked.time.withLock { $0 } }) { request, path, _ in
            asked.paths.withLock { $0.append(path) }
            let places = [request.remoteAddress, request.peer?.ipAddress].compactMap(\.self)
            let told = request.head.headers["cookie"] + places
            asked.told.withLock { $0 += told + (request.head.uri.contains("?") ? [request.head.uri] : []) }
            asked.time.withLock { time in time += asked.cost.withLock { $0 } }
            var frame = FirstFrame()
            frame.hasAddresses = true
            frame.isKnown = path != ["nothing"]
            frame.title = "\(request.user ?? "all") \(path.joined(separator: "/"))"
            return frame
        }
    }

    private func request(user: String? = nil) throws -> PageRequest {
        let headers: HTTPHeaders = ["host": "shop.example", "cookie": "secret=1"]
        var request = PageRequest(
            HTTPRequestHead(version: .http1_1, method: .GET, uri: "/?token=secret", headers: headers),
            from: try SocketAddress(ipAddress: "203.0.113.9", port: 1))
        request.remoteAddress = "203.0.113.9"
        request.user = user
        return request
    }

    private func title(_ frames: FirstFrames, _ path: [String], user: String? = nil) async throws -> String? {
        let request = try request(user: user)
        return await Task.detached { frames.frame(for: request, at: path)?.title }.value
    }

    @Test("is found out once for all, without anything of the one who asks, and anew after a minute")
    func once() async throws {
        let frames = frames()
        #expect(try await title(frames, ["a"]) == "all a")
        #expect(try await title(frames, ["a"]) == "all a")
        #expect(asked.paths.withLock { $0 } == [["a"]])
        #expect(asked.told.withLock { $0 } == [])
        asked.time.withLock { $0 += 61 }
        #expect(try await title(frames, ["a"]) == "all a")
        // In the background: who asked has not waited.
        while asked.paths.withLock({ $0.count }) < 2 { await Task.yield() }
    }

    @Test("is found out for somebody whom the server knows for them alone")
    func somebody() async throws {
        let frames = frames()
        #expect(try await title(frames, ["a"], user: "Ada") == "Ada a")
        #expect(try await title(frames, ["a"], user: "Ben") == "Ben a")
        #expect(try await title(frames, ["a"]) == "all a")
        #expect(try await title(frames, [], user: "Ada") == nil)
        #expect(asked.paths.withLock { $0.count } == 3)
    }

    @Test("is not found out once its share of the main actor is used up, until there is some again")
    func share() async throws {
        let frames = frames()
        asked.cost.withLock { $0 = 0.3 }
        var known = 0
        for number in 0..<10 where try await title(frames, ["\(number)"]) != nil { known += 1 }
        #expect(known == 2)
        #expect(try await title(frames, ["0"]) == "all 0")
        asked.time.withLock { $0 += 30 }
        #expect(try await title(frames, ["later"]) == "all later")
    }
}
