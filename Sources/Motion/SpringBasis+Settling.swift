extension SpringBasis {
    /// The share of its start at which a spring is at rest.
    @usableFromInline package static let restShare = 0.001

    /// The time in seconds after which the spring's energy never again exceeds a share of what it was, squared.
    ///
    /// That is when displacement and velocity (over the frequency) together, as the root of the sum of their squares,
    /// are within `share` of their start. Energy only falls, so this is exact. Infinite without damping.
    ///
    /// - Parameters:
    ///   - positionSquared: the square of the displacement at the start.
    ///   - velocitySquared: the square of the velocity at the start.
    ///   - product: the dot product of both.
    @usableFromInline
    package func restTime(
        positionSquared: Double, velocitySquared: Double, product: Double, share: Double = restShare
    ) -> Double {
        let inverse = 1 / (frequency * frequency)
        let initial = positionSquared + velocitySquared * inverse
        guard initial > 0, initial.isFinite else { return 0 }
        guard slowRate > 0 else { return .infinity }
        func energy(at t: Double) -> Double {
            let (plain, swing) = parts(at: t)
            let (p, q) = (plain + decay * swing, swing)
            let (dp, dq) = (-swing / inverse, plain - decay * swing)
            return positionSquared * (p * p + dp * dp * inverse) + 2 * product * (p * q + dp * dq * inverse)
                + velocitySquared * (q * q + dq * dq * inverse)
        }
        let limit = initial * share * share
        var upper = -log(share) / slowRate
        while energy(at: upper) > limit {
            upper *= 2
            if upper > 1e9 { return .infinity }
        }
        return SpringBasis.lastCrossing(between: 0, and: upper) { energy(at: $0) > limit }
    }

    /// The time in seconds after which the displacement stays within a distance of the target for good.
    ///
    /// Arguments as in `restTime`. Infinite without damping, zero if it never leaves that range.
    package func settlingTime(
        positionSquared: Double, velocitySquared: Double, product: Double, epsilon: Double
    ) -> Double {
        guard epsilon > 0, positionSquared + velocitySquared > 0 else { return 0 }
        guard slowRate > 0 else { return .infinity }
        func distanceSquared(at t: Double) -> Double {
            let (p, q) = displacement(at: t)
            return positionSquared * p * p + 2 * product * p * q + velocitySquared * q * q
        }
        // Nothing above this curve ever, and it only falls from 1 / slowRate on.
        let position = positionSquared.squareRoot()
        let speed = velocitySquared.squareRoot() + decay * position
        func bound(at t: Double) -> Double { exp(-slowRate * t) * (position + speed * t) }
        var upper = 1 / slowRate
        while bound(at: upper) > epsilon {
            upper *= 2
            if upper > 1e9 { return .infinity }
        }
        let limit = epsilon * epsilon
        let halfSwing = regime == .underdamped ? Double.pi * inverseSplit : upper
        let count = min((upper / (halfSwing / 16)).rounded(.up) + 32, 100_000)
        let step = upper / count
        var index = count
        while index > 0, distanceSquared(at: (index - 1) * step) <= limit { index -= 1 }
        guard index > 0 else { return 0 }
        return SpringBasis.lastCrossing(between: (index - 1) * step, and: index * step) {
            distanceSquared(at: $0) > limit
        }
    }

    /// When a motion counts as settled, as Apple's springs tell it.
    ///
    /// Arguments as in `settlingTime`. A spring that swings counts as settled when `e^(−ζωt)` times the sum of the
    /// distance and of the speed that is left of it without the swing, `|y| + |v + ζωy|`, has fallen to `epsilon`; others
    /// are looked at every tenth of a second. Found from the values that Apple's give: 0.8 for `Spring()`, 0.877 for
    /// `.snappy`, 1.045 for `.bouncy`.
    @usableFromInline
    package func nominalSettlingTime(
        positionSquared: Double, velocitySquared: Double, product: Double, epsilon: Double
    ) -> Double {
        guard regime == .underdamped else {
            let exact = settlingTime(
                positionSquared: positionSquared, velocitySquared: velocitySquared, product: product, epsilon: epsilon)
            return (exact * 10).rounded(.up) / 10
        }
        guard epsilon > 0, positionSquared + velocitySquared > 0 else { return 0 }
        guard decay > 0 else { return .infinity }
        let speedSquared = velocitySquared + 2 * decay * product + decay * decay * positionSquared
        let reach = positionSquared.squareRoot() + max(speedSquared, 0).squareRoot()
        return max(log(reach / epsilon) / decay, 0)
    }

    /// The time at which a condition that holds at the lower bound and not at the upper one ends, by bisection.
    private static func lastCrossing(
        between lower: Double, and upper: Double, while isMoving: (Double) -> Bool
    ) -> Double {
        var (lower, upper) = (lower, upper)
        // To a ten millionth of a second, or as near as the numbers go.
        for _ in 0..<60 where upper - lower > 1e-7 {
            let middle = (lower + upper) / 2
            if isMoving(middle) { lower = middle } else { upper = middle }
        }
        return upper
    }
}
