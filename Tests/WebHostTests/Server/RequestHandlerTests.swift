import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing
import RiffleWebHost

@Suite(.timeLimit(.minutes(5))) struct RequestHandlerTests {
    /// A picture of some pieces.
    private struct LargePicture: ImageProvider {
        static let pieces = 4

        func encodedImage(_ id: String) -> (bytes: [UInt8], mediaType: String)? {
            (Array(repeating: 0, count: Self.pieces * WebLimits.answerPieceBytes), "image/png")
        }
    }

    /// Asks for a large picture, and takes nothing of it but what a test lets through.
    private func download(_ gate: WriteGate) async throws -> NIOAsyncTestingChannel {
        let channel = NIOAsyncTestingChannel()
        let site = Site(
            title: "Test", fonts: FontStore(), images: LargePicture(), policy: RequestPolicy(token: nil),
            person: PersonCookie(key: [1]))
        try await channel.testingEventLoop.executeInContext {
            try channel.pipeline.syncOperations.addHandlers([
                gate, RequestHandler(site, ConnectionCensus(), .singleton),
            ])
        }
        try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80))
        let head = HTTPRequestHead(
            version: .http1_1, method: .GET, uri: "/image/large", headers: ["host": "localhost"])
        try await channel.writeInbound(HTTPServerRequestPart.head(head))
        try await channel.writeInbound(HTTPServerRequestPart.end(nil))
        return channel
    }

    private func waitForPiece(_ gate: WriteGate, _ channel: NIOAsyncTestingChannel) async throws {
        while try await !channel.testingEventLoop.executeInContext({ gate.isHolding }) {
            await channel.testingEventLoop.run()
            await Task.yield()
        }
    }

    @Test("A large answer may take as long as it takes, and the connection waits for the next request then")
    func slowReader() async throws {
        let gate = WriteGate()
        let channel = try await download(gate)
        for _ in 0..<LargePicture.pieces {
            try await waitForPiece(gate, channel)
            await channel.testingEventLoop.advanceTime(by: .seconds(WebLimits.stalledSeconds - 1))
            #expect(channel.isActive)
            try await channel.testingEventLoop.executeInContext { gate.release() }
        }
        await channel.testingEventLoop.advanceTime(by: .seconds(WebLimits.idleSeconds - 1))
        #expect(channel.isActive)
        await channel.testingEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test("A connection that completes no request in time is closed, whatever parts of one it sends meanwhile")
    func slowRequest() async throws {
        let channel = NIOAsyncTestingChannel()
        let site = Site(
            title: "Test", fonts: FontStore(), images: LargePicture(), policy: RequestPolicy(token: nil),
            person: PersonCookie(key: [1]))
        try await channel.testingEventLoop.executeInContext {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.configureHTTPServerPipeline(withErrorHandling: false)
            try pipeline.addHandler(RequestHandler(site, ConnectionCensus(), .singleton))
        }
        try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80))
        let request = Array("GET / HTTP/1.1\r\nHost: localhost\r\n".utf8)
        for second in 0..<WebLimits.helloSeconds {
            #expect(channel.isActive)
            try await channel.writeInbound(ByteBuffer(bytes: [request[Int(second)]]))
            await channel.testingEventLoop.advanceTime(by: .seconds(1))
        }
        #expect(!channel.isActive)
    }

    @Test("Who takes no more of an answer loses the connection")
    func stalledReader() async throws {
        let gate = WriteGate()
        let channel = try await download(gate)
        try await waitForPiece(gate, channel)
        try await channel.testingEventLoop.executeInContext { gate.release() }
        try await waitForPiece(gate, channel)
        await channel.testingEventLoop.advanceTime(by: .seconds(WebLimits.stalledSeconds + 1))
        #expect(!channel.isActive)
    }
}

/// Takes what is written with a promise, and keeps the promise when it is told to. Used on the channel's loop alone.
private final class WriteGate: ChannelOutboundHandler, @unchecked Sendable {
    typealias OutboundIn = HTTPServerResponsePart

    private var held: [EventLoopPromise<Void>] = []

    var isHolding: Bool { !held.isEmpty }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard let promise else { return }
        if case .end = unwrapOutboundIn(data) { return promise.succeed() }
        held.append(promise)
    }

    func release() { held.removeFirst().succeed() }
}
