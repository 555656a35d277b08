import NIOCore
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
    /// - Parameters:
    ///   - headers: added to the request; `Host` is what it names unless given.
    ///   - first: sent as soon as the WebSocket is open, however busy the caller's actor is by then.
    package static func connect(
        host: String = "127.0.0.1", port: Int, path: String, headers: [(String, String)] = [], first: [UInt8]? = nil
    ) async throws -> WebSocketClient {
        let (stream, continuation) = AsyncStream<Message>.makeStream()
        var lines = ["GET \(path) HTTP/1.1"]
        if !headers.contains(where: { $0.0.lowercased() == "host" }) { lines.append("Host: \(host):\(port)") }
        lines += headers.map { "\($0.0): \($0.1)" }
        lines += [
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
        ]
        let request = lines.joined(separator: "\r\n")
        let (channel, opened) = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .connect(host: host, port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    let opened = channel.eventLoop.makePromise(of: Void.self)
                    try channel.pipeline.syncOperations.addHandler(Handshake(request, opened, continuation, first))
                    return (channel, opened.futureResult)
                }
            }
        try await opened.get()
        return WebSocketClient(channel, stream)
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
        try? await channel.writeAndFlush(WebSocketFrame.masked(.connectionClose, buffer))
        try? await channel.closeFuture.get()
    }

    /// Drops the connection without a word, as a lost network does.
    package func drop() async {
        try? await channel.close()
    }
}

extension WebSocketFrame {
    /// A whole message in one frame, masked as those of clients have to be.
    fileprivate static func masked(_ opcode: WebSocketOpcode, _ data: ByteBuffer) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: data)
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
            context.writeAndFlush(wrapOutboundOut(.masked(.pong, frame.unmaskedData)), promise: nil)
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

/// Asks for a WebSocket, and makes way for it once it is granted.
private final class Handshake: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    private let request: String
    private let opened: EventLoopPromise<Void>
    private let continuation: AsyncStream<WebSocketClient.Message>.Continuation
    private let first: [UInt8]?
    private var answer = ByteBuffer()

    init(
        _ request: String, _ opened: EventLoopPromise<Void>,
        _ continuation: AsyncStream<WebSocketClient.Message>.Continuation, _ first: [UInt8]?
    ) {
        self.first = first
        self.request = request
        self.opened = opened
        self.continuation = continuation
    }

    func channelActive(context: ChannelHandlerContext) {
        context.writeAndFlush(NIOAny(context.channel.allocator.buffer(string: request)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        answer.writeImmutableBuffer(unwrapInboundIn(data))
        guard let end = answer.readableBytesView.firstRange(of: Array("\r\n\r\n".utf8)) else { return }
        let head = String(decoding: answer.readableBytesView[..<end.lowerBound], as: UTF8.self)
        let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        guard status == 101 else {
            opened.fail(WebSocketClient.Refused(status: status))
            return context.close(promise: nil)
        }
        answer.moveReaderIndex(to: end.upperBound)
        do {
            let pipeline = context.pipeline.syncOperations
            try pipeline.addHandler(WebSocketFrameEncoder())
            try pipeline.addHandler(ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: 64 << 20)))
            try pipeline.addHandler(Receiver(continuation))
            if let first {
                let data = context.channel.allocator.buffer(bytes: first)
                context.channel.writeAndFlush(WebSocketFrame.masked(.binary, data), promise: nil)
            }
            opened.succeed()
            // What came with the answer belongs to the WebSocket.
            if answer.readableBytes > 0 { context.fireChannelRead(NIOAny(answer)) }
            pipeline.removeHandler(self, promise: nil)
        } catch {
            opened.fail(error)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        opened.fail(ChannelError.eof)
        continuation.finish()
    }

    /// Also where nobody listens: then the channel never was active. Where the WebSocket is open, this says nothing new.
    func handlerRemoved(context: ChannelHandlerContext) { opened.fail(ChannelError.eof) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        opened.fail(error)
        context.close(promise: nil)
    }
}
