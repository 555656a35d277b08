/// A spring whose response passes from one value into another, as a few springs in a row.
///
/// The response eases by smoothstep. There is no closed form for that, so the blend is cut into eight parts of constant
/// response; position and velocity are continuous from part to part.
@usableFromInline
package struct SpringBlend: Hashable, Sendable {
    /// One part: its spring, and the state at its start in terms of position and velocity at the blend's start.
    private struct Part: Hashable, Sendable {
        var start: Double
        var basis: SpringBasis
        var position: Weights
        var velocity: Weights
    }

    /// The shares of the position and the velocity at the blend's start.
    struct Weights: Hashable, Sendable {
        var fromPosition: Double
        var fromVelocity: Double
    }

    private static let count = 8
    private var parts: [Part] = []

    /// Creates the passage from one undamped frequency (radians per second) to a spring, over a time in seconds.
    @usableFromInline
    package init(from frequency: Double, to spring: Spring, over duration: Double) {
        let first = 2 * .pi / frequency
        var position = Weights(fromPosition: 1, fromVelocity: 0)
        var velocity = Weights(fromPosition: 0, fromVelocity: 1)
        let step = duration / Double(SpringBlend.count)
        for index in 0...SpringBlend.count {
            let isLast = index == SpringBlend.count
            let middle = isLast ? 1 : (Double(index) + 0.5) / Double(SpringBlend.count)
            let eased = middle * middle * (3 - 2 * middle)
            let response = first + (spring.response - first) * eased
            let basis = isLast ? spring.basis : Spring(response: response, dampingRatio: spring.dampingRatio).basis
            let part = Part(start: Double(index) * step, basis: basis, position: position, velocity: velocity)
            parts.append(part)
            position = SpringBlend.combine(basis.displacement(at: step), part.position, part.velocity)
            velocity = SpringBlend.combine(basis.velocity(at: step), part.position, part.velocity)
        }
    }

    /// When the last part starts, in seconds.
    @usableFromInline package var end: Double { parts[SpringBlend.count].start }

    /// The shares of the state at the start that make the displacement at a time; see `SpringBasis`.
    @usableFromInline
    package func displacement(at time: Double) -> (fromPosition: Double, fromVelocity: Double) {
        let part = part(at: time)
        let weights = SpringBlend.combine(
            part.basis.displacement(at: time - part.start), part.position, part.velocity)
        return (weights.fromPosition, weights.fromVelocity)
    }

    /// The shares of the state at the start that make the velocity at a time; see `SpringBasis`.
    @usableFromInline
    package func velocity(at time: Double) -> (fromPosition: Double, fromVelocity: Double) {
        let part = part(at: time)
        let weights = SpringBlend.combine(part.basis.velocity(at: time - part.start), part.position, part.velocity)
        return (weights.fromPosition, weights.fromVelocity)
    }

    /// The undamped frequency in effect at a time, in radians per second.
    @usableFromInline
    package func frequency(at time: Double) -> Double { part(at: time).basis.frequency }

    private func part(at time: Double) -> Part {
        parts.last { $0.start <= time } ?? parts[0]
    }

    private static func combine(
        _ basis: (fromPosition: Double, fromVelocity: Double), _ position: Weights, _ velocity: Weights
    ) -> Weights {
        Weights(
            fromPosition: basis.fromPosition * position.fromPosition + basis.fromVelocity * velocity.fromPosition,
            fromVelocity: basis.fromPosition * position.fromVelocity + basis.fromVelocity * velocity.fromVelocity)
    }
}
