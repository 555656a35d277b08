import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing
import WebHost

@MainActor
@Suite struct PageSocketHandlerTests {
    @Test("A page that asks and never listens is read no further, until it has taken what it was told")
    func deafPage() throws {
        let reads = ReadCounter()
        let registry = SessionRegistry(fonts: FontStore()) { ScriptedContent($0) }
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandlers([reads, PageSocketHandler(registry, ConnectionCensus())])
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer(string: "?"))
        try channel.writeInbound(ping)
        let before = reads.count
        try channel.writeInbound(ping)
        #expect(reads.count == before + 1)

        channel.isWritable = false
        for _ in 0..<10 { try channel.writeInbound(ping) }
        #expect(reads.count == before + 1)

        channel.isWritable = true
        channel.pipeline.fireChannelWritabilityChanged()
        #expect(reads.count == before + 2)
        _ = try channel.finish()
    }
}

private final class ReadCounter: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame

    private(set) var count = 0

    func read(context: ChannelHandlerContext) {
        count += 1
        context.read()
    }
}
