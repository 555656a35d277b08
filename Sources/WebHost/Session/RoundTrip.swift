/// What is known of the time from a frame's sending to the word that it has arrived, in seconds.
///
/// The least time of the last few seconds is that of the way itself. What comes on top changes from frame to frame
/// where the way is uneven, and stays where frames wait in line: that difference tells a far page from a narrow line.
package struct RoundTrip: Sendable {
    /// A path's least time counts for this long, and up to twice as long.
    private static let memory = 5.0
    /// Seconds at least in which even the fastest frame has to be slow to count as waiting in line.
    private static let shortestPeriod = 0.1
    /// Time in line that is no harm: three animation frames.
    private static let harmlessWait = 0.05
    /// The most that an uneven way is waited for, on top of the least time.
    private static let unevenness = 0.15

    private var smoothed = 0.0
    private var deviation = 0.0
    private var formerLeast = Double.infinity
    private var currentLeast = Double.infinity
    private var currentSince = -Double.infinity
    private var periodBegan = -Double.infinity
    private var leastInPeriod = Double.infinity
    /// The period that ended with the latest frame; nil where none did.
    package private(set) var ended: Period?

    /// A time about as long as a round trip, in which frames arrived.
    package struct Period: Hashable, Sendable {
        package var seconds: Double
        /// Even the fastest frame took longer than the way does: they wait in line.
        package var isQueueing: Bool
    }

    package init() {}

    /// The time of the way itself; nil before anything has arrived.
    package var least: Double? {
        let least = min(formerLeast, currentLeast)
        return least.isFinite ? least : nil
    }

    /// The time within which the word of a frame's arrival is expected; 0 before anything has arrived.
    ///
    /// Mean and deviation as TCP takes them (RFC 6298), but never more than what an uneven way accounts for.
    package var patience: Double {
        guard let least else { return 0 }
        return min(smoothed + 4 * deviation, least + Self.unevenness)
    }

    /// Takes in how long a frame took.
    ///
    /// - Parameters:
    ///   - wasAlone: no other frame was on its way when it was sent, so that it cannot have waited for one.
    ///   - now: when the word came, of a clock that never runs backwards.
    package mutating func take(_ sample: Double, wasAlone: Bool, now: Double) {
        guard sample.isFinite, sample >= 0 else { return }
        // It is another way now, or the first.
        if least == nil || (wasAlone && sample > patience + Self.harmlessWait) {
            self = RoundTrip()
            smoothed = sample
            deviation = sample / 2
        } else {
            deviation += (abs(sample - smoothed) - deviation) / 4
            smoothed += (sample - smoothed) / 8
        }
        if now - currentSince > Self.memory {
            formerLeast = currentLeast
            currentLeast = .infinity
            currentSince = now
        }
        currentLeast = min(currentLeast, sample)
        endPeriod(with: sample, now: now)
    }

    private mutating func endPeriod(with sample: Double, now: Double) {
        leastInPeriod = min(leastInPeriod, sample)
        ended = nil
        let seconds = now - periodBegan
        guard seconds >= max(patience, Self.shortestPeriod) else { return }
        if let least, seconds.isFinite {
            ended = Period(seconds: seconds, isQueueing: leastInPeriod > least + Self.harmlessWait)
        }
        periodBegan = now
        leastInPeriod = .infinity
    }
}
