import Facts
import Testing

@testable import RiffleMotion

@Suite struct SpringTests {
    /// Damping ratios on both sides of critical damping and very near it.
    static let ratios = [0.0, 0.05, 0.3, 0.7, 0.86, 0.999_999, 1 - 1e-12, 1, 1 + 1e-12, 1.000_001, 1.2, 3, 50]

    @Test("duration and bounce give the stiffness and damping that Apple documents", .fact("animation.conversion"))
    func conversions() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.stiffness - 157.9) < 0.05 && abs(spring.damping - 17.6) < 0.05)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-12 && abs(spring.bounce - 0.3) < 1e-12)
        #expect(abs(spring.duration - 0.5) < 1e-12 && spring.mass == 1)
        let stiff = Spring(duration: 0.5, bounce: -0.5)
        #expect(abs(stiff.dampingRatio - 2) < 1e-12 && abs(stiff.bounce + 0.5) < 1e-12)
        let heavy = Spring(mass: 2, stiffness: 50, damping: 8)
        #expect(abs(heavy.stiffness - 50) < 1e-9 && abs(heavy.damping - 8) < 1e-9 && heavy.mass == 2)
        #expect(abs(heavy.dampingRatio - 0.4) < 1e-12)
        #expect(Spring(stiffness: 100, damping: 100).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 100, allowOverDamping: true).dampingRatio == 5)
        #expect(Spring.snappy.bounce == Spring(duration: 0.5, bounce: 0.15).bounce)
        #expect(Spring.bouncy(duration: 0.4, extraBounce: 0.1) == Spring(duration: 0.4, bounce: 0.3 + 0.1))
        #expect(Spring.smooth == Spring())
    }

    @Test("the closed form satisfies the spring's equation", arguments: ratios)
    func equation(ratio: Double) {
        let basis = Spring(response: 0.5, dampingRatio: ratio).basis
        let frequency = 4 * Double.pi
        let step = 1e-4
        for t in stride(from: 0.01, through: 1.5, by: 0.07) {
            let (p, q) = basis.displacement(at: t)
            let (dp, dq) = basis.velocity(at: t)
            let (before, after) = (basis.velocity(at: t - step), basis.velocity(at: t + step))
            let acceleration = (
                (after.fromPosition - before.fromPosition) / (2 * step),
                (after.fromVelocity - before.fromVelocity) / (2 * step)
            )
            let scale = frequency * frequency * max(1, ratio * ratio)
            #expect(
                abs(acceleration.0 + 2 * ratio * frequency * dp + frequency * frequency * p) < 2e-4 * scale)
            #expect(abs(acceleration.1 + 2 * ratio * frequency * dq + frequency * frequency * q) < 2e-4 * scale)
            let (early, late) = (basis.displacement(at: t - step), basis.displacement(at: t + step))
            #expect(abs((late.fromPosition - early.fromPosition) / (2 * step) - dp) < 1e-3 * scale)
            #expect(abs((late.fromVelocity - early.fromVelocity) / (2 * step) - dq) < 1e-3 * scale)
        }
    }

    @Test("the start is exact", arguments: ratios)
    func start(ratio: Double) {
        let basis = Spring(response: 0.5, dampingRatio: ratio).basis
        #expect(basis.displacement(at: 0) == (1, 0) && basis.displacement(at: -1) == (1, 0))
        #expect(basis.velocity(at: 0).fromPosition == 0 && basis.velocity(at: 0).fromVelocity == 1)
    }

    @Test("nothing jumps at critical damping", arguments: [1e-3, 1e-6, 1e-9, 1e-12, 1e-15])
    func continuity(distance: Double) {
        for t in [0.001, 0.1, 0.5, 2, 20] {
            let (below, above) = (
                Spring(response: 0.5, dampingRatio: 1 - distance).basis,
                Spring(response: 0.5, dampingRatio: 1 + distance).basis
            )
            let critical = Spring(response: 0.5, dampingRatio: 1).basis
            for basis in [below, above] {
                let (found, expected) = (basis.displacement(at: t), critical.displacement(at: t))
                #expect(abs(found.fromPosition - expected.fromPosition) <= 10 * distance + 1e-13)
                #expect(abs(found.fromVelocity - expected.fromVelocity) <= 10 * distance + 1e-13)
                let (speed, expectedSpeed) = (basis.velocity(at: t), critical.velocity(at: t))
                #expect(abs(speed.fromPosition - expectedSpeed.fromPosition) <= 200 * distance + 1e-12)
                #expect(abs(speed.fromVelocity - expectedSpeed.fromVelocity) <= 200 * distance + 1e-12)
            }
        }
    }

    @Test(
        "the settling time is the last time the distance is epsilon, and no later than the settling duration",
        arguments: ratios.dropFirst())
    func settling(ratio: Double) {
        let spring = Spring(response: 0.4, dampingRatio: ratio)
        for velocity in [0.0, -5, 20] {
            let end = spring.basis.settlingTime(
                positionSquared: 1, velocitySquared: velocity * velocity, product: -velocity, epsilon: 0.001)
            #expect(spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001) >= end - 1e-6)
            func distance(_ t: Double) -> Double {
                abs(spring.value(target: 1.0, initialVelocity: velocity, time: t) - 1)
            }
            #expect(abs(distance(end) - 0.001) < 1e-7)
            #expect((1...400).allSatisfy { distance(end + Double($0) * 0.005) <= 0.001 + 1e-9 })
        }
    }

    @Test("settling durations are those that Apple's springs give", .fact("animation.settling"))
    func knownSettlingDurations() {
        #expect(abs(Spring().settlingDuration - 0.8) < 1e-9)
        #expect(abs(Spring.snappy.settlingDuration - 0.877) < 5e-4)
        #expect(abs(Spring.bouncy.settlingDuration - 1.045) < 5e-4)
        #expect(abs(Spring(settlingDuration: 0.5, dampingRatio: 0.3).response - 0.1639) < 5e-5)
        // More than ten seconds count as ten.
        #expect(abs(Spring(settlingDuration: 11, dampingRatio: 0.9).response - 7.409) < 5e-4)
        #expect(
            Spring(settlingDuration: .infinity, dampingRatio: 1) == Spring(settlingDuration: 10, dampingRatio: 1))
    }

    @Test(
        "a spring made from a settling duration moves within epsilon after it, and is never overdamped",
        arguments: [0.7, 1, 2])
    func fromSettlingDuration(ratio: Double) {
        let spring = Spring(settlingDuration: 1.3, dampingRatio: ratio)
        #expect(spring.dampingRatio == min(ratio, 1))
        #expect(abs(spring.value(target: 1.0, time: 1.3) - 1) <= 0.0015)
        #expect(spring == Spring(settlingDuration: 1.3, dampingRatio: min(ratio, 1)))
    }

    @Test("without damping it never settles, and a nonsensical spring still gives numbers")
    func extremes() {
        #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
        #expect(Spring(settlingDuration: 1, dampingRatio: 0).response == 1)
        let springs = [
            Spring(duration: 0, bounce: 0), Spring(duration: .nan, bounce: .nan), Spring(duration: -1, bounce: 9),
            Spring(response: .infinity, dampingRatio: .infinity), Spring(mass: 0, stiffness: -1, damping: .nan),
            Spring(mass: .nan, stiffness: .infinity, damping: 0), Spring(duration: 1, bounce: -5),
        ]
        for spring in springs {
            for t in [0, 0.001, 1, 1e6] {
                #expect(spring.value(target: 1.0, time: t).isFinite && spring.velocity(target: 1.0, time: t).isFinite)
            }
            _ = spring.settlingDuration
        }
        #expect(abs(Spring(response: 0, dampingRatio: 1).value(target: 1.0, time: 0.01) - 1) < 1e-9)
    }

    @Test("moving on in steps arrives where one step does")
    func stepping() {
        let spring = Spring(duration: 0.6, bounce: 0.4)
        var (value, velocity) = (0.0, 3.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 5.0, deltaTime: 0.05) }
        #expect(abs(value - spring.value(target: 5.0, initialVelocity: 3.0, time: 0.5)) < 1e-12)
        #expect(abs(velocity - spring.velocity(target: 5.0, initialVelocity: 3.0, time: 0.5)) < 1e-11)
    }

    @Test("animatable values start at one value and end at the other")
    func animatable() {
        let spring = Spring()
        let (from, to) = (CGPoint(x: 10, y: 20), CGPoint(x: 110, y: -20))
        #expect(spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0) == from)
        let late = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 5)
        #expect(abs(late.x - 110) < 1e-6 && abs(late.y + 20) < 1e-6)
        let half = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
        #expect(abs(half.x - (10 + 100 * spring.value(target: 1.0, time: 0.2))) < 1e-9)
        #expect(spring.force(target: 1.0, position: 1, velocity: 0) == 0)
    }
}
