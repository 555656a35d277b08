public import NIOCore
internal import NIOHTTP1
public import NIOWebSocket
internal import RiffleWebHost

extension WebInterface {
    /// Whether a request is for the WebSocket of a page of this interface, and may have it. `respond(to:)` says why not.
    public func admits(_ request: WebRequest) -> Bool { mount.admits(request.request.head) }

    /// Hands a channel over that has just become a WebSocket: `NIOWebSocketServerUpgrader` and its typed kin have put decoder and
    /// encoder into its pipeline, and nothing that reads what these make of it.
    ///
    /// Frames may have `longestFrame` bytes. The interface closes the channel.
    ///
    /// - Parameter request: what became the WebSocket; `admits(_:)` has said that it may.
    public func connect(_ channel: any Channel, for request: WebRequest) -> EventLoopFuture<Void> {
        mount.connect(channel, for: request.request, counts: true)
    }

    /// Bytes that a frame of a page's WebSocket has at most: `maxFrameSize` of an upgrader.
    public static var longestFrame: Int { WebLimits.messageBytes }

    /// What makes a page's WebSocket of one request, for servers that take an upgrader of SwiftNIO's.
    public func upgrader(for request: WebRequest) -> NIOWebSocketServerUpgrader {
        let isAdmitted = admits(request)
        return NIOWebSocketServerUpgrader(
            maxFrameSize: Self.longestFrame, automaticErrorHandling: false,
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(isAdmitted ? [:] : nil) },
            upgradePipelineHandler: { [self] channel, _ in connect(channel, for: request) })
    }

    /// Makes a connection that was just accepted one of this interface's: adds all handlers for HTTP and WebSockets to its pipeline.
    public func configure(_ channel: any Channel) -> EventLoopFuture<Void> { mount.configure(channel) }
}
