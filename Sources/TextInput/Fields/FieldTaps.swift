/// Counts taps that follow each other at one place.
struct FieldTaps {
    private var count = 0
    private var last = (time: -Double.infinity, location: CGPoint.zero)

    /// Taps that are further apart, in seconds or points, do not belong together (design.md §3).
    private static let interval = 0.35
    private static let distance = 45.0

    /// - Returns: the how manieth tap it is.
    mutating func tapped(at location: CGPoint, time: Double) -> Int {
        let isNear = hypot(location.x - last.location.x, location.y - last.location.y) <= Self.distance
        // A tap is over later than it begins: what is known is when it ended.
        count = isNear && time - last.time <= Self.interval + 0.1 ? count + 1 : 1
        last = (time, location)
        return count
    }
}
