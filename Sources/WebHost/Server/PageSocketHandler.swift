import NIOCore
import NIOWebSocket

/// Reads a page's WebSocket: checks what comes, puts messages into the mailbox, and stops reading while that is full.
package final class PageSocketHandler: ChannelInboundHandler {
    package typealias InboundIn = WebSocketFrame
    package typealias OutboundOut = WebSocketFrame

    private let registry: SessionRegistry
    private let census: ConnectionCensus
    private var connection: WebConnection?
    private var helloDeadline: Scheduled<Void>?
    private var isFinal = false
    private var isClosing = false
    private var isMailboxFull = false
    private var isReading = false

    package init(_ registry: SessionRegistry, _ census: ConnectionCensus) {
        self.registry = registry
        self.census = census
    }

    package func handlerAdded(context: ChannelHandlerContext) {
        let connection = WebConnection(context.channel)
        self.connection = connection
        helloDeadline = context.eventLoop.scheduleTask(in: .seconds(WebLimits.helloSeconds)) {
            connection.close(.policyViolation, "No hello within \(WebLimits.helloSeconds) s.")
        }
        read(context)
    }

    package func channelInactive(context: ChannelHandlerContext) {
        helloDeadline?.cancel()
        if let connection { registry.connectionEnded(connection, isFinal: isFinal) }
        context.fireChannelInactive()
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        guard !isClosing else { return }
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return refuse(.protocolError, "Reserved bits are set.") }
        switch frame.opcode {
        case .binary: take(frame.unmaskedData)
        case .ping:
            let answer = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
        case .pong: break
        case .connectionClose: closed(frame, context)
        case .text: refuse(.unacceptableData, "Messages are binary.")
        default: refuse(.protocolError, "There is no such frame.")
        }
    }

    private func take(_ payload: ByteBuffer) {
        guard let connection else { return }
        do {
            let messages = try ClientMessage.decode(payload)
            if let deadline = helloDeadline, case .hello? = messages.first {
                deadline.cancel()
                helloDeadline = nil
                census.spoke(connection.channel)
            }
            let posting = connection.mailbox.post(messages)
            isMailboxFull = isMailboxFull || posting.isFull
            if posting.needsTurn { registry.messagesCame(from: connection) }
        } catch {
            refuse(.policyViolation, "\(error)")
        }
    }

    private func closed(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        var data = frame.unmaskedData
        let code = data.readWebSocketErrorCode()
        isFinal = code == .goingAway || code == .normalClosure
        isClosing = true
        let answer = WebSocketFrame(fin: true, opcode: .connectionClose, data: frame.unmaskedData)
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(answer)).whenComplete { _ in channel.close(promise: nil) }
    }

    private func refuse(_ code: WebSocketErrorCode, _ reason: String) {
        guard !isClosing else { return }
        isClosing = true
        connection?.close(code, reason)
    }

    // MARK: Holding back

    package func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        read(context)
    }

    package func channelWritabilityChanged(context: ChannelHandlerContext) {
        read(context)
        context.fireChannelWritabilityChanged()
    }

    package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ReadingResumed else { return context.fireUserInboundEventTriggered(event) }
        isMailboxFull = false
        read(context)
    }

    /// Whoever sends more than is dealt with, or takes no answers, waits.
    private func read(_ context: ChannelHandlerContext) {
        guard !isReading, !isMailboxFull, context.channel.isWritable else { return }
        isReading = true
        context.read()
    }

    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge,
            NIOWebSocketFrameAggregator.Error.tooManyFragments:
            refuse(.messageTooLarge, "Messages have at most \(WebLimits.messageBytes) bytes.")
        case is NIOWebSocketFrameAggregator.Error: refuse(.protocolError, "Fragments out of order or too small.")
        case NIOWebSocketError.invalidFrameLength:
            refuse(.messageTooLarge, "Messages have at most \(WebLimits.messageBytes) bytes.")
        case is NIOWebSocketError: refuse(.protocolError, "The frame is malformed.")
        case is MaskedFramesOnly.Unmasked: refuse(.protocolError, "Pages mask what they send.")
        default: context.close(promise: nil)
        }
    }
}
