import NIOCore
import NIOHTTP1
import NIOWebSocket

extension WebMount {
    /// Lets a connection that was just accepted speak HTTP, and become a page's WebSocket.
    package func configure(_ channel: any Channel) -> EventLoopFuture<Void> { configure(channel, nil) }

    /// - Parameter sorter: finds requests that are another process's; nil where there is no other.
    func configure(_ channel: any Channel, _ sorter: RequestSorter?) -> EventLoopFuture<Void> {
        guard census.enter(channel, from: proxies.peer(channel.remoteAddress)) else { return channel.close() }
        channel.closeFuture.whenComplete { [census] _ in census.leave(channel) }
        return channel.eventLoop.makeCompletedFuture {
            if let sorter { try channel.pipeline.syncOperations.addHandler(sorter) }
            let requests = NIOLoopBound(
                RequestHandler(
                    site, census, threads, patience: patience, prepare: prepare, status: status, sorter: sorter),
                eventLoop: channel.eventLoop)
            let encoder = HTTPResponseEncoder()
            // The pipeline hands a request over once the one before is answered.
            let codec: [any ChannelHandler & RemovableChannelHandler] = [
                ByteToMessageHandler(
                    HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: Self.headLimits)),
                HTTPServerPipelineHandler(), NIOHTTPResponseHeadersValidator(),
            ]
            let upgrader = upgrader(on: channel.eventLoop)
            // It looks at one request and goes: each has one of its own. Proxies keep connections, and what comes first on one says
            // nothing of what follows.
            func offerUpgrade() throws {
                let handler = HTTPServerUpgradeHandler(
                    upgraders: [upgrader], httpEncoder: encoder, extraHTTPHandlers: codec
                ) { context in
                    context.pipeline.syncOperations.removeHandler(requests.value, promise: nil)
                }
                try channel.pipeline.syncOperations.addHandler(handler, position: .before(requests.value))
            }
            try channel.pipeline.syncOperations.addHandlers([encoder] + codec + [requests.value])
            try offerUpgrade()
            requests.value.awaitsRequest = { try? offerUpgrade() }
        }
    }

    /// What makes a WebSocket of a request that may be one.
    private func upgrader(on loop: any EventLoop) -> NIOWebSocketServerUpgrader {
        // What was found out about the request when it was let in.
        let prepared = NIOLoopBoundBox<PageRequest?>(nil, eventLoop: loop)
        return NIOWebSocketServerUpgrader(
            maxFrameSize: WebLimits.messageBytes, automaticErrorHandling: false,
            shouldUpgrade: { [self] channel, head in
                guard admits(head) else { return loop.makeSucceededFuture(nil) }
                warn(of: head, from: channel.remoteAddress)
                guard let prepare else { return loop.makeSucceededFuture([:]) }
                let request = PageRequest(head, from: channel.remoteAddress)
                return loop.makeFutureWithTask { try await prepare(request) }.map { request -> HTTPHeaders? in
                    prepared.value = request
                    return [:]
                }.recover { _ in nil }
            },
            upgradePipelineHandler: { [self] channel, head in
                connect(channel, for: prepared.value ?? PageRequest(head, from: channel.remoteAddress), counts: false)
            })
    }

    /// Says once what those who run the server would not notice by themselves.
    private func warn(of head: HTTPRequestHead, from peer: SocketAddress?) {
        if let address = IPAddress(peer), address.isLoopback, !proxies.trusts(address),
            !head.headers["x-forwarded-for"].isEmpty
        {
            status.logOnce(
                .warning,
                "A proxy on this machine says for whom it asks, and is not believed: all its visitors count as this machine, for "
                    + "which no limits hold. Start the server with --trusted-proxy 127.0.0.1.")
        }
        if registry.persons.cookie.isForeign(head) {
            status.logOnce(
                .warning,
                "A visitor shows a cookie that another server has made, or this one with another key, and is somebody new here. "
                    + "Servers that share a host and a port number need names of their own, and a server needs its data folder."
            )
        }
    }

    private static var headLimits: NIOHTTPDecoderLimitConfiguration {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = WebLimits.requestHeadBytes
        limits.maxHeaderListSize = WebLimits.requestHeadBytes
        return limits
    }
}
