import Foundation

/// The functions of C that read a clock: what belongs to a virtual clock gets that clock's time, all else the machine's.
///
/// `Date`, `ContinuousClock`, `SuspendingClock`, `ProcessInfo` and everything that is built on them call these functions.
enum VirtualReadings {
    typealias Pointer = UnsafeMutableRawPointer
    typealias GetTime = @convention(c) (_ clock: Int32, UnsafeMutablePointer<timespec>?) -> Int32
    typealias GetTimeOfDay = @convention(c) (UnsafeMutablePointer<timeval>?, Pointer?) -> Int32
    typealias GetTimespec = @convention(c) (UnsafeMutablePointer<timespec>?, _ base: Int32) -> Int32
    typealias GetSeconds = @convention(c) (UnsafeMutablePointer<Int>?) -> Int

    private static let getTime = Interception.symbol("clock_gettime").map { unsafeBitCast($0, to: GetTime.self) }
    private static let getTimeOfDay = Interception.symbol("gettimeofday").map {
        unsafeBitCast($0, to: GetTimeOfDay.self)
    }
    private static let getTimespec = Interception.symbol("timespec_get").map {
        unsafeBitCast($0, to: GetTimespec.self)
    }
    private static let getSeconds = Interception.symbol("time").map { unsafeBitCast($0, to: GetSeconds.self) }

    /// Libraries that measure how long something really takes, or how valid a certificate is, whoever calls them.
    private static let realLibraries: [StaticString] = [
        "libTesting.so", "libXCTest.so", "libdispatch.so", "libFoundationNetworking.so", "libcurl", "libssl",
        "libcrypto",
        "libgnutls", "libglib-2.0", "libgio-2.0", "libgtk-4", "libc.so", "ld-linux",
    ]
    /// Foundation's run loops and sleeping threads wait for the machine's clock, and only that says when they are done.
    private static let realWaits: [StaticString] = ["libFoundation.so"]

    static func install() {
        // Found before the first call comes: looking for them then might read a clock.
        guard getTime != nil, getTimeOfDay != nil, getTimespec != nil, getSeconds != nil else { return }
        Interception.interpose(
            "clock_gettime", except: realLibraries + realWaits, by: unsafeBitCast(replacedGetTime, to: Pointer.self))
        // Swift Testing reads this clock by Swift's own library, which all others read it by as well.
        TestingClock.install()
        interpose("gettimeofday", by: unsafeBitCast(replacedGetTimeOfDay, to: Pointer.self))
        interpose("timespec_get", by: unsafeBitCast(replacedGetTimespec, to: Pointer.self))
        interpose("time", by: unsafeBitCast(replacedGetSeconds, to: Pointer.self))
    }

    private static func interpose(_ name: String, by replacement: Pointer) {
        Interception.interpose(name, except: realLibraries, by: replacement)
    }

    /// What one of the machine's clocks shows.
    static func real(_ clock: Int32) -> ClockTime? {
        var time = timespec()
        guard (getTime?(clock, &time) ?? clock_gettime(clock, &time)) == 0 else { return nil }
        return ClockTime(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }

    private static let replacedGetTime: GetTime = { clock, time in
        if let time, let reading = VirtualClock.current?.reading(of: clock) {
            time.pointee = timespec(tv_sec: reading.seconds, tv_nsec: reading.nanoseconds)
            return 0
        }
        return getTime?(clock, time) ?? -1
    }

    private static let replacedGetTimeOfDay: GetTimeOfDay = { time, zone in
        let result = getTimeOfDay?(time, zone) ?? -1
        if let time, let reading = VirtualClock.current?.reading(of: CLOCK_REALTIME) {
            time.pointee = timeval(tv_sec: reading.seconds, tv_usec: reading.nanoseconds / 1000)
        }
        return result
    }

    private static let replacedGetTimespec: GetTimespec = { time, base in
        let result = getTimespec?(time, base) ?? 0
        if let time, base == TIME_UTC, let reading = VirtualClock.current?.reading(of: CLOCK_REALTIME) {
            time.pointee = timespec(tv_sec: reading.seconds, tv_nsec: reading.nanoseconds)
        }
        return result
    }

    private static let replacedGetSeconds: GetSeconds = { seconds in
        guard let reading = VirtualClock.current?.reading(of: CLOCK_REALTIME) else { return getSeconds?(seconds) ?? -1 }
        seconds?.pointee = reading.seconds
        return reading.seconds
    }
}

/// A time as C's clocks tell it: whole seconds and the rest, 0..<1,000,000,000 nanoseconds.
struct ClockTime: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    /// Nanoseconds may be any number, also a negative one.
    init(seconds: Int, nanoseconds: Int) {
        let whole = nanoseconds >= 0 ? nanoseconds / 1_000_000_000 : (nanoseconds - 999_999_999) / 1_000_000_000
        self.seconds = seconds &+ whole
        self.nanoseconds = nanoseconds - whole * 1_000_000_000
    }

    /// A date; nil for one that clocks cannot show: not a number, or millions of years away.
    init?(_ date: Date) {
        let whole = date.timeIntervalSinceReferenceDate.rounded(.down)
        guard abs(whole) < 1e14 else { return nil }
        let rest = date.timeIntervalSinceReferenceDate - whole
        self.init(
            seconds: Int(whole) + Int(Date.timeIntervalBetween1970AndReferenceDate),
            nanoseconds: Int((rest * 1e9).rounded()))
    }

    func advanced(by nanoseconds: Int64) -> ClockTime {
        ClockTime(
            seconds: seconds &+ Int(nanoseconds / 1_000_000_000),
            nanoseconds: self.nanoseconds + Int(nanoseconds % 1_000_000_000))
    }

    /// Since the time 0, as far as 64 bits go.
    var totalNanoseconds: UInt64 { UInt64(bitPattern: Int64(seconds)) &* 1_000_000_000 &+ UInt64(nanoseconds) }
}

/// Where the clocks of C stand at a virtual clock's time 0.
struct ClockOrigins: Sendable {
    /// By the numbers of the clocks; nil for those that count something else than time that passes.
    private let origins: [ClockTime?]

    /// - Parameter date: of the calendar; nil for the machine's.
    init(date: Date?) {
        let date = date.flatMap { ClockTime($0) } ?? VirtualReadings.real(CLOCK_REALTIME)
        origins = (0...CLOCK_TAI).map { clock in
            switch clock {
            case CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID: nil
            case CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_REALTIME_ALARM, CLOCK_TAI: date
            case CLOCK_MONOTONIC_COARSE: VirtualReadings.real(CLOCK_MONOTONIC)
            default: VirtualReadings.real(clock)
            }
        }
    }

    subscript(clock: Int32) -> ClockTime? {
        origins.indices.contains(Int(clock)) ? origins[Int(clock)] : nil
    }
}
