/// A free slide that loses a fixed share of its speed every millisecond, along one axis.
///
/// The rates are those of UIKit's scroll views.
package struct Deceleration: Hashable, Sendable {
    /// The share of the speed that is left after a millisecond in an ordinary slide.
    package static let normalRate = 0.998
    /// The share of the speed that is left after a millisecond in a slide that stops early.
    package static let fastRate = 0.99
    /// The slide is over once so little of the way is left, in points.
    package static let restDistance = 0.25

    /// Where the slide starts, in points.
    package private(set) var start: Double
    /// The velocity at the start, in points per second.
    package let initialVelocity: Double
    /// The share of the speed that is lost per second, continuously.
    private let decay: Double

    /// Creates a slide; the rate is kept in 0.5...0.9999, and what is not finite counts as zero.
    package init(start: Double, velocity: Double, rate: Double = normalRate) {
        self.start = start.isFinite ? start : 0
        initialVelocity = velocity.isFinite ? velocity : 0
        decay = -1000 * log(rate.isNaN ? Deceleration.normalRate : min(max(rate, 0.5), 0.9999))
    }

    /// Creates the slide that ends at a position; without a way to go it starts at rest.
    package init(start: Double, end: Double, rate: Double = normalRate) {
        self.init(start: start, velocity: 0, rate: rate)
        self = Deceleration(start: start, velocity: (end - start) * decay, rate: rate)
    }

    /// The same slide somewhere else.
    package func shifted(by distance: Double) -> Deceleration {
        var copy = self
        copy.start += distance
        return copy
    }

    /// Where the slide ends, in points.
    package var finalPosition: Double { start + initialVelocity / decay }

    /// The time in seconds until less than `restDistance` is left.
    package var duration: Double {
        let distance = abs(initialVelocity) / decay
        return distance > Deceleration.restDistance ? log(distance / Deceleration.restDistance) / decay : 0
    }

    /// The position in points so many seconds after the start; exactly the final one from the end on.
    package func position(at time: Double) -> Double {
        if time >= duration { return finalPosition }
        return start - initialVelocity / decay * expm1(-decay * max(time, 0))
    }

    /// The velocity in points per second so many seconds after the start; zero from the end on.
    package func velocity(at time: Double) -> Double {
        time >= duration ? 0 : initialVelocity * exp(-decay * max(time, 0))
    }

    /// The time in seconds at which a position on the way is reached; `nil` if it is not on the way.
    package func time(reaching position: Double) -> Double? {
        let way = finalPosition - start
        let remaining = (finalPosition - position) / way
        guard way != 0, remaining > 0, remaining <= 1 else { return nil }
        return -log(remaining) / decay
    }
}

/// How far content follows a finger beyond its end, as UIKit's scroll views have it.
package enum RubberBand {
    /// The share of the first point that is followed.
    package static let stiffness = 0.55

    /// Returns the shown distance beyond the end, for a finger so far beyond it, in a viewport of a length, in points.
    ///
    /// Odd in its first argument, and always less than the viewport. Zero for a viewport of no length.
    package static func offset(for overshoot: Double, viewport: Double) -> Double {
        guard viewport > 0, overshoot.isFinite else { return 0 }
        let distance = (1 - 1 / (abs(overshoot) * stiffness / viewport + 1)) * viewport
        return overshoot < 0 ? -distance : distance
    }

    /// Returns how far beyond the end the finger is, for a shown distance: the inverse of `offset(for:viewport:)`.
    package static func overshoot(for offset: Double, viewport: Double) -> Double {
        guard viewport > 0, offset.isFinite else { return 0 }
        let share = min(abs(offset) / viewport, 0.999)
        let distance = viewport / stiffness * (1 / (1 - share) - 1)
        return offset < 0 ? -distance : distance
    }
}
