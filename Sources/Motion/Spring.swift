/// A damped spring: the description of a motion, without a start or a target.
///
/// All three ways to describe one are views of the same three numbers: frequency, damping ratio and mass. Values out of
/// range are moved into it: a response below 0.1 ms (NaN too) counts as 0.1 ms, a damping ratio is kept in 0...10,000
/// (NaN counts as 1), a mass in 1e-6...1e6.
public struct Spring: Hashable, Sendable {
    /// The undamped frequency in radians per second.
    @usableFromInline
    var frequency: Double
    @usableFromInline
    var ratio: Double
    @usableFromInline
    var storedMass: Double

    private init(frequency: Double, ratio: Double, mass: Double) {
        self.frequency = min(max(frequency, 1e-6), 2 * .pi / 1e-4)
        self.ratio = ratio.isNaN ? 1 : min(max(ratio, 0), 10_000)
        storedMass = mass.isNaN ? 1 : min(max(mass, 1e-6), 1e6)
    }

    private static func frequency(response: Double) -> Double {
        2 * .pi / max(1e-4, response.isNaN ? 1e-4 : response)
    }

    private static func ratio(bounce: Double) -> Double {
        bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1e-4)
    }

    /// Creates a spring from its perceptual duration in seconds and its bounce.
    ///
    /// A bounce of 0 is critically damped, 1 swings forever, below 0 is overdamped.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(
            frequency: Spring.frequency(response: duration), ratio: Spring.ratio(bounce: bounce), mass: 1)
    }

    /// Creates a spring from the period of its undamped swing in seconds and its share of critical damping.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: Spring.frequency(response: response), ratio: dampingRatio, mass: 1)
    }

    /// Creates a spring from physical constants.
    ///
    /// Unless overdamping is allowed, damping beyond the critical one is reduced to it.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 ? mass : 1
        let frequency = (max(stiffness, 0) / mass).squareRoot()
        let ratio = frequency > 0 ? damping / (2 * mass * frequency) : 1
        self.init(frequency: frequency, ratio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// Creates a spring that comes to rest, from 0 to 1, within `epsilon` after so many seconds.
    ///
    /// More than ten seconds count as ten, as with Apple's springs: eleven at a ratio of 0.9 give a response of 7.409. More
    /// than critical damping counts as critical. Below it, the spring's swing with the speed that damping gives it,
    /// `ζ / √(1 − ζ²) · e^(−ζωt)`, has fallen to `epsilon` at that time, which is how Apple's springs come out: a half
    /// second at a ratio of 0.3 gives a response of 0.1639. Without damping nothing comes to rest; the duration then is
    /// the period.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1)
        let duration = min(max(settlingDuration.isNaN ? 0 : settlingDuration, 1e-4), 10)
        let frequency = Spring.settlingPhase(ratio: ratio, epsilon: epsilon) / duration
        self.init(frequency: frequency, ratio: ratio, mass: 1)
    }

    /// The time that a spring of a frequency of 1 radian per second is given to settle.
    private static func settlingPhase(ratio: Double, epsilon: Double) -> Double {
        guard ratio < 1 else {
            let unit = SpringBasis(frequency: 1, dampingRatio: 1)
            let time = unit.settlingTime(positionSquared: 1, velocitySquared: 0, product: 0, epsilon: epsilon)
            return time > 0 ? time : 2 * .pi
        }
        let time = log(ratio / ((1 - ratio * ratio).squareRoot() * epsilon)) / ratio
        return time.isFinite && time > 0 ? time : 2 * .pi
    }

    /// The perceptual duration in seconds: the period of the undamped swing.
    public var duration: TimeInterval { response }

    /// How much it swings over: 0 at critical damping, up to 1; negative when overdamped.
    public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }

    /// The period of the undamped swing in seconds.
    public var response: Double { 2 * .pi / frequency }

    /// The share of critical damping: 1 is critical.
    public var dampingRatio: Double { ratio }

    /// The mass at the end of the spring.
    public var mass: Double { storedMass }

    /// The force per displacement.
    @inlinable
    public var stiffness: Double { frequency * frequency * storedMass }

    /// The force per velocity.
    @inlinable
    public var damping: Double { 2 * ratio * frequency * storedMass }

    /// The time in seconds after which a motion from 0 to 1 counts as settled within 0.001; infinite without damping.
    ///
    /// See `settlingDuration(target:initialVelocity:epsilon:)` for what that means.
    public var settlingDuration: TimeInterval {
        settlingDuration(target: 1.0, epsilon: 0.001)
    }

    /// The closed form of this spring.
    @inlinable
    package var basis: SpringBasis { SpringBasis(frequency: frequency, dampingRatio: ratio) }

    /// Returns the spring whose time runs so many times as fast.
    package func sped(up factor: Double) -> Spring {
        Spring(frequency: frequency * factor, ratio: ratio, mass: storedMass)
    }
}

extension Spring {
    /// A spring without bounce, of 0.5 s.
    public static var smooth: Spring { smooth() }

    /// Returns a spring without bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce of 0.15, of 0.5 s.
    public static var snappy: Spring { snappy() }

    /// Returns a spring with a small bounce of 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3, of 0.5 s.
    public static var bouncy: Spring { bouncy() }

    /// Returns a spring with a bounce of 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
