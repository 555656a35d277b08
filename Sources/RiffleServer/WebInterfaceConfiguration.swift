public import CoreMetrics
public import Foundation
public import Logging
public import Tracing

/// How a `WebInterface` is served.
public struct WebInterfaceConfiguration: Sendable {
    /// Shown by the browser's tab. Nil takes the display name of the program's Info.plist, or the name of the app or the program.
    public var title: String?
    /// What cookies, metrics and spans call the interface, in letters, digits and hyphens, 32 at most. Interfaces, and servers that
    /// share a host and a port number, need different ones to know their visitors. Nil, as by default, stands for the port alone.
    public var name: String?
    /// The folder that keeps what visitors store, which must be nobody else's; nil keeps it for as long as their pages are there.
    public var storage: URL?
    /// The addresses that visitors know, such as `https://shop.example.com/admin`, where a proxy leads to the server. With any, the
    /// interface answers to their hosts and to loopback's only, and takes WebSockets of their pages only.
    public var sites: [String]
    /// The proxies that are believed about for whom they ask, as addresses or networks such as `10.0.0.0/24`. They do not matter for
    /// requests that say for whom they are.
    public var trustedProxies: [String]
    /// What visitors may have.
    public var limits = WebInterfaceLimits()
    /// What happens is written there: sessions with the level `info`, what somebody should look at with `warning` and `error`. Nil
    /// writes the latter two to standard error.
    public var logger: Logger?
    /// Whether each answer to a request, and each end of a page's WebSocket, is written to the log as well, with the level `info`:
    /// method, path without query, status, bytes, milliseconds, the visitor's address and the session's number. Without a logger they
    /// go to standard error.
    public var logsAccess = false
    /// Where counters and timers are made; nil takes those that `MetricsSystem` was bootstrapped with when the interface is made.
    public var metrics: (any MetricsFactory)?
    /// What follows events to their frames; nil takes what `InstrumentationSystem` was bootstrapped with when the interface is made.
    public var tracer: (any Tracer)?
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
