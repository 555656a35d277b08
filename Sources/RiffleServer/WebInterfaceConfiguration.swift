public import Foundation
public import Logging

/// How a `WebInterface` is served.
public struct WebInterfaceConfiguration: Sendable {
    /// Shown by the browser's tab. Nil takes the display name of the program's Info.plist, or the name of the app or the program.
    public var title: String?
    /// The folder that keeps what visitors store, which must be nobody else's; nil keeps it for as long as their pages are there.
    public var storage: URL?
    /// The addresses that visitors know, such as `https://shop.example.com/admin`, where a proxy leads to the server. With any, the
    /// interface answers to their hosts and to loopback's only, and takes WebSockets of their pages only.
    public var sites: [String]
    /// The proxies that are believed about for whom they ask, as addresses or networks such as `10.0.0.0/24`. They do not matter for
    /// requests that say for whom they are.
    public var trustedProxies: [String]
    /// What happens is written there: sessions and requests with the levels `info` and `debug`, what somebody should look at with
    /// `warning` and `error`. Nil writes the latter two to standard error.
    public var logger: Logger?
    /// Adds to a request who asks, from its cookies and headers, where the interface has a server of its own. What it throws is
    /// answered by status 500, and by no WebSocket. A router's middleware does this for interfaces that it leads to.
    public var identify: (@Sendable (WebRequest) async throws -> WebRequest)?

    /// Everything may be left as it is: then nothing is kept, anybody may come whom the server lets in, and nobody is believed.
    public init(
        title: String? = nil, storage: URL? = nil, sites: [String] = [], trustedProxies: [String] = [],
        logger: Logger? = nil, identify: (@Sendable (WebRequest) async throws -> WebRequest)? = nil
    ) {
        self.title = title
        self.storage = storage
        self.sites = sites
        self.trustedProxies = trustedProxies
        self.logger = logger
        self.identify = identify
    }
}
