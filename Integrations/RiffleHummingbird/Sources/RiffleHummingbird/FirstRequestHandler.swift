internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

/// Waits for a connection's first request that became no WebSocket, and has what serves requests put behind it.
///
/// SwiftNIO's typed upgrade does not hand on the head of a request that it was asked to upgrade and did not, so that who is refused
/// would never hear of it.
final class FirstRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let outcome: EventLoopPromise<PageChannel.Connection>
    private let serve: (any Channel) throws -> PageChannel.Connection
    private var isServed = false

    /// - Parameters:
    ///   - outcome: kept here, unless the connection becomes a page's.
    ///   - serve: adds handlers to the pipeline's end.
    init(
        _ outcome: EventLoopPromise<PageChannel.Connection>,
        serve: @escaping (any Channel) throws -> PageChannel.Connection
    ) {
        self.outcome = outcome
        self.serve = serve
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if !isServed {
            isServed = true
            do {
                outcome.succeed(try serve(context.channel))
            } catch {
                outcome.fail(error)
                return context.close(promise: nil)
            }
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if isServed { return context.fireErrorCaught(error) }
        // A request that may not become a WebSocket is a request, and follows.
        if !(error is NIOWebSocketUpgradeError) { context.close(promise: nil) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // A server that ends does not wait for a connection that has asked for nothing.
        if !isServed, event is ChannelShouldQuiesceEvent { return context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        // Nothing happens where there is an outcome already.
        outcome.fail(ChannelError.eof)
        context.fireChannelInactive()
    }
}
