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
            let outcome = channel.eventLoop.makePromise(of: Connection.self)
            let first = NIOLoopBound(
                FirstRequestHandler(outcome) { try serveRequests(of: $0, logger: logger) },
                eventLoop: channel.eventLoop)
            let upgrader = upgrader(on: channel.eventLoop, outcome, logger: logger)
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                // Requests wait for each other in the asynchronous channel, which answers errors as well.
                withPipeliningAssistance: false,
                withServerUpgrade: (
                    upgraders: [upgrader],
                    completionHandler: { context in
                        context.pipeline.syncOperations.removeHandler(first.value, promise: nil)
                    }
                ),
                withErrorHandling: false, withOutboundHeaderValidation: false, withEncoderConfiguration: .init(),
                withDecoderLimitConfiguration: limits)
            try channel.pipeline.syncOperations.addHandler(first.value)
            return Value(channel: channel, connection: outcome.futureResult)
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

    private func serveRequests(of channel: any Channel, logger: Logger) throws -> Connection {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(LaterUpgrades())
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        try pipeline.addHandlers(configuration.additionalChannelHandlers())
        let timeout = configuration.idleTimeout.map { Duration($0) }
        try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: timeout, logger: logger))
        return .requests(
            try NIOAsyncChannel(
                wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
    }

    private func upgrader(
        on loop: any EventLoop, _ outcome: EventLoopPromise<Connection>, logger: Logger
    ) -> NIOWebSocketServerUpgrader {
        let admission = PageAdmission()
        return NIOWebSocketServerUpgrader(
            maxFrameSize: WebInterface.longestFrame, automaticErrorHandling: false,
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
                let connected = interface.connect(channel, for: request)
                connected.map { .page }.cascade(to: outcome)
                return connected
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
