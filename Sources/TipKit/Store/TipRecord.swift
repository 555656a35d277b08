import Foundation

/// What is known of a tip from one run of the app to the next.
struct TipRecord: Codable, Equatable {
    /// How many times the tip was shown.
    var displayCount = 0
    /// How long, in seconds, not counting the time that it is shown now.
    var displayedSeconds: TimeInterval = 0
    /// Why it is shown no more.
    var invalidation: Tips.InvalidationReason?

    /// Notes that the tip is shown no more where it has been for as often or as long as it is to be.
    mutating func close(by limits: TipLimits) {
        guard invalidation == nil else { return }
        invalidation = exceeded(limits)
    }

    /// Which of its limits the tip has reached.
    func exceeded(_ limits: TipLimits) -> Tips.InvalidationReason? {
        if let count = limits.count, displayCount >= count { return .displayCountExceeded }
        if let seconds = limits.seconds, displayedSeconds >= seconds { return .displayDurationExceeded }
        return nil
    }
}

/// Whether a tip may be shown, by all that this depends on.
struct TipEligibility {
    var record: TipRecord
    var limits: TipLimits
    /// Whether it is on the screen.
    var isShown: Bool
    /// When a tip was last shown for its first time.
    var lastDisplay: Date?
    /// How long after that others have to wait for their first time, in seconds.
    var interval: TimeInterval
    var now: Date

    /// - Parameter meetsRules: is asked only where it makes a difference.
    func status(meetsRules: () -> Bool) -> Tips.Status {
        if let reason = record.invalidation { return .invalidated(reason) }
        // A tip that has reached a limit stays until it goes.
        if !isShown, let reason = record.exceeded(limits) { return .invalidated(reason) }
        return waits || !meetsRules() ? .pending : .available
    }

    private var waits: Bool {
        guard interval > 0, !limits.ignoresFrequency, !isShown, record.displayCount == 0, let lastDisplay else {
            return false
        }
        return now.timeIntervalSince(lastDisplay) < interval
    }
}
