import CRiffleHeap
import Dispatch

/// Decides when the memory of sessions that ended goes back to the system: some time after the last of them, as many
/// end together, and not too late where they never stop ending.
///
/// The C library keeps what is freed between what is in use: of a hundred sessions' memory it gives next to nothing
/// back by itself.
package struct MemoryReturn: Sendable {
    /// Seconds without an end after which it is done, and after which it is done in any case.
    package static let quiet = 5.0
    package static let longest = 30.0

    private var firstEnd: Double?
    private var lastEnd = 0.0

    package init() {}

    /// A session has ended, or has let go of much of what it kept.
    ///
    /// - Returns: seconds until `isDue` is to be asked; nil where somebody is going to ask already.
    package mutating func sessionEnded(at now: Double) -> Double? {
        lastEnd = now
        guard firstEnd == nil else { return nil }
        firstEnd = now
        return Self.quiet
    }

    /// Whether memory is to be given back now; else in how many seconds to ask again.
    package mutating func isDue(at now: Double) -> (isDue: Bool, askIn: Double?) {
        guard let firstEnd else { return (false, nil) }
        let due = min(lastEnd + Self.quiet, firstEnd + Self.longest)
        guard now >= due else { return (false, due - now) }
        self.firstEnd = nil
        return (true, nil)
    }

    /// Gives unused pages back, on a thread that may wait: some milliseconds for a hundred megabytes.
    package static func giveBack() {
        DispatchQueue.global(qos: .utility).async { _ = malloc_trim(0) }
    }
}
