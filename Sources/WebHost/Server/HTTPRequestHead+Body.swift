import NIOHTTP1

extension HTTPRequestHead {
    /// Whether a body follows, which nothing here takes.
    var announcesBody: Bool {
        !headers["transfer-encoding"].isEmpty || headers["content-length"].contains { $0 != "0" }
    }
}

extension Site.Reply {
    /// The answer to a request for a page's WebSocket that is none, or may not be one.
    static func noSocket(for head: HTTPRequestHead) -> Site.Reply {
        head.announcesBody
            ? text(.badRequest, "A request for a WebSocket has no body.")
            : text(.upgradeRequired, "This address is for WebSockets.", [("upgrade", "websocket")])
    }
}
