/// How long a wait was meant to be, where only its end on a clock that runs is known.
///
/// `Task.sleep(for: .seconds(1))` reads the clock, adds a second, and hands the sum on; a microsecond later less than a
/// second is left. Waits would differ from run to run, and change their order.
package enum IntendedDelay {
    /// In nanoseconds: a millisecond and its tens, and the frames of displays.
    static let units: [Double] = [1e9, 1e8, 1e7, 1e9 / 60, 1e9 / 120, 1e6]
    private static let coarseUnits: [Double] = [5e7, 1e7, 5e6]
    /// How long it takes at most from reading the clock to asking for the wait, unless the thread was interrupted.
    private static let usualLoss = 200_000.0

    /// The wait that was meant, in nanoseconds.
    ///
    /// - Parameters:
    ///   - left: what is left of it when it is asked for.
    ///   - elapsed: how long ago the clock can have been read at most.
    /// - Returns: the roundest length that fits; `left` where none does, and 0 where the time is past.
    package static func nanoseconds(left: Int64, elapsed: Int64) -> Int64 {
        guard left > 0 else { return left > -Int64(usualLoss) ? 0 : left }
        let elapsed = Double(max(elapsed, 0))
        return rounded(left, units, by: min(usualLoss, elapsed))
            ?? rounded(left, coarseUnits, by: min(elapsed, 2e7)) ?? left
    }

    private static func rounded(_ left: Int64, _ units: [Double], by limit: Double) -> Int64? {
        for unit in units {
            // A tenth of a microsecond for the rounding of what was added up before.
            let multiple = ((Double(left) - 100) / unit).rounded(.up) * unit
            if multiple - Double(left) <= limit + 100 { return Int64(multiple.rounded()) }
        }
        return nil
    }
}
