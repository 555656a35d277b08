import CRiffleInterposition
import Foundation

/// The clock by which Swift Testing measures tests, and dates what goes wrong in them: it stays the machine's.
///
/// Swift Testing calls `SuspendingClock.Instant.now`, which reads the clock in a library that everybody uses. So that call
/// is led elsewhere, where a view's code expects something and the clock would be the view's.
enum TestingClock {
    private typealias Instant = SuspendingClock.Instant

    /// A structure keeps a function as it is: its address, and what it holds on to, which is nothing.
    private struct Getter {
        let now: () -> Instant
    }

    /// A reading and the machine's time of it, from which later ones are counted.
    private static let start = (instant: Instant.now, time: VirtualReadings.real(CLOCK_MONOTONIC))

    static func install() {
        _ = start
        let getter = unsafeBitCast(
            Getter { realNow() }, to: (code: UnsafeMutableRawPointer, context: UnsafeMutableRawPointer?).self)
        // The static getter of `now`, which is called as any function without parameters is.
        riffle_interpose_in("libTesting.so", "$ss15SuspendingClockV7InstantV3nowADvgZ", getter.code)
    }

    private static func realNow() -> Instant {
        guard let former = start.time, let time = VirtualReadings.real(CLOCK_MONOTONIC) else { return start.instant }
        return start.instant.advanced(
            by: .seconds(time.seconds - former.seconds) + .nanoseconds(time.nanoseconds - former.nanoseconds))
    }
}
