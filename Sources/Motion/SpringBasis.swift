/// The two motions every motion of a spring is made of, in closed form.
///
/// With `y` the displacement from the target, `y(t) = y(0)·p(t) + y'(0)·q(t)`: `p` starts at 1 at rest, `q` starts at 0
/// with velocity 1. So any vector is moved by two numbers. Continuous through critical damping.
@usableFromInline
package struct SpringBasis: Hashable, Sendable {
    /// How the coefficients are used.
    @usableFromInline
    package enum Regime: Hashable, Sendable {
        case underdamped
        case critical
        case overdamped
    }

    @usableFromInline package let regime: Regime
    /// The undamped frequency ω in radians per second, above zero.
    @usableFromInline package let frequency: Double
    /// ζ·ω, per second.
    @usableFromInline package let decay: Double
    /// ω·√|1 − ζ²|: the frequency of the swing, or half the distance of the two rates of an overdamped spring.
    @usableFromInline package let split: Double
    /// 1 / split, or 0 at critical damping.
    @usableFromInline package let inverseSplit: Double
    /// The slower rate of an overdamped spring, per second; the decay otherwise.
    @usableFromInline package let slowRate: Double

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
        let parts = parts(at: time)
        return (parts.plain + decay * parts.swing, parts.swing)
    }

    /// The share of the displacement and of the velocity at the start that make the velocity `t` seconds later.
    ///
    /// The first is per second. Times before zero count as zero.
    @inlinable
    package func velocity(at time: Double) -> (fromPosition: Double, fromVelocity: Double) {
        let parts = parts(at: time)
        return (-frequency * frequency * parts.swing, parts.plain - decay * parts.swing)
    }

    /// The damped cosine and the damped sine over its frequency, or their counterparts without a swing.
    @inlinable
    package func parts(at time: Double) -> (plain: Double, swing: Double) {
        let t = max(time, 0)
        switch regime {
        case .underdamped:
            let envelope = exp(-decay * t)
            let (sine, cosine) = (split * t).sineAndCosine
            return (envelope * cosine, envelope * sine * inverseSplit)
        case .critical:
            let envelope = exp(-decay * t)
            return (envelope, envelope * t)
        case .overdamped:
            // (e^(−slow·t) − e^(−fast·t)) / (2·split) without cancellation; the plain part is half the sum.
            let slow = exp(-slowRate * t)
            let swing = slow * -expm1(-2 * split * t) * inverseSplit / 2
            return (slow - split * swing, swing)
        }
    }
}
