/// What one animation adds to a target, from its start until it has died away; a part of `AnimatedValue`.
@usableFromInline
package struct MotionContribution<Value: VectorArithmetic> {
    @usableFromInline
    package enum Motion: Sendable {
        /// The displacement is scaled down by what the timeline has not shown yet.
        case timeline(AnimationTimeline)
        /// A spring from displacement and velocity to rest.
        case spring(SpringBasis)
        case blend(SpringBlend)
    }

    @usableFromInline package let motion: Motion
    @usableFromInline package let start: Double
    @usableFromInline package let displacement: Value
    @usableFromInline package let velocity: Value
    /// When it is over.
    @usableFromInline package let endTime: Double

    /// Creates the bridge over a step by a timeline.
    @inlinable
    package init(timeline: AnimationTimeline, displacement: Value, at time: Double) {
        motion = .timeline(timeline)
        start = time
        self.displacement = displacement
        velocity = .zero
        endTime = time + timeline.endTime
    }

    /// Creates a spring that starts displaced and in motion, possibly with the response of the one it replaces.
    @inlinable
    package init(
        spring: Spring, displacement: Value, velocity: Value, at time: Double,
        blendingFrom frequency: Double?, over blendDuration: Double
    ) {
        start = time
        self.displacement = displacement
        self.velocity = velocity
        let basis = spring.basis
        let rest: Double
        if let frequency, blendDuration > 0, blendDuration.isFinite, frequency != basis.frequency {
            let blend = SpringBlend(from: frequency, to: spring, over: blendDuration)
            motion = .blend(blend)
            // From the end of the blend it is one spring again, and it is at rest by that one's measure.
            let (p, q) = blend.displacement(at: blend.end)
            let (dp, dq) = blend.velocity(at: blend.end)
            let position = displacement.scaled(by: p) + velocity.scaled(by: q)
            let speed = displacement.scaled(by: dp) + velocity.scaled(by: dq)
            rest = blend.end + MotionContribution.restTime(basis, position, speed)
        } else {
            motion = .spring(basis)
            rest = MotionContribution.restTime(basis, displacement, velocity)
        }
        endTime = time + rest
    }

    @inlinable
    package static func restTime(_ basis: SpringBasis, _ displacement: Value, _ velocity: Value) -> Double {
        basis.restTime(
            positionSquared: displacement.magnitudeSquared, velocitySquared: velocity.magnitudeSquared,
            product: displacement.dot(velocity))
    }

    /// The undamped frequency of a merging spring in radians per second, `nil` for what is none.
    @inlinable
    package func springFrequency(at time: Double) -> Double? {
        switch motion {
        case .timeline: nil
        case .spring(let basis): basis.frequency
        case .blend(let blend): blend.frequency(at: time - start)
        }
    }

    /// The distance from the target at a time, `nil` once it is over.
    @inlinable
    package func displacement(at time: Double) -> Value? {
        guard time < endTime else { return nil }
        switch motion {
        case .timeline(let timeline):
            return displacement.scaled(by: 1 - timeline.fraction(at: time - start))
        case .spring(let basis):
            return mixed(basis.displacement(at: time - start))
        case .blend(let blend):
            return mixed(blend.displacement(at: time - start))
        }
    }

    /// The velocity per second at a time, `nil` once it is over.
    @inlinable
    package func velocity(at time: Double) -> Value? {
        guard time < endTime else { return nil }
        switch motion {
        case .timeline(let timeline):
            return displacement.scaled(by: -timeline.fractionVelocity(at: time - start))
        case .spring(let basis):
            return mixed(basis.velocity(at: time - start))
        case .blend(let blend):
            return mixed(blend.velocity(at: time - start))
        }
    }

    @inlinable
    package func mixed(_ weights: (fromPosition: Double, fromVelocity: Double)) -> Value {
        displacement.scaled(by: weights.fromPosition) + velocity.scaled(by: weights.fromVelocity)
    }
}

extension MotionContribution: Sendable where Value: Sendable {}
