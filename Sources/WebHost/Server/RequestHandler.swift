import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Answers a connection's HTTP requests one after the other, until it becomes a WebSocket or falls silent.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let site: Site
    private let census: ConnectionCensus
    private let threads: NIOThreadPool
    private var head: HTTPRequestHead?
    private var deadline: Scheduled<Void>?

    init(_ site: Site, _ census: ConnectionCensus, _ threads: NIOThreadPool) {
        self.site = site
        self.census = census
        self.threads = threads
    }

    func handlerAdded(context: ChannelHandlerContext) { wait(WebLimits.helloSeconds, context) }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    /// Closes the connection unless it asks for something in time.
    private func wait(_ seconds: Int64, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: .seconds(seconds)) { channel.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
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
        census.spoke(context.channel)
        wait(WebLimits.idleSeconds, context)
        let site = site
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        threads.runIfActive(eventLoop: context.eventLoop) { site.reply(to: head) }.whenComplete { result in
            guard bound.value.channel.isActive else { return }
            switch result {
            case .success(let reply): handler.value.write(reply, to: head, bound.value)
            case .failure: bound.value.close(promise: nil)
            }
        }
    }

    private func write(_ reply: Site.Reply, to request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        var head = HTTPResponseHead(version: request.version, status: reply.status)
        for header in reply.headers { head.headers.add(name: header.name, value: header.value) }
        if reply.status != .noContent, reply.status != .notModified {
            head.headers.add(name: "content-length", value: "\(reply.bytes.count)")
        }
        let isKept = request.isKeepAlive && reply.status.code < 400
        if !isKept { head.headers.add(name: "connection", value: "close") }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if request.method != .HEAD, !reply.bytes.isEmpty {
            let body = context.channel.allocator.buffer(bytes: reply.bytes)
            context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        }
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
            if !isKept { channel.close(promise: nil) }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A WebSocket that was refused goes on as the request it was, and is answered.
        if error is NIOWebSocketUpgradeError || error is HTTPServerUpgradeErrors { return }
        context.close(promise: nil)
    }
}
