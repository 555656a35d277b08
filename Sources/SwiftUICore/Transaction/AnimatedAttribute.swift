/// A value of an effect or shape: set by updates, shown animated, and sampled while a finger moves it.
///
/// At rest, as nearly all are, it takes no more room than the value and a reference.
package struct AnimatedAttribute<Value: VectorArithmetic> {
    /// What runs, and what was written by a finger. It is copied before it changes, unless nobody else has it.
    private final class Motion {
        var value: AnimatedValue<Value>
        /// The last few values that were written while the transaction tracked velocity, oldest first.
        var samples: [(time: Double, value: Value)]

        init(_ value: AnimatedValue<Value>, _ samples: [(time: Double, value: Value)] = []) {
            self.value = value
            self.samples = samples
        }
    }

    /// The value where nothing moves.
    private var still: Value
    private var motion: Motion?

    /// Samples older than this, in seconds, say nothing of the finger's present speed.
    private static var window: Double { 0.1 }
    /// A finger that rested this long before it left, in seconds, gives no speed.
    private static var rest: Double { 0.05 }

    package init(_ value: Value) { still = value }

    package var target: Value { motion?.value.target ?? still }

    /// Whether nothing is known but the value.
    package var isStill: Bool { motion == nil }

    package func presented(at now: Double) -> Value { motion?.value.presented(at: now) ?? still }

    /// How fast what is shown moves by itself, per second.
    package func velocity(at now: Double) -> Value { motion?.value.velocity(at: now) ?? .zero }

    package func isActive(at now: Double) -> Bool { motion?.value.isActive(at: now) ?? false }

    /// The motion, to be changed.
    private mutating func ownMotion() -> Motion {
        if isKnownUniquelyReferenced(&motion), let motion { return motion }
        let own = motion.map { Motion($0.value, $0.samples) } ?? Motion(AnimatedValue(still))
        motion = own
        return own
    }

    package mutating func prune(at now: Double) {
        guard motion != nil else { return }
        let motion = ownMotion()
        motion.value.prune(at: now)
        if let last = motion.samples.last, now - last.time > Self.window { motion.samples.removeAll() }
        if motion.value.endTime == nil, motion.samples.isEmpty { settle(at: motion.value.target) }
    }

    private mutating func settle(at value: Value) {
        still = value
        motion = nil
    }

    /// Whether a spring that started now would go on with a finger's speed.
    package func isSampled(at now: Double) -> Bool {
        motion?.samples.last.map { now - $0.time <= Self.rest } ?? false
    }

    /// Moves the target, and what is seen by the same amount.
    package mutating func shift(to target: Value) {
        if motion == nil { still = target } else { ownMotion().value.target = target }
    }

    /// Moves from where it is to another target, with a speed per second.
    package mutating func launch(to target: Value, velocity: Value, _ animation: Animation, at now: Double) {
        ownMotion().value.retarget(to: target, animation: animation, at: now, trackedVelocity: velocity)
    }

    /// Takes a target that what is on its way has already, but for the noise of sums, and lets that go on.
    ///
    /// - Returns: whether it has.
    package mutating func absorb(_ target: Value) -> Bool {
        guard let motion else { return target == still }
        let difference = target - motion.value.target
        if difference == .zero { return true }
        // Lengths that are added up in another order differ in the last few of their 16 digits. A vector of an app's own
        // may not know its length, and says 0.
        let distance = difference.magnitudeSquared
        guard distance > 0, distance <= 1e-20 * target.magnitudeSquared else { return false }
        shift(to: target)
        return true
    }

    /// Takes a new target.
    ///
    /// - Returns: whether an animation was started.
    package mutating func update(to target: Value, _ transaction: Transaction, at now: Double) -> Bool {
        let isNew = !absorb(target)
        guard let animation = transaction.animation else {
            if transaction.tracksVelocity {
                let motion = ownMotion()
                if isNew { motion.value.set(target) }
                Self.add(target, to: &motion.samples, at: now)
            } else if isNew {
                settle(at: target)
            }
            return false
        }
        guard isNew || motion != nil else { return false }
        let motion = ownMotion()
        // What the change leaves where it is stays there, however fast the finger was.
        let velocity = isNew ? Self.speed(of: motion.samples, at: now) : nil
        if !transaction.tracksVelocity || !isNew { motion.samples.removeAll() }
        motion.value.retarget(to: target, animation: animation, at: now, trackedVelocity: velocity)
        return motion.value.isActive(at: now)
    }

    private static func add(_ sample: Value, to samples: inout [(time: Double, value: Value)], at now: Double) {
        if let last = samples.last, last.time >= now {
            samples[samples.count - 1].value = sample
            return
        }
        samples.removeAll { now - $0.time > window }
        samples.append((now, sample))
    }

    private static func speed(of samples: [(time: Double, value: Value)], at now: Double) -> Value? {
        guard let last = samples.last, now - last.time <= rest else { return nil }
        guard let first = samples.first(where: { now - $0.time <= window }), last.time > first.time else { return nil }
        var velocity = last.value - first.value
        velocity.scale(by: 1 / (last.time - first.time))
        return velocity
    }
}
