internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1
internal import NIOWebSocket
internal import RiffleServer

/// A connection that speaks HTTP, until it becomes the WebSocket of a page.
struct PageChannel: ServerChildChannel, HTTPChannelHandler {
    /// What has become of a connection once its first request is there.
    enum Connection: Sendable {
        case requests(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        case page
    }

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let connection: EventLoopFuture<Connection>
    }

    let responder: HTTPChannelHandler.Responder
    let configuration: HTTP1Channel.Configuration

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            var limits = NIOHTTPDecoderLimitConfiguration()
            limits.maxHeaderFieldSize = configuration.httpDecoder.maxHeaderFieldSize
            limits.maxHeaderListSize = configuration.httpDecoder.maxHeaderListSize
            limits.maxHeaderFieldCount = configuration.httpDecoder.maxHeaderFieldCount
            var pipeline = NIOUpgradableHTTPServerPipelineConfiguration(
                upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                    upgraders: [upgrader(on: channel.eventLoop, logger: logger)],
                    notUpgradingCompletionHandler: { serveRequests(of: $0, logger: logger) }))
            // Requests wait for each other in the asynchronous channel, which answers errors as well.
            pipeline.enablePipelining = false
            pipeline.enableErrorHandling = false
            pipeline.enableResponseHeaderValidation = false
            pipeline.decoderConfiguration = limits
            let connection = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                configuration: pipeline)
            return Value(channel: channel, connection: connection)
        }
    }

    func handle(value: Value, logger: Logger) async {
        guard let connection = try? await value.connection.get() else {
            try? await value.channel.close()
            return
        }
        switch connection {
        case .requests(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
        case .page: try? await value.channel.closeFuture.get()
        }
    }

    private func serveRequests(of channel: any Channel, logger: Logger) -> EventLoopFuture<Connection> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
            try pipeline.addHandlers(configuration.additionalChannelHandlers())
            let timeout = configuration.idleTimeout.map { Duration($0) }
            try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: timeout, logger: logger))
            return .requests(
                try NIOAsyncChannel(
                    wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
        }
    }

    private func upgrader(
        on loop: any EventLoop, logger: Logger
    ) -> NIOTypedWebSocketServerUpgrader<Connection> {
        let admission = PageAdmission()
        return NIOTypedWebSocketServerUpgrader(
            maxFrameSize: WebInterface.longestFrame, enableAutomaticErrorHandling: false,
            shouldUpgrade: { channel, head in
                loop.makeFutureWithTask {
                    await ask(about: head, channel, admission, logger: logger)
                    return admission.result == nil ? nil : [:]
                }
            },
            upgradePipelineHandler: { channel, _ in
                guard let (request, interface) = admission.result else {
                    return channel.eventLoop.makeFailedFuture(ChannelError.operationUnsupported)
                }
                return interface.connect(channel, for: request).map { .page }
            })
    }

    /// Sends a request through the router, which is asked again for its answer where it does not admit a page.
    private func ask(
        about head: HTTPRequestHead, _ channel: any Channel, _ admission: PageAdmission, logger: Logger
    ) async {
        let (outbound, _) = NIOAsyncChannelOutboundWriter<HTTPResponsePart>.makeTestingWriter()
        defer { outbound.finish() }
        do {
            let head = try HTTPRequest(head, secure: false, splitCookie: false)
            let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
            try await PageAdmission.$current.withValue(admission) {
                try await responder(request, ResponseWriter(outbound: outbound), channel)
            }
        } catch {
            logger.debug("A request for a WebSocket was not admitted: \(error)")
        }
    }
}
