import NIOCore
import NIOEmbedded
import NIOWebSocket
import PageRecords
import RiffleWebHost

/// A page's WebSocket without a network: what is said is in the mailbox at once, and turns come when a test lets go of the main
/// actor. So a test decides what comes before what.
@MainActor
final class EmbeddedPage {
    let channel = EmbeddedChannel()
    let registry: SessionRegistry
    private let line = PageLine()

    init(
        _ registry: SessionRegistry, _ census: ConnectionCensus = ConnectionCensus(), from: ClientAddress = .loopback,
        of person: Person? = nil
    ) throws {
        self.registry = registry
        try channel.pipeline.syncOperations.addHandlers([
            line, PageSocketHandler(registry, census, from: from, of: person),
        ])
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    }

    /// Says hello, and waits until there is a session.
    static func open(_ registry: SessionRegistry, of person: Person? = nil) async throws -> EmbeddedPage {
        let page = try EmbeddedPage(registry, of: person)
        try page.say { $0.hello() }
        await page.turns()
        return page
    }

    /// Says all that is written in one message.
    func say(_ write: (inout RecordWriter) -> Void) throws {
        var writer = RecordWriter()
        write(&writer)
        try say(.binary, writer.bytes)
    }

    func say(_ opcode: WebSocketOpcode, _ bytes: [UInt8]) throws {
        try channel.writeInbound(WebSocketFrame(fin: true, opcode: opcode, data: ByteBuffer(bytes: bytes)))
    }

    /// Lets the time between two looks at connections pass.
    func beat() { channel.pipeline.fireUserInboundEventTriggered(PageSocketHandler.Beat()) }

    func pass(seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

    /// Lets turns come until nobody waits for one.
    func turns() async {
        repeat {
            for _ in 0..<4 { await Task.yield() }
            channel.embeddedEventLoop.run()
        } while registry.waitingTurnCount > 0
    }

    /// What the server has sent since the last call.
    func heard() throws -> [WebSocketFrame] {
        channel.embeddedEventLoop.run()
        var frames: [WebSocketFrame] = []
        while let frame = try channel.readOutbound(as: WebSocketFrame.self) { frames.append(frame) }
        return frames
    }

    /// The code of the close frame that the server has sent; nil where there is none.
    func closeCode() throws -> UInt16? {
        try heard().first { $0.opcode == .connectionClose }?.data.getInteger(at: 0)
    }

    // MARK: The line

    /// How often the server asked for more to be read.
    var readCount: Int { line.readCount }

    /// Bytes that were sent and not taken.
    var heldBytes: Int { line.heldBytes }

    /// From now on the page takes nothing.
    func stopTaking() { line.isHolding = true }

    /// The page takes what has waited, and all that comes.
    func takeAgain() { line.release() }
}

/// Between a page and its server: counts reads, and holds back what the page does not take.
private final class PageLine: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame

    private(set) var readCount = 0
    private(set) var heldBytes = 0
    var isHolding = false
    private var held: [(data: NIOAny, promise: EventLoopPromise<Void>?)] = []
    private var context: ChannelHandlerContext?

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        for (_, promise) in held { promise?.fail(ChannelError.ioOnClosedChannel) }
        held = []
    }

    func read(context: ChannelHandlerContext) {
        readCount += 1
        context.read()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard isHolding else { return context.write(data, promise: promise) }
        heldBytes += unwrapOutboundIn(data).data.readableBytes
        held.append((data, promise))
    }

    func release() {
        isHolding = false
        heldBytes = 0
        let waiting = held
        held = []
        for (data, promise) in waiting { context?.writeAndFlush(data, promise: promise) }
    }
}
