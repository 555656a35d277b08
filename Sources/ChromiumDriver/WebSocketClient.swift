import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A plain WebSocket client, for driving a browser and for playing a page.
package final class WebSocketClient: Sendable {
    /// What comes from the other end.
    package enum Message: Sendable, Hashable {
        case text(String)
        case binary([UInt8])
        /// The other end closed, with its code if it gave one.
        case closed(code: UInt16?, reason: String)
    }

    /// The server answered with something else than a WebSocket.
    package struct Refused: Error, CustomStringConvertible {
        package let status: Int
        package var description: String { "The server answered \(status) and opened no WebSocket." }
    }

    /// In order; ends when the connection does.
    package let messages: AsyncStream<Message>
    package let channel: any Channel

    private init(_ channel: any Channel, _ messages: AsyncStream<Message>) {
        self.channel = channel
        self.messages = messages
    }

    /// Opens a connection. Throws `Refused` where the server does not want it.
    ///
    /// - Parameter headers: added to the request; `Host` is what it names unless given.
    package static func connect(
        host: String = "127.0.0.1", port: Int, path: String, headers: [(String, String)] = []
    ) async throws -> WebSocketClient {
        let (stream, continuation) = AsyncStream<Message>.makeStream()
        let request = Self.request(host: host, port: port, path: path, headers: headers)
        let (channel, upgrade) = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .connect(host: host, port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    (channel, try configure(channel, request, continuation))
                }
            }
        if let status = try await upgrade.get() { throw Refused(status: status) }
        return WebSocketClient(channel, stream)
    }

    private static func request(
        host: String, port: Int, path: String, headers: [(String, String)]
    ) -> HTTPRequestHead {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path)
        for (name, value) in headers { head.headers.add(name: name, value: value) }
        if !head.headers.contains(name: "host") { head.headers.add(name: "host", value: "\(host):\(port)") }
        return head
    }

    /// The future gives the status of a refusal, nil once the connection is a WebSocket.
    private static func configure(
        _ channel: any Channel, _ request: HTTPRequestHead, _ continuation: AsyncStream<Message>.Continuation
    ) throws -> EventLoopFuture<Int?> {
        let upgrader = NIOTypedWebSocketClientUpgrader<Int?>(
            maxFrameSize: 64 << 20, enableAutomaticErrorHandling: false,
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Receiver(continuation))
                    return nil
                }
            })
        let configuration = NIOTypedHTTPClientUpgradeConfiguration<Int?>(
            upgradeRequestHead: request, upgraders: [upgrader],
            notUpgradingCompletionHandler: { channel in
                let status = channel.eventLoop.makePromise(of: Int?.self)
                return channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(StatusReader(status))
                }.flatMap { status.futureResult }
            })
        return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: .init(upgradeConfiguration: configuration))
    }

    package func send(text: String) { send(.text, Array(text.utf8)) }

    package func send(_ bytes: [UInt8]) { send(.binary, bytes) }

    /// Sends one frame exactly as said, whatever a server makes of it.
    package func send(_ opcode: WebSocketOpcode, _ bytes: [UInt8], isLast: Bool = true, isMasked: Bool = true) {
        let frame = WebSocketFrame(
            fin: isLast, opcode: opcode, maskKey: isMasked ? .random() : nil,
            data: channel.allocator.buffer(bytes: bytes))
        channel.writeAndFlush(frame, promise: nil)
    }

    /// Closes as a page does whose tab is closed (1001), or with another code.
    package func close(code: WebSocketErrorCode = .goingAway) async {
        var buffer = channel.allocator.buffer(capacity: 2)
        buffer.write(webSocketErrorCode: code)
        try? await channel.writeAndFlush(
            WebSocketFrame(fin: true, opcode: .connectionClose, maskKey: .random(), data: buffer))
        try? await channel.closeFuture.get()
    }

    /// Drops the connection without a word, as a lost network does.
    package func drop() async {
        try? await channel.close()
    }
}

/// Hands frames to a stream.
private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let continuation: AsyncStream<WebSocketClient.Message>.Continuation
    private var fragments: ByteBuffer?
    private var opcode = WebSocketOpcode.binary

    init(_ continuation: AsyncStream<WebSocketClient.Message>.Continuation) { self.continuation = continuation }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text, .binary, .continuation:
            var whole = fragments ?? ByteBuffer()
            if frame.opcode != .continuation { opcode = frame.opcode }
            whole.writeImmutableBuffer(frame.unmaskedData)
            fragments = frame.fin ? nil : whole
            guard frame.fin else { return }
            let bytes = Array(whole.readableBytesView)
            continuation.yield(opcode == .text ? .text(String(decoding: bytes, as: UTF8.self)) : .binary(bytes))
        case .ping:
            let answer = WebSocketFrame(fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
        case .connectionClose:
            var data = frame.unmaskedData
            let code: UInt16? = data.readInteger()
            continuation.yield(.closed(code: code, reason: String(buffer: data)))
            context.close(promise: nil)
        default: break
        }
    }

    func channelInactive(context: ChannelHandlerContext) { continuation.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

/// Reads the status of an answer that is no upgrade.
private final class StatusReader: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let status: EventLoopPromise<Int?>

    init(_ status: EventLoopPromise<Int?>) { self.status = status }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let head) = unwrapInboundIn(data) else { return }
        status.succeed(Int(head.status.code))
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) { status.fail(ChannelError.eof) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { status.fail(error) }
}
