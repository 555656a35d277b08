import NIOCore
import NIOPosix

/// A TCP connection that says exactly what a test wants.
final class RawConnection: Sendable {
    let channel: any Channel
    private let received: AsyncStream<[UInt8]>

    private init(_ channel: any Channel, _ received: AsyncStream<[UInt8]>) {
        self.channel = channel
        self.received = received
    }

    static func open(port: Int) async throws -> RawConnection {
        let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Collector(continuation))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        return RawConnection(channel, stream)
    }

    func send(_ bytes: [UInt8]) {
        channel.writeAndFlush(channel.allocator.buffer(bytes: bytes), promise: nil)
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Everything the server says until it closes the connection.
    func rest() async -> [UInt8] {
        var all: [UInt8] = []
        for await bytes in received { all += bytes }
        return all
    }

    /// What the server says up to and with a text.
    func text(upTo end: String) async -> String {
        var all: [UInt8] = []
        for await bytes in received {
            all += bytes
            let text = String(decoding: all, as: UTF8.self)
            if text.contains(end) { return text }
        }
        return String(decoding: all, as: UTF8.self)
    }

    /// Sends a request and gives the whole answer; the connection is closed after it.
    static func request(
        _ path: String, port: Int, method: String = "GET", headers: [String] = [], host: String? = nil
    ) async throws -> String {
        let connection = try await open(port: port)
        let lines =
            ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"] + headers + ["Connection: close"]
        connection.send((lines + ["", ""]).joined(separator: "\r\n"))
        return String(decoding: await connection.rest(), as: UTF8.self)
    }

    /// Asks for a WebSocket, and leaves what follows to the test.
    static func upgraded(port: Int) async throws -> RawConnection {
        let connection = try await open(port: port)
        connection.send(
            """
            GET /session HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
            """)
        return connection
    }
}

private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let continuation: AsyncStream<[UInt8]>.Continuation

    init(_ continuation: AsyncStream<[UInt8]>.Continuation) { self.continuation = continuation }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        continuation.yield(Array(unwrapInboundIn(data).readableBytesView))
    }

    func channelInactive(context: ChannelHandlerContext) { continuation.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
