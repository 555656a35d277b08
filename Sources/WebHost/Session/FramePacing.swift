/// Decides when a session's next frame is made: one at a time, each after the one before has arrived.
///
/// A page that is slow or far away so gets fewer frames, each of them fresh, and nothing queues up anywhere.
package struct FramePacing: Sendable {
    private var lastNumber: UInt32 = 0
    private var unacknowledged: UInt32?
    private var wanted: Double?

    package init() {}

    /// Whether a frame is on its way.
    package var isWaiting: Bool { unacknowledged != nil }

    /// Asks for a frame at a time in seconds; the latest time asked for counts.
    package mutating func want(at time: Double) { wanted = max(wanted ?? time, time) }

    /// A frame has arrived. Numbers that were never sent are ignored.
    package mutating func acknowledge(_ number: UInt32) {
        if number == unacknowledged { unacknowledged = nil }
    }

    /// The time to make a frame at now, if one is due; it counts as made.
    package mutating func takeDue() -> Double? {
        guard unacknowledged == nil, let time = wanted else { return nil }
        wanted = nil
        return time
    }

    /// Numbers a frame that is being sent.
    package mutating func send() -> UInt32 {
        lastNumber &+= 1
        unacknowledged = lastNumber
        return lastNumber
    }

    /// The page is gone; the next one has seen nothing.
    package mutating func forget() {
        unacknowledged = nil
        wanted = nil
    }
}
