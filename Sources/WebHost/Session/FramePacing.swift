/// Decides when a session's next frame is made, so that a far page is shown as many as a near one and nothing queues.
///
/// As many frames may be on their way as the measured round trip holds at the page's own rate, and no more bytes than
/// have been seen to pass without waiting in line. What was asked for and not made by then is not made up for: the
/// frame made next is of the latest time that was asked for.
package struct FramePacing: Sendable {
    /// A frame that was sent and is not known to have arrived.
    private struct OnItsWay {
        var number: UInt32
        var sentAt: Double
        /// With what it takes to send anything; what its layers take is known a little later.
        var bytes = WebLimits.bytesAroundFrame
        var wasAlone: Bool
    }

    private var lastNumber: UInt32 = 0
    /// Oldest first.
    private var onTheirWay: [OnItsWay] = []
    private var bytesOnTheirWay = 0
    private var bytesAllowed = WebLimits.firstUnacknowledgedBytes
    /// What has arrived since a period of `roundTrip` began.
    private var bytesInPeriod = 0
    private var wanted: Double?
    private var lastTick: Double?
    /// Seconds between two animation frames of the page.
    private var interval = 1.0 / 60
    private var roundTrip = RoundTrip()

    package init() {}

    /// How many frames are on their way.
    package var countOnTheirWay: Int { onTheirWay.count }

    /// How many may be, by time alone; at least one.
    package var allowedCount: Int { max(1, Int(clamping: (roundTrip.patience / interval).rounded(.up))) }

    /// Whether what a page sends with each animation frame arrives in bursts for no other reason than the length of the
    /// way.
    ///
    /// Of a near page it does where the server is late, and one frame shows it all.
    package var isFar: Bool { (roundTrip.least ?? 0) > 2 * interval }

    /// Asks for a frame at a time in seconds; the latest time asked for counts.
    package mutating func want(at time: Double) { wanted = max(wanted ?? time, time) }

    /// The page asks for a frame with each of its animation frames.
    package mutating func tick(at time: Double) {
        want(at: time)
        if let lastTick, case 1.0 / 250...1.0 / 10 = time - lastTick {
            interval += (time - lastTick - interval) / 16
        }
        lastTick = time
    }

    /// A frame has arrived, and with it all before. Numbers that are not on their way are ignored.
    ///
    /// - Returns: the seconds since the frame was sent; nil for one that nobody waits for.
    @discardableResult
    package mutating func acknowledge(_ number: UInt32, now: Double) -> Double? {
        guard let index = onTheirWay.firstIndex(where: { $0.number == number }) else { return nil }
        let frame = onTheirWay[index]
        let bytes = onTheirWay[...index].reduce(0) { $0 + $1.bytes }
        onTheirWay.removeSubrange(...index)
        roundTrip.take(now - frame.sentAt, wasAlone: frame.wasAlone, now: now)
        bytesOnTheirWay -= bytes
        allow(arrived: bytes)
        return now - frame.sentAt
    }

    /// Allows a little more while nothing waits in line, and where it does a little less than was seen to pass.
    private mutating func allow(arrived bytes: Int) {
        bytesInPeriod += bytes
        bytesAllowed = min(bytesAllowed + bytes / 16 + 1, WebLimits.unacknowledgedBytes)
        guard let period = roundTrip.ended else { return }
        if period.isQueueing, let least = roundTrip.least {
            bytesAllowed = min(
                bytesAllowed, Int(clamping: Double(bytesInPeriod) / period.seconds * least * 0.9))
        }
        bytesInPeriod = 0
    }

    /// What a frame's layers, and what was sent for them, took.
    package mutating func measured(_ number: UInt32, bytes: Int) {
        guard let index = onTheirWay.firstIndex(where: { $0.number == number }) else { return }
        onTheirWay[index].bytes += bytes
        bytesOnTheirWay += bytes
    }

    /// The time to make a frame at, if one is due; it counts as made.
    ///
    /// - Parameter now: seconds of a clock that never runs backwards, as everywhere here.
    package mutating func takeDue(now: Double) -> Double? {
        guard let time = wanted, hasRoom(now) else { return nil }
        wanted = nil
        return time
    }

    private func hasRoom(_ now: Double) -> Bool {
        guard let oldest = onTheirWay.first else { return true }
        guard onTheirWay.count < allowedCount, bytesOnTheirWay < bytesAllowed else { return false }
        // Late: the page or the line is busy with what there is.
        guard now - oldest.sentAt <= roundTrip.patience else { return false }
        // The page would show more than these in one.
        return onTheirWay.suffix(WebLimits.framesAtOnce).filter { now - $0.sentAt < interval }.count
            < WebLimits.framesAtOnce
    }

    /// Numbers a frame that is being sent.
    package mutating func send(now: Double) -> UInt32 {
        lastNumber &+= 1
        let frame = OnItsWay(number: lastNumber, sentAt: now, wasAlone: onTheirWay.isEmpty)
        onTheirWay.append(frame)
        bytesOnTheirWay += frame.bytes
        return lastNumber
    }

    /// The page is gone; the next one has seen nothing and may be elsewhere.
    package mutating func forget() {
        let number = lastNumber
        self = FramePacing()
        lastNumber = number
    }
}
