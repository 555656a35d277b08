/// Turns a page's own times into seconds of its session.
///
/// A session begins with its page's hello: that is second 0. Events carry the page's times, so that what took place
/// there is judged as it was there, however long the way was. Nothing is trusted: times that are not finite, before the
/// beginning or too far ahead of the server's clock become the nearest that makes sense.
package struct ClientClock: Sendable {
    /// The page's time at second 0, in milliseconds.
    private let epoch: Double
    /// The latest time heard of, in seconds.
    private(set) package var latest = 0.0
    /// How far the page's time was ahead of the server's at best: the message that came with the least delay.
    private var lead = 0.0

    /// - Parameter milliseconds: the page's time in its hello; not finite counts as 0.
    package init(startingAt milliseconds: Double) {
        epoch = milliseconds.isFinite ? milliseconds : 0
    }

    /// The session's time of something that the page dates `milliseconds`.
    ///
    /// - Parameter elapsed: the server's seconds since the session began.
    package mutating func time(of milliseconds: Double, elapsed: Double) -> Double {
        let seconds = (milliseconds - epoch) / 1000
        guard seconds.isFinite else { return latest }
        let time = min(max(seconds, 0), elapsed + WebLimits.clockLead)
        latest = max(latest, time)
        lead = max(lead, time - elapsed)
        return time
    }

    /// The session's time now, for a frame that no page asked for.
    package func now(elapsed: Double) -> Double { max(latest, elapsed + lead) }
}
