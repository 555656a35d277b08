/// Estimates how fast a finger moves from where it was when.
///
/// A line is fitted to the last 100 ms by least squares, newer samples weighing more. Times are seconds and only their
/// differences matter.
package struct VelocityTracker: Hashable, Sendable {
    private struct Sample: Hashable, Sendable {
        var time: Double
        var location: CGPoint
    }

    /// How far back samples count, in seconds.
    package static let horizon = 0.1
    /// How long a finger may rest before its velocity counts as zero, in seconds.
    package static let restingTime = 0.04
    /// Samples closer together than this say nothing about a velocity, in seconds.
    private static let shortestSpan = 0.004

    private var samples: [Sample] = []
    /// When the location last changed.
    private var lastMovement = -Double.infinity

    /// Creates a tracker that knows nothing.
    package init() {}

    /// Forgets all samples.
    package mutating func reset() {
        samples.removeAll(keepingCapacity: true)
        lastMovement = -.infinity
    }

    /// Takes note of a location in points at a time.
    ///
    /// A second sample of the same time replaces the first. One from before the newest is ignored, unless it is more
    /// than the horizon before: then time was set back, and everything starts anew. NaN and infinity are ignored.
    package mutating func add(_ location: CGPoint, at time: Double) {
        guard location.isFinite, time.isFinite else { return }
        if let last = samples.last {
            if time < last.time - VelocityTracker.horizon { reset() } else if time < last.time { return }
        }
        if samples.last?.location != location { lastMovement = time }
        if samples.last?.time == time { samples.removeLast() }
        let start = time - VelocityTracker.horizon
        if let kept = samples.firstIndex(where: { $0.time >= start }), kept > 0 { samples.removeSubrange(..<kept) }
        // A thousand samples a second are the most that devices send.
        if samples.count >= 128 { samples.removeFirst() }
        samples.append(Sample(time: time, location: location))
    }

    /// The velocity in points per second at the time of the newest sample.
    package var velocity: CGVector {
        samples.last.map { velocity(at: $0.time) } ?? .zero
    }

    /// The velocity in points per second as seen at a time: zero if the finger has rested for more than 40 ms by then.
    package func velocity(at time: Double) -> CGVector {
        guard let last = samples.last, time - lastMovement <= VelocityTracker.restingTime else { return .zero }
        let recent = samples.drop { $0.time < last.time - VelocityTracker.horizon }
        guard let first = recent.first, last.time > first.time else { return .zero }
        let span = last.time - first.time
        if span < VelocityTracker.shortestSpan {
            return CGVector(
                dx: (last.location.x - first.location.x) / VelocityTracker.shortestSpan,
                dy: (last.location.y - first.location.y) / VelocityTracker.shortestSpan)
        }
        var (weights, times, x, y) = (0.0, 0.0, 0.0, 0.0)
        for sample in recent {
            let weight = VelocityTracker.weight(age: last.time - sample.time)
            weights += weight
            times += weight * (sample.time - last.time)
            x += weight * Double(sample.location.x)
            y += weight * Double(sample.location.y)
        }
        (times, x, y) = (times / weights, x / weights, y / weights)
        var (spread, slopeX, slopeY) = (0.0, 0.0, 0.0)
        for sample in recent {
            let offset = sample.time - last.time - times
            let weight = VelocityTracker.weight(age: last.time - sample.time) * offset
            spread += weight * offset
            slopeX += weight * (Double(sample.location.x) - x)
            slopeY += weight * (Double(sample.location.y) - y)
        }
        return CGVector(dx: slopeX / spread, dy: slopeY / spread)
    }

    private static func weight(age: Double) -> Double {
        let freshness = 1 - age / horizon * 0.9
        return freshness * freshness
    }
}
