import NIOCore
import NIOPosix

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
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try ConnectionOptions.set(on: channel) }
                    .flatMap { mount.configure(channel) }
            }
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

    /// Stops to listen; connections that are open stay so until `SessionRegistry.endAll()`.
    package func stop() async throws {
        watch.cancel()
        try await channel.close().get()
    }
}
