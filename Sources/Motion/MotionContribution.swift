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
        /// What an animation of code's own has not shown yet.
        case custom(CustomMotion<Value>)
    }

    @usableFromInline package let motion: Motion
    @usableFromInline package let start: Double
    @usableFromInline package let displacement: Value
    @usableFromInline package let velocity: Value
    /// When it is over, where that is known from the start.
    @usableFromInline package let knownEnd: Double

    /// When it is over; infinite for what does not know it yet.
    @inlinable package var endTime: Double {
        if case .custom = motion { customEnd } else { knownEnd }
    }

    /// Whether it is never over, unless something takes it out.
    @inlinable package var isEndless: Bool {
        if case .custom = motion { false } else { knownEnd == .infinity }
    }

    @usableFromInline var customEnd: Double {
        guard case .custom(let motion) = motion else { return knownEnd }
        return motion.end.map { start + $0 } ?? .infinity
    }

    /// Creates the bridge over a step by a timeline.
    @inlinable
    package init(timeline: AnimationTimeline, displacement: Value, at time: Double) {
        motion = timeline.isCustom ? MotionContribution.custom(timeline, displacement) : .timeline(timeline)
        start = time
        self.displacement = displacement
        velocity = .zero
        knownEnd = time + timeline.endTime
    }

    /// A displacement of zero less the change leads to the target: what is shown of the change is taken from it.
    @usableFromInline static func custom(_ timeline: AnimationTimeline, _ displacement: Value) -> Motion {
        timeline.customMotion(of: Value.zero - displacement).map { .custom($0) } ?? .timeline(timeline)
    }

    /// The contribution of an animation of code's own that takes this one's place; nil where it does not.
    ///
    /// - Parameter step: how much the target moves.
    @usableFromInline func merged(with timeline: AnimationTimeline, step: Value, at time: Double) -> MotionContribution?
    {
        guard case .custom(let running) = motion, let animation = timeline.customAnimation else { return nil }
        let change = step - displacement
        guard let merged = running.merged(with: animation, change: change, at: time - start) else { return nil }
        return MotionContribution(motion: .custom(merged), start: start, displacement: Value.zero - change)
    }

    private init(motion: Motion, start: Double, displacement: Value) {
        self.motion = motion
        self.start = start
        self.displacement = displacement
        velocity = .zero
        knownEnd = .infinity
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
        knownEnd = time + rest
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
        case .timeline, .custom: nil
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
        case .custom(let motion):
            return motion.shown(at: time - start).map { displacement + $0 }
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
        case .custom:
            return customVelocity(at: time - start)
        }
    }

    @usableFromInline func customVelocity(at time: Double) -> Value? {
        if case .custom(let motion) = motion { motion.velocity(at: time) } else { nil }
    }

    @inlinable
    package func mixed(_ weights: (fromPosition: Double, fromVelocity: Double)) -> Value {
        displacement.scaled(by: weights.fromPosition) + velocity.scaled(by: weights.fromVelocity)
    }
}

extension MotionContribution: Sendable where Value: Sendable {}
