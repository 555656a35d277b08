import NIOCore
import NIOPosix

/// Stands between a page and its server, and lets everything pass after a time, in each direction.
final class DelayedLine: Sendable {
    private let channel: any Channel

    var port: Int { channel.localAddress?.port ?? 0 }

    private init(_ channel: any Channel) { self.channel = channel }

    /// Listens on a port of its own.
    static func open(to port: Int, milliseconds: Int64) async throws -> DelayedLine {
        let group = MultiThreadedEventLoopGroup.singleton
        let channel = try await ServerBootstrap(group: group)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { page in
                ClientBootstrap(group: page.eventLoop)
                    .connect(host: "127.0.0.1", port: port)
                    .flatMapThrowing { server in
                        let delay = TimeAmount.milliseconds(milliseconds)
                        try page.pipeline.syncOperations.addHandler(Passing(to: server, after: delay))
                        try server.pipeline.syncOperations.addHandler(Passing(to: page, after: delay))
                    }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        return DelayedLine(channel)
    }

    func close() async throws { try await channel.close() }
}

/// Hands on what arrives. What has waited equally long leaves in the order in which it came.
private final class Passing: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let other: any Channel
    private let delay: TimeAmount

    init(to other: any Channel, after delay: TimeAmount) {
        self.other = other
        self.delay = delay
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        context.eventLoop.scheduleTask(in: delay) { [other] in other.writeAndFlush(bytes, promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        context.eventLoop.scheduleTask(in: delay) { [other] in other.close(promise: nil) }
    }
}
