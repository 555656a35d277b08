import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// An app that is served: its pages, what they store, and who may come.
///
/// It knows of no port. A `WebListener` leads to it, or the router of a server that has other things to show as well.
package final class WebMount: Sendable {
    package let site: Site
    package let policy: RequestPolicy
    package let registry: SessionRegistry
    package let proxies: TrustedProxies
    package let census = ConnectionCensus()
    /// Held for as long as the app is served.
    let lock: StorageLock?

    /// What those who look after the server ask.
    package var status: ServerStatus { registry.status }
    let threads: NIOThreadPool
    let patience: ConnectionPatience
    /// Whether somebody works on the program.
    let isLive: Bool
    /// Finds out who asks, where requests come straight from a listener.
    let prepare: Prepare?

    /// Adds to a request what the server knows of it.
    package typealias Prepare = @Sendable (PageRequest) async throws -> PageRequest

    package init(
        site: Site, policy: RequestPolicy, registry: SessionRegistry, proxies: TrustedProxies = .none,
        patience: ConnectionPatience = ConnectionPatience(), isLive: Bool = false, prepare: Prepare? = nil,
        lock: StorageLock? = nil, threads: NIOThreadPool = .singleton
    ) {
        self.prepare = prepare
        self.lock = lock
        self.site = site
        self.policy = policy
        self.registry = registry
        self.proxies = proxies
        self.patience = patience
        self.isLive = isLive
        self.threads = threads
    }

    /// Answers a request, on a thread that may wait for files.
    package func reply(to request: PageRequest) async throws -> Site.Reply {
        let start = NIODeadline.now()
        let reply = try await threads.runIfActive { [site] in site.reply(to: request) }
        status.answered(
            request, Int(reply.status.code), bytes: request.head.method == .HEAD ? 0 : reply.bytes.count,
            seconds: (NIODeadline.now() - start).seconds, from: site.visitorAddress(of: request))
        return reply
    }

    /// Whether a request is for the WebSocket of a page, and may have it.
    package func admits(_ head: HTTPRequestHead) -> Bool {
        Site.place(RequestTarget(head.uri).path) == .session && policy.refusal(of: head, isSession: true) == nil
            && !head.announcesBody
    }

    /// Lets a channel that has become a WebSocket be a page's.
    ///
    /// - Parameter counts: whether the channel is not among the connections that are counted yet.
    package func connect(_ channel: any Channel, for request: PageRequest, counts: Bool) -> EventLoopFuture<Void> {
        var request = request
        if counts {
            request.peer = request.peer ?? channel.remoteAddress
            guard census.enter(channel, from: proxies.peer(channel.remoteAddress)) else { return channel.close() }
            channel.closeFuture.whenComplete { [census] _ in census.leave(channel) }
        }
        return prepare(channel, isOwn: !counts).flatMap { [request] in self.open(channel, for: request) }
    }

    /// Sets what a WebSocket needs of a connection that somebody else has accepted.
    private func prepare(_ channel: any Channel, isOwn: Bool) -> EventLoopFuture<Void> {
        let isQuiet = channel.setOption(.autoRead, value: false)
        if isOwn { return isQuiet }
        // What takes no answers waits, and what is closed on one side is closed.
        let mark = ChannelOptions.Types.WriteBufferWaterMark(low: 64 << 10, high: WebLimits.unsentBytes)
        return isQuiet.flatMap { channel.setOption(.writeBufferWaterMark, value: mark) }
            .flatMap { channel.setOption(.allowRemoteHalfClosure, value: false) }
    }

    private func open(_ channel: any Channel, for request: PageRequest) -> EventLoopFuture<Void> {
        let address = client(of: request)
        // What views read of it.
        var request = request
        request.remoteAddress = request.remoteAddress ?? proxies.visitor(of: request.head, from: request.peer)
        request.isSecure = request.isSecure ?? proxies.isSecure(request.head, from: request.peer)
        let place = isLive ? LivePlace(uri: request.head.uri) : nil
        // What the person stores is read before the page can say anything.
        return threads.runIfActive(eventLoop: channel.eventLoop) { [registry, request] in
            registry.persons.visitor(of: request)
        }
        .flatMapThrowing { [self, request] person in
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(MaskedFramesOnly())
            try pipeline.addHandler(
                NIOWebSocketFrameAggregator(
                    minNonFinalFragmentSize: WebLimits.smallestFragment,
                    maxAccumulatedFrameCount: WebLimits.fragments, maxAccumulatedFrameSize: WebLimits.messageBytes))
            try pipeline.addHandler(
                PageSocketHandler(
                    registry, census, from: address, of: person, place: place, asking: request, patience: patience))
        }
    }

    private func client(of request: PageRequest) -> ClientAddress {
        proxies.client(of: request)
    }

    /// What is done again and again, as long as the app is served.
    package struct Watch: Sendable {
        let tasks: [RepeatedTask]

        package func cancel() {
            for task in tasks { task.cancel() }
        }
    }

    /// Has WebSockets find out again and again whether somebody is there, and the main actor whether it gets on.
    package func startWatch(on loop: any EventLoop = MultiThreadedEventLoopGroup.singleton.any()) -> Watch {
        let beat = TimeAmount.seconds(WebLimits.heartbeatSeconds)
        let look = TimeAmount.seconds(WebLimits.watchSeconds)
        return Watch(tasks: [
            loop.scheduleRepeatedTask(initialDelay: beat, delay: beat) { [census] _ in census.beat() },
            loop.scheduleRepeatedTask(initialDelay: look, delay: look) { [status] _ in status.watch.look() },
        ])
    }
}
