import Foundation

/// What the machine's clocks showed when they were last read: what a date in the future was counted from.
///
/// A wait until `Date() + 0.5` is half a second long, however long it took from reading the clock to asking for the wait.
package struct ClockReadings {
    private struct Reading {
        var clock: Int32 = -1
        var time: Int64 = 0
    }

    /// Some of them read the clock in between, as a publisher that passes on what another has delayed.
    private var recent = [Reading](repeating: Reading(), count: 8)
    private var count = 0

    package init() {}

    /// - Parameter time: in nanoseconds.
    package mutating func note(_ clock: Int32, _ time: Int64) {
        recent[count & 7] = Reading(clock: clock, time: time)
        count &+= 1
    }

    package mutating func forget() { count = 0 }

    /// The wait that was meant, in nanoseconds; nil where none that was counted from a reading is round.
    ///
    /// - Parameter left: what is left of it by the newest reading, and at most a fifth of a microsecond more or less, as
    ///   sums of dates are rounded.
    package func meant(left: Int64) -> Int64? {
        guard count > 0, left.magnitude < 1 << 60 else { return nil }
        let newest = recent[(count - 1) & 7]
        for unit in IntendedDelay.units {
            for back in 1...min(count, 8) {
                let reading = recent[(count - back) & 7]
                guard reading.clock == newest.clock else { continue }
                let wait = Double(left &+ (newest.time &- reading.time))
                let round = (wait / unit).rounded() * unit
                if round > 0, abs(wait - round) <= 300 { return Int64(round.rounded()) }
            }
        }
        return nil
    }
}

/// The readings of the main thread, where clocks take turns.
enum ClockReading {
    private typealias GetTime = @convention(c) (Int32, UnsafeMutablePointer<timespec>) -> Int32

    nonisolated(unsafe) private static var readings = ClockReadings()
    /// The thread that made the first clock.
    private static let main = pthread_self()
    private static let real = Interception.symbol("clock_gettime").map { unsafeBitCast($0, to: GetTime.self) }

    private static var isMain: Bool { pthread_equal(pthread_self(), main) != 0 }

    /// Called once, on the main thread.
    static func install() {
        guard real != nil, isMain else { return }
        readings.forget()
        Interception.interpose("clock_gettime", by: unsafeBitCast(replaced, to: UnsafeMutableRawPointer.self))
    }

    private static let replaced: GetTime = { clock, time in
        guard let real else { return -1 }
        let result = real(clock, time)
        if isMain {
            readings.note(clock, Int64(time.pointee.tv_sec) &* 1_000_000_000 &+ Int64(time.pointee.tv_nsec))
        }
        return result
    }

    /// A turn begins, which reads the clocks anew.
    static func forget() { if isMain { readings.forget() } }

    static func meant(left: Int64) -> Int64? { isMain ? readings.meant(left: left) : nil }
}
