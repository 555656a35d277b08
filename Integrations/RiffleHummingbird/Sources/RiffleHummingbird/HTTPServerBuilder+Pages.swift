public import HummingbirdCore

extension HTTPServerBuilder {
    /// HTTP/1.1, by which pages of interfaces that a router leads to get their WebSockets as well.
    ///
    ///     Application(router: router, server: .http1WithPages(), services: [admin])
    ///
    /// A request for any other WebSocket is a request as all others are.
    public static func http1WithPages(configuration: HTTP1Channel.Configuration = .init()) -> HTTPServerBuilder {
        HTTPServerBuilder { responder in PageChannel(responder: responder, configuration: configuration) }
    }
}
