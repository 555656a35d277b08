import NIOCore
import NIOWebSocket

/// Refuses frames that a browser would not send: RFC 6455, section 5.1, has clients mask theirs.
///
/// Stands before frames are put together, which takes the mask off.
final class MaskedFramesOnly: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    /// A frame came without a mask.
    struct Unmasked: Error {}

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard unwrapInboundIn(data).maskKey != nil else { return context.fireErrorCaught(Unmasked()) }
        context.fireChannelRead(data)
    }
}
