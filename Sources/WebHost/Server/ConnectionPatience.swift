/// How many seconds a server waits for what its clients are to do next.
package struct ConnectionPatience: Sendable {
    /// For a first request, and for a page's hello.
    package var hello = WebLimits.helloSeconds
    /// For another request.
    package var idle = WebLimits.idleSeconds
    /// For a client to take a piece of an answer.
    package var stalled = WebLimits.stalledSeconds

    package init() {}

    /// For clients that are as busy as the server, as those of tests: a day. What fails then is not a matter of time.
    package static var unlimited: ConnectionPatience {
        var patience = ConnectionPatience()
        patience.hello = 86_400
        patience.idle = 86_400
        patience.stalled = 86_400
        return patience
    }
}
