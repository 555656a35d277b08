import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

#if canImport(Glibc)
    import Glibc
#endif

/// Listens on an address, and turns connections into requests and WebSockets.
package final class WebListener: Sendable {
    package let census = ConnectionCensus()
    private let group: any EventLoopGroup
    private let threads: NIOThreadPool
    private let channel: any Channel
    private let registry: SessionRegistry
    private let heartbeat: RepeatedTask

    /// The port listened on, which the system chose where 0 was asked for.
    package var port: Int { channel.localAddress?.port ?? 0 }

    /// Starts to listen. Throws `WebListenerError` where it cannot.
    ///
    /// - Parameter live: has a socket that listens already, instead of the address.
    package init(
        host: String, port: Int, site: Site, policy: RequestPolicy, registry: SessionRegistry,
        proxies: TrustedProxies = .none, patience: ConnectionPatience = ConnectionPatience(),
        live: LiveServing? = nil,
        group: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton,
        threads: NIOThreadPool = .singleton
    ) async throws {
        self.group = group
        self.threads = threads
        self.registry = registry
        let census = census
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
            .childChannelInitializer { channel in
                Self.configure(
                    channel, site: site, policy: policy, registry: registry, proxies: proxies, census: census,
                    threads: threads, patience: patience, isLive: live != nil)
            }
        do {
            channel =
                if let live { try await bootstrap.withBoundSocket(live.listener).get() } else {
                    try await bootstrap.bind(host: host, port: port).get()
                }
        } catch {
            throw WebListenerError(host: host, port: port, cause: error)
        }
        let period = TimeAmount.seconds(WebLimits.heartbeatSeconds)
        heartbeat = channel.eventLoop.scheduleRepeatedTask(initialDelay: period, delay: period) { _ in census.beat() }
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
        heartbeat.cancel()
        try await channel.close().get()
    }

    private static func configure(
        _ channel: any Channel, site: Site, policy: RequestPolicy, registry: SessionRegistry, proxies: TrustedProxies,
        census: ConnectionCensus, threads: NIOThreadPool, patience: ConnectionPatience, isLive: Bool
    ) -> EventLoopFuture<Void> {
        guard census.enter(channel, from: proxies.peer(channel.remoteAddress)) else { return channel.close() }
        channel.closeFuture.whenComplete { _ in census.leave(channel) }
        return channel.eventLoop.makeCompletedFuture {
            let requests = NIOLoopBound(
                RequestHandler(site, census, threads, patience: patience), eventLoop: channel.eventLoop)
            let upgrader = NIOWebSocketServerUpgrader(
                maxFrameSize: WebLimits.messageBytes, automaticErrorHandling: false,
                shouldUpgrade: { channel, head in
                    let isSession = Site.place(RequestTarget(head.uri).path) == .session
                    let isAllowed = isSession && policy.refusal(of: head, isSession: true) == nil
                    return channel.eventLoop.makeSucceededFuture(isAllowed ? [:] : nil)
                },
                upgradePipelineHandler: { channel, head in
                    let address = proxies.client(of: head, from: channel.remoteAddress)
                    let place = isLive ? LivePlace(uri: head.uri) : nil
                    // What the person stores is read before the page can say anything.
                    return threads.runIfActive(eventLoop: channel.eventLoop) { registry.persons.visitor(of: head) }
                        .flatMap { upgrade(channel, registry, census, from: address, of: $0, at: place, patience) }
                })
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                withPipeliningAssistance: true,
                withServerUpgrade: (
                    upgraders: [upgrader],
                    completionHandler: { context in
                        context.pipeline.syncOperations.removeHandler(requests.value, promise: nil)
                    }
                ),
                withErrorHandling: false, withEncoderConfiguration: .init(), withDecoderLimitConfiguration: headLimits)
            try channel.pipeline.syncOperations.addHandler(requests.value)
        }
    }

    private static var headLimits: NIOHTTPDecoderLimitConfiguration {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = WebLimits.requestHeadBytes
        limits.maxHeaderListSize = WebLimits.requestHeadBytes
        return limits
    }

    private static func upgrade(
        _ channel: any Channel, _ registry: SessionRegistry, _ census: ConnectionCensus, from address: ClientAddress,
        of person: Person, at place: LivePlace?, _ patience: ConnectionPatience
    ) -> EventLoopFuture<Void> {
        channel.setOption(.autoRead, value: false).flatMapThrowing {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(MaskedFramesOnly())
            try pipeline.addHandler(
                NIOWebSocketFrameAggregator(
                    minNonFinalFragmentSize: WebLimits.smallestFragment,
                    maxAccumulatedFrameCount: WebLimits.fragments, maxAccumulatedFrameSize: WebLimits.messageBytes))
            try pipeline.addHandler(
                PageSocketHandler(
                    registry, census, from: address, of: person, place: place, patience: patience))
        }
    }
}
