import NIOCore
import NIOPosix
import Synchronization

/// Leads to a server's port, until it drops its connections, or says that there is nothing.
final class UnreliableProxy: Sendable {
    /// What becomes of connections.
    enum Mode: Sendable {
        case open
        /// Every request is answered by status 404, as by a server that has nothing at the address any more.
        case gone
    }

    private let ways = Ways()
    private let listener: any Channel

    var port: Int { listener.localAddress?.port ?? 0 }

    init(to target: Int) async throws {
        let ways = ways
        listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in ways.accept(channel, to: target) }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    /// Ends all connections in the middle of what they say.
    func drop() { ways.drop() }

    func set(_ mode: Mode) { ways.set(mode) }

    func close() async throws {
        ways.drop()
        try await listener.close().get()
    }

    private final class Ways: Sendable {
        private let state = Mutex<(mode: Mode, channels: [any Channel])>((.open, []))

        func set(_ mode: Mode) { state.withLock { $0.mode = mode } }

        func drop() {
            let channels = state.withLock { state in
                defer { state.channels = [] }
                return state.channels
            }
            for channel in channels { channel.close(promise: nil) }
        }

        func accept(_ channel: any Channel, to target: Int) -> EventLoopFuture<Void> {
            let mode = state.withLock { state in
                state.channels.append(channel)
                return state.mode
            }
            if mode == .gone {
                return channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(NothingHere())
                }
            }
            return ClientBootstrap(group: channel.eventLoop)
                .channelInitializer { other in
                    other.eventLoop.makeCompletedFuture {
                        try other.pipeline.syncOperations.addHandler(HandingOn(channel))
                    }
                }
                .connect(host: "127.0.0.1", port: target)
                .flatMapThrowing { other in
                    try channel.pipeline.syncOperations.addHandler(HandingOn(other))
                }
        }
    }
}

/// Hands what comes on one connection to another.
private final class HandingOn: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let other: any Channel

    init(_ other: any Channel) { self.other = other }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        other.writeAndFlush(unwrapInboundIn(data), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) { other.close(promise: nil) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

private final class NothingHere: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let text = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(context.channel.allocator.buffer(string: text))).whenComplete { _ in
            channel.close(promise: nil)
        }
    }
}
