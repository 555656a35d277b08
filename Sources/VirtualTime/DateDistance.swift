/// How long it is from one date to another, where the second was made by adding a span of time to the first.
///
/// A date of our days is a multiple of 0.12 microseconds, so that adding 0.1 s gives a date that is up to half of that too
/// early or too late. Of all spans that give the very same date, the one that was added is most likely a whole number of
/// microseconds, or of frames of a display.
package enum DateDistance {
    /// The spans that are tried, in seconds: whole numbers of these.
    private static let units = [1e6, 240.0]

    /// In nanoseconds, brought to what 64 bits hold; 0 for what is not a number.
    ///
    /// - Parameters:
    ///   - start: in seconds since any date.
    ///   - end: in seconds since the same date.
    package static func nanoseconds(from start: Double, to end: Double) -> Int64 {
        let seconds = end - start
        guard abs(seconds) < 9e9 else { return seconds > 0 ? .max : seconds < 0 ? .min : 0 }
        for unit in units {
            let span = (seconds * unit).rounded() / unit
            if start + span == end { return Int64((span * 1e9).rounded()) }
        }
        return Int64((seconds * 1e9).rounded())
    }
}
