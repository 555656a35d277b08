internal import NIOCore
internal import NIOHTTP1

/// Ends a connection at a request for a WebSocket that is not its first: such a request cannot be granted any more.
///
/// A kept connection may end at any time, so whoever has sent the request, such as a proxy that keeps connections, sends it again by a new one.
final class LaterUpgrades: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private var isFirst = true
    private var isEnding = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = unwrapInboundIn(data) {
            isEnding = !isFirst && head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
            isFirst = false
            if isEnding { context.close(promise: nil) }
        }
        if !isEnding { context.fireChannelRead(data) }
    }
}
