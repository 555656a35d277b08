extension Spring {
    /// Returns the value so many seconds after starting from zero towards a target.
    @inlinable
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (p, q) = basis.displacement(at: time)
        return target.scaled(by: 1 - p) + initialVelocity.scaled(by: q)
    }

    /// Returns the velocity per second, so many seconds after starting from zero towards a target.
    @inlinable
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (p, q) = basis.velocity(at: time)
        return target.scaled(by: -p) + initialVelocity.scaled(by: q)
    }

    /// Moves a value and its velocity on by a time in seconds.
    @inlinable
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let basis = basis
        let (p, q) = basis.displacement(at: deltaTime)
        let (dp, dq) = basis.velocity(at: deltaTime)
        let displacement = value - target
        let start = velocity
        value = target + displacement.scaled(by: p) + start.scaled(by: q)
        velocity = displacement.scaled(by: dp) + start.scaled(by: dq)
    }

    /// Returns the force on a mass at a position with a velocity.
    @inlinable
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the time in seconds after which a motion from zero counts as settled within a distance of the target.
    ///
    /// As Apple's springs tell it, that is some time after the motion has stayed within the distance for good. Infinite
    /// without damping.
    @inlinable
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        basis.nominalSettlingTime(
            positionSquared: target.magnitudeSquared, velocitySquared: initialVelocity.magnitudeSquared,
            product: -target.dot(initialVelocity), epsilon: epsilon)
    }
}

extension Spring {
    /// Returns the value so many seconds after starting from one value towards another.
    @inlinable
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData =
            fromValue.animatableData
            + value(
                target: toValue.animatableData - fromValue.animatableData,
                initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the velocity per second, so many seconds after starting from one value towards another.
    @inlinable
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the force on a mass at a position with a velocity, on the way from one value to another.
    @inlinable
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Returns the time in seconds after which a motion between two values counts as settled within a distance of the
    /// second.
    @inlinable
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
