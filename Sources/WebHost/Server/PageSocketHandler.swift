import NIOCore
import NIOWebSocket

/// A page's WebSocket: checks what comes, puts messages into the mailbox, stops reading while that is full, counts what waits
/// to be sent, and ends the connection as RFC 6455 wants it.
package final class PageSocketHandler: ChannelDuplexHandler {
    package typealias InboundIn = WebSocketFrame
    package typealias OutboundIn = WebSocketFrame
    package typealias OutboundOut = WebSocketFrame

    /// Tells that there is room for what is read.
    struct ReadingResumed: Sendable {}

    /// Asks for the connection's end.
    struct Closing: Sendable {
        var frame: CloseFrame
    }

    /// Comes every `WebLimits.heartbeatSeconds`.
    package struct Beat: Sendable {
        package init() {}
    }

    private let registry: SessionRegistry
    private let census: ConnectionCensus
    private let address: ClientAddress
    private let person: Person
    private let patience: ConnectionPatience
    private let place: LivePlace?
    private let request: PageRequest?
    private var connection: WebConnection?
    private var helloDeadline: Scheduled<Void>?
    private var closingDeadline: Scheduled<Void>?
    private var heartbeat = Heartbeat()
    private var isFinal = false
    /// Whether a close frame was sent: nothing may follow it, and what comes is thrown away.
    private var isClosing = false
    private var isReading = false
    /// Whether the page's hello was in its request: then it comes once more.
    private var hasEarlyHello = false

    /// - Parameters:
    ///   - person: nil for somebody without a cookie.
    ///   - place: what the page shows, where somebody works on the program.
    ///   - request: what became the WebSocket.
    package init(
        _ registry: SessionRegistry, _ census: ConnectionCensus, from address: ClientAddress = .unknown,
        of person: Person? = nil, place: LivePlace? = nil, asking request: PageRequest? = nil,
        patience: ConnectionPatience = ConnectionPatience()
    ) {
        self.registry = registry
        self.request = request
        self.place = place
        self.patience = patience
        self.census = census
        self.address = address
        self.person = person ?? registry.persons.stranger()
    }

    package func handlerAdded(context: ChannelHandlerContext) {
        let connection = WebConnection(
            context.channel, from: address, of: person, place: place, asking: request)
        self.connection = connection
        census.reach(.silent, context.channel, for: address)
        helloDeadline = context.eventLoop.scheduleTask(in: .seconds(patience.hello)) { [patience] in
            connection.close(.policyViolation, "No hello within \(patience.hello) s.")
        }
        if let hello = request.flatMap({ EarlyHello.payload(in: $0.head) }) { take(hello, context, isEarly: true) }
        read(context)
    }

    package func channelInactive(context: ChannelHandlerContext) {
        helloDeadline?.cancel()
        closingDeadline?.cancel()
        if let connection { registry.connectionEnded(connection, isFinal: isFinal) }
        context.fireChannelInactive()
    }

    // MARK: What comes

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        heartbeat.heard()
        if frame.opcode == .connectionClose { return closed(frame, context) }
        guard !isClosing else { return }
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
            return close(.protocolError, "Reserved bits are set.", context)
        }
        switch frame.opcode {
        case .binary: take(frame.unmaskedData, context)
        case .ping:
            let answer = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
        case .pong: break
        case .text: close(.unacceptableData, "Messages are binary.", context)
        default: close(.protocolError, "There is no such frame.", context)
        }
    }

    /// - Parameter isEarly: whether it was in the request, where it may have been cut.
    private func take(_ payload: ByteBuffer, _ context: ChannelHandlerContext, isEarly: Bool = false) {
        guard let connection else { return }
        do {
            var messages = try ClientMessage.decode(payload)
            if isEarly {
                hasEarlyHello = true
            } else if hasEarlyHello, case .hello? = messages.first {
                hasEarlyHello = false
                messages.removeFirst()
                if messages.isEmpty { return }
            }
            if let deadline = helloDeadline, case .hello? = messages.first {
                deadline.cancel()
                helloDeadline = nil
                census.reach(.page, connection.channel)
            }
            connection.messagesWait()
            if connection.mailbox.post(messages, bytes: payload.readableBytes) {
                registry.messagesCame(from: connection)
            }
        } catch {
            if isEarly { return }
            close((error as? ClientMessageError)?.closeCode ?? .unexpectedServerError, "\(error)", context)
        }
    }

    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // What follows what could not be read cannot be read either.
        guard !isClosing else { return }
        switch error {
        case NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge,
            NIOWebSocketFrameAggregator.Error.tooManyFragments, NIOWebSocketError.invalidFrameLength:
            close(.messageTooLarge, "Messages have at most \(WebLimits.messageBytes) bytes.", context)
        case is NIOWebSocketFrameAggregator.Error:
            close(.protocolError, "Fragments out of order or too small.", context)
        case is NIOWebSocketError: close(.protocolError, "The frame is malformed.", context)
        case is MaskedFramesOnly.Unmasked: close(.protocolError, "Pages mask what they send.", context)
        default: context.close(promise: nil)
        }
    }

    // MARK: What goes

    package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isClosing, let connection else {
            promise?.fail(ChannelError.outputClosed)
            return
        }
        let promise = promise ?? context.eventLoop.makePromise()
        let bytes = unwrapOutboundIn(data).data.readableBytes
        connection.willSend(bytes)
        registry.status.counts.sent(bytes)
        let registry = registry
        promise.futureResult.whenComplete { _ in
            if connection.sent() { registry.messagesCame(from: connection) }
        }
        context.write(data, promise: promise)
    }

    private func beat(_ context: ChannelHandlerContext) {
        guard let connection, !isClosing else { return }
        switch heartbeat.beat(isRead: mayRead(context), oldestUnsent: connection.oldestUnsent) {
        case .nothing: break
        case .ping:
            let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
            context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
        case .drop: context.close(promise: nil)
        }
    }

    // MARK: The end

    private func closed(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        // The answer to ours: both sides have said all.
        guard !isClosing else { return context.close(promise: nil) }
        let answer = CloseFrame.answer(to: frame.unmaskedData)
        isFinal = answer.isFinal
        let channel = context.channel
        write(answer.frame, context).whenComplete { _ in channel.close(promise: nil) }
    }

    private func close(_ code: WebSocketErrorCode, _ reason: String, _ context: ChannelHandlerContext) {
        close(CloseFrame(code, reason), context)
    }

    /// Says why, and waits for the page's answer: who hangs up on what is still coming takes the reason back with it.
    private func close(_ frame: CloseFrame, _ context: ChannelHandlerContext) {
        guard !isClosing else { return }
        connection?.mailbox.close()
        write(frame, context).whenFailure { [channel = context.channel] _ in channel.close(promise: nil) }
        read(context)
    }

    private func write(_ frame: CloseFrame, _ context: ChannelHandlerContext) -> EventLoopFuture<Void> {
        isClosing = true
        helloDeadline?.cancel()
        let channel = context.channel
        // Nor is anybody waited for who takes it from nobody.
        closingDeadline = context.eventLoop.scheduleTask(in: .seconds(WebLimits.closingSeconds)) {
            channel.close(promise: nil)
        }
        return context.writeAndFlush(
            wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: frame.payload)))
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
        switch event {
        case is ReadingResumed: read(context)
        case is Beat: beat(context)
        // A server that ends asks its connections to do so.
        case is ChannelShouldQuiesceEvent: close(.serviceRestart, "The server stops.", context)
        case let closing as Closing: close(closing.frame, context)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    /// Whoever sends more than is dealt with, or takes no answers, waits.
    private func mayRead(_ context: ChannelHandlerContext) -> Bool {
        isClosing || (connection?.mailbox.isFull == false && context.channel.isWritable)
    }

    private func read(_ context: ChannelHandlerContext) {
        guard !isReading, mayRead(context) else { return }
        isReading = true
        context.read()
    }
}
