import NIOCore
import NIOPosix

#if canImport(Glibc)
    import Glibc
#endif

/// Listens on an address, and turns connections into requests and WebSockets.
package final class WebListener: Sendable {
    private let group: any EventLoopGroup
    private let channel: any Channel
    private let mount: WebMount
    private let watch: WebMount.Watch

    /// The connections there are.
    package var census: ConnectionCensus { mount.census }

    /// The port listened on, which the system chose where 0 was asked for.
    package var port: Int { channel.localAddress?.port ?? 0 }

    /// Starts to listen. Throws `WebListenerError` where it cannot.
    ///
    /// - Parameters:
    ///   - mount: the app that is shown there.
    ///   - live: has a socket that listens already, instead of the address.
    package init(
        host: String, port: Int, mount: WebMount, live: LiveServing? = nil,
        group: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton
    ) async throws {
        self.group = group
        self.mount = mount
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 512)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.socketOption(.so_keepalive), value: 1)
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 64 << 10, high: WebLimits.unsentBytes))
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelOption(
                .recvAllocator,
                value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 1024, maximum: WebLimits.readBytes)
            )
            .childChannelOption(Self.unsentLimit, value: WebLimits.unsentSystemBytes)
            .childChannelInitializer { channel in mount.configure(channel) }
        do {
            channel =
                if let live { try await bootstrap.withBoundSocket(live.listener).get() } else {
                    try await bootstrap.bind(host: host, port: port).get()
                }
        } catch {
            throw WebListenerError(host: host, port: port, cause: error)
        }
        watch = mount.startWatch(on: channel.eventLoop)
    }

    /// How much the system takes of a connection ahead of what it can send. Linux has it for every connection; where it is
    /// missing nothing is set.
    private static var unsentLimit: ChannelOptions.Types.SocketOption {
        #if canImport(Glibc)
            .init(level: .tcp, name: .init(rawValue: TCP_NOTSENT_LOWAT))
        #else
            .socketOption(.so_keepalive)
        #endif
    }

    /// Stops to listen; connections that are open stay so until `SessionRegistry.endAll()`.
    package func stop() async throws {
        watch.cancel()
        try await channel.close().get()
    }
}
