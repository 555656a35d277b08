import Foundation

/// Clocks of the operating system, in nanoseconds.
enum Stopwatch {
    /// Of the wall.
    static func wall() -> Double { read(CLOCK_MONOTONIC) }

    /// Of all processors' work for this process.
    static func processor() -> Double { read(CLOCK_PROCESS_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}

/// What repeated runs took, on the wall and of the processor, in nanoseconds.
struct Durations {
    var wall: [Double] = []
    var processor: [Double] = []

    @MainActor
    mutating func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
        let startOfWork = Stopwatch.processor()
        let start = Stopwatch.wall()
        let result = try work()
        let end = Stopwatch.wall()
        wall.append(end - start)
        processor.append(Stopwatch.processor() - startOfWork)
        return result
    }

    static func += (left: inout Durations, right: Durations) {
        left.wall += right.wall
        left.processor += right.processor
    }

    /// Prints both, in a unit.
    func report(_ name: String, unit: String = "us", scale: Double = 1e-3) {
        Measurement(name, unit: unit, wall, scale: scale).report()
        Measurement(name + ".cpu", unit: unit, processor, scale: scale).report()
    }
}
