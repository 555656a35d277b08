import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Answers a connection's HTTP requests one after the other, until it becomes a WebSocket or falls silent.
package final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    package typealias InboundIn = HTTPServerRequestPart
    package typealias OutboundOut = HTTPServerResponsePart

    private let site: Site
    private let census: ConnectionCensus
    private let threads: NIOThreadPool
    private let patience: ConnectionPatience
    private let prepare: WebMount.Prepare?
    private let status: ServerStatus?
    private let sorter: RequestSorter?
    private var head: HTTPRequestHead?
    private var isAnswering = false
    private var askedAt = NIODeadline.now()
    private var deadline: Scheduled<Void>?
    /// Called when the next request may come, before it does.
    var awaitsRequest: (() -> Void)?

    /// - Parameters:
    ///   - prepare: finds out who asks, before there is an answer.
    ///   - status: counts the answers, and writes them down.
    ///   - sorter: finds requests that are another process's.
    package init(
        _ site: Site, _ census: ConnectionCensus, _ threads: NIOThreadPool,
        patience: ConnectionPatience = ConnectionPatience(), prepare: WebMount.Prepare? = nil,
        status: ServerStatus? = nil, sorter: RequestSorter? = nil
    ) {
        self.sorter = sorter
        self.status = status
        self.prepare = prepare
        self.site = site
        self.census = census
        self.threads = threads
        self.patience = patience
    }

    package func handlerAdded(context: ChannelHandlerContext) { wait(patience.hello, context) }

    package func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
        awaitsRequest = nil
        sorter?.release()
    }

    package func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    /// Closes the connection unless it goes on in time: asks for something, or takes the next piece of an answer.
    private func wait(_ seconds: Int64, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: .seconds(seconds)) { channel.close(promise: nil) }
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        // Nothing here takes a body. One that never ends runs into the deadline.
        case .body: break
        case .end:
            guard let head else { return }
            self.head = nil
            answer(head, context)
        }
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        census.reach(.asking, context.channel)
        deadline?.cancel()
        isAnswering = true
        askedAt = .now()
        let request = PageRequest(head, from: context.channel.remoteAddress)
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        guard let prepare else { return reply(to: request, context) }
        context.eventLoop.makeFutureWithTask { try await prepare(request) }.whenComplete { result in
            guard bound.value.channel.isActive else { return }
            switch result {
            case .success(let request): handler.value.reply(to: request, bound.value)
            // That nobody could find out who asks is no fault of theirs.
            case .failure(let error):
                handler.value.status?.counts.refused(.unidentified)
                handler.value.status?.log(.error, "Who asks could not be found out: \(error)")
                handler.value.write(.failed, to: request, bound.value)
            }
        }
    }

    private func reply(to request: PageRequest, _ context: ChannelHandlerContext) {
        let site = site
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        threads.runIfActive(eventLoop: context.eventLoop) { site.reply(to: request) }.whenComplete { result in
            guard bound.value.channel.isActive else { return }
            switch result {
            case .success(let reply): handler.value.write(reply, to: request, bound.value)
            case .failure: bound.value.close(promise: nil)
            }
        }
    }

    private func write(_ reply: Site.Reply, to asked: PageRequest, _ context: ChannelHandlerContext) {
        status?.answered(
            asked, Int(reply.status.code), bytes: asked.head.method == .HEAD ? 0 : reply.bytes.count,
            seconds: (NIODeadline.now() - askedAt).seconds, from: site.visitorAddress(of: asked))
        let request = asked.head
        var head = HTTPResponseHead(version: request.version, status: reply.status)
        for header in reply.headers { head.headers.add(name: header.name, value: header.value) }
        if reply.status != .noContent, reply.status != .notModified {
            head.headers.add(name: "content-length", value: "\(reply.bytes.count)")
        }
        let isKept = request.isKeepAlive && reply.status.code < 400
        if !isKept { head.headers.add(name: "connection", value: "close") }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        let body = request.method == .HEAD ? ByteBuffer() : context.channel.allocator.buffer(bytes: reply.bytes)
        writeRest(of: body, isKept: isKept, context)
    }

    /// Writes an answer's body piece by piece: who takes one in time may have the next.
    private func writeRest(of body: ByteBuffer, isKept: Bool, _ context: ChannelHandlerContext) {
        var rest = body
        guard let piece = rest.readSlice(length: min(rest.readableBytes, WebLimits.answerPieceBytes)),
            piece.readableBytes > 0
        else { return end(isKept: isKept, context) }
        wait(patience.stalled, context)
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(piece)))).whenSuccess { [rest] in
            handler.value.writeRest(of: rest, isKept: isKept, bound.value)
        }
    }

    private func end(isKept: Bool, _ context: ChannelHandlerContext) {
        // Before the end is written: a request that waits for it is handed over right then.
        isAnswering = false
        census.reach(.idle, context.channel)
        sorter?.awaitRequest()
        if isKept { awaitsRequest?() }
        wait(patience.idle, context)
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
            if !isKept { channel.close(promise: nil) }
        }
    }

    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A WebSocket that was refused goes on as the request it was, and is answered.
        if error is NIOWebSocketUpgradeError || error is HTTPServerUpgradeErrors { return }
        if let error = error as? HTTPParserError, !isAnswering { refuse(error, context) }
        context.close(promise: nil)
    }

    /// Says what is wrong with a request that could not be read.
    private func refuse(_ error: HTTPParserError, _ context: ChannelHandlerContext) {
        let isTooLarge = error == .headerOverflow
        let head = HTTPResponseHead(
            version: .http1_1, status: isTooLarge ? .requestHeaderFieldsTooLarge : .badRequest,
            headers: ["connection": "close", "content-length": "0"])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
