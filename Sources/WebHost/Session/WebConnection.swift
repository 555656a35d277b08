import NIOCore
import NIOWebSocket

/// A page's open WebSocket as the main actor sees it.
final class WebConnection: Sendable {
    let channel: any Channel
    let mailbox = Mailbox()
    /// Set once the page has said hello.
    @MainActor var session: WebSession?

    init(_ channel: any Channel) { self.channel = channel }

    /// Sends from the channel's own loop or any other.
    func send(_ message: ServerMessage) {
        var buffer = channel.allocator.buffer(capacity: 64)
        message.encode(into: &buffer)
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .binary, data: buffer), promise: nil)
    }

    /// Ends the connection and says why; the page may come back.
    func close(_ code: WebSocketErrorCode, _ reason: String) {
        mailbox.close()
        var buffer = channel.allocator.buffer(capacity: 2 + reason.utf8.count)
        buffer.write(webSocketErrorCode: code)
        // The reason shares 125 bytes with the code.
        buffer.writeString(String(decoding: reason.utf8.prefix(120), as: UTF8.self))
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: buffer)
        let channel = channel
        channel.writeAndFlush(frame).whenComplete { _ in channel.close(promise: nil) }
    }

    /// Goes on reading after a pause.
    func resume() {
        let channel = channel
        channel.eventLoop.execute { channel.pipeline.fireUserInboundEventTriggered(ReadingResumed()) }
    }
}

/// Tells a connection's handler that there is room for what it reads.
struct ReadingResumed: Sendable {}
