/// The two motions every motion of a spring is made of, in closed form.
///
/// With `y` the displacement from the target, `y(t) = y(0)·p(t) + y'(0)·q(t)`: `p` starts at 1 at rest, `q` starts at 0
/// with velocity 1. So any vector is moved by two numbers. Continuous through critical damping.
package struct SpringBasis: Hashable, Sendable {
    /// How the coefficients are used.
    package enum Regime: Hashable, Sendable {
        case underdamped
        case critical
        case overdamped
    }

    package let regime: Regime
    /// The undamped frequency ω in radians per second, above zero.
    package let frequency: Double
    /// ζ·ω, per second.
    package let decay: Double
    /// ω·√|1 − ζ²|: the frequency of the swing, or half the distance of the two rates of an overdamped spring.
    package let split: Double
    /// 1 / split, or 0 at critical damping.
    package let inverseSplit: Double
    /// The slower rate of an overdamped spring, per second; the decay otherwise.
    package let slowRate: Double

    /// Prepares a spring of an undamped frequency in radians per second and a damping ratio, both checked by `Spring`.
    @inlinable
    package init(frequency: Double, dampingRatio: Double) {
        self.frequency = frequency
        decay = dampingRatio * frequency
        // (1 − ζ)(1 + ζ) keeps its digits where 1 − ζ² would lose them.
        split = frequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
        inverseSplit = split > 0 ? 1 / split : 0
        regime = split == 0 ? .critical : (dampingRatio < 1 ? .underdamped : .overdamped)
        slowRate = dampingRatio > 1 ? frequency * frequency / (decay + split) : decay
    }

    /// The share of the displacement and of the velocity at the start that make the displacement `t` seconds later.
    ///
    /// Times before zero count as zero.
    @inlinable
    package func displacement(at time: Double) -> (fromPosition: Double, fromVelocity: Double) {
        let t = max(time, 0)
        switch regime {
        case .underdamped:
            let envelope = exp(-decay * t)
            let sine = sin(split * t) * inverseSplit
            return (envelope * (cos(split * t) + decay * sine), envelope * sine)
        case .critical:
            let envelope = exp(-decay * t)
            return (envelope * (1 + decay * t), envelope * t)
        case .overdamped:
            let (slow, swing) = overdampedParts(at: t)
            return (slow + (decay - split) * swing, swing)
        }
    }

    /// The share of the displacement and of the velocity at the start that make the velocity `t` seconds later.
    ///
    /// The first is per second. Times before zero count as zero.
    @inlinable
    package func velocity(at time: Double) -> (fromPosition: Double, fromVelocity: Double) {
        let t = max(time, 0)
        let stiffness = frequency * frequency
        switch regime {
        case .underdamped:
            let envelope = exp(-decay * t)
            let sine = sin(split * t) * inverseSplit
            return (-stiffness * envelope * sine, envelope * (cos(split * t) - decay * sine))
        case .critical:
            let envelope = exp(-decay * t)
            return (-stiffness * envelope * t, envelope * (1 - decay * t))
        case .overdamped:
            let (slow, swing) = overdampedParts(at: t)
            return (-stiffness * swing, slow - (decay + split) * swing)
        }
    }

    /// e^(−slow·t), and (e^(−slow·t) − e^(−fast·t)) / (2·split) without cancellation.
    @inlinable
    package func overdampedParts(at t: Double) -> (slow: Double, swing: Double) {
        let slow = exp(-slowRate * t)
        return (slow, slow * -expm1(-2 * split * t) * inverseSplit / 2)
    }
}
