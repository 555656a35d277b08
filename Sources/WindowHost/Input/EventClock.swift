/// Turns the times of a display's events into seconds of a window.
///
/// A display dates events in milliseconds of a clock of its own, in 32 bits that run over every 49 days. Fingers and mice
/// are judged by how fast they were, so that their own times count and not those at which the program came to them. The
/// event that came fastest says how far the two clocks are apart.
package struct EventClock {
    /// The last event's own time.
    private var last: UInt32?
    /// The same in seconds since the first event, without running over.
    private var elapsed = 0.0
    /// How much later than the events' clock the window's is, in seconds, by the event that came fastest.
    private var lag = Double.infinity
    /// The latest time that was handed out.
    private var latest = -Double.infinity
    /// What no event is late by. Clocks that differ by more are others than before.
    private static let patience = 1.0

    package init() {}

    /// The window's time of an event, which never runs backwards.
    ///
    /// - Parameters:
    ///   - milliseconds: the event's own time; 0 where it has none.
    ///   - now: the window's time at which the program has come to the event, in seconds.
    package mutating func time(of milliseconds: UInt32, now: Double) -> Double {
        guard milliseconds != 0 else { return hand(out: now) }
        if let last { elapsed += Double(Int32(bitPattern: milliseconds &- last)) / 1000 }
        last = milliseconds
        lag = min(lag, now - elapsed)
        if now - (elapsed + lag) > Self.patience { lag = now - elapsed }
        return hand(out: elapsed + lag)
    }

    private mutating func hand(out time: Double) -> Double {
        latest = max(latest, time)
        return latest
    }
}
