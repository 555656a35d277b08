/// A value of an effect or shape: set by updates, shown animated, and sampled while a finger moves it.
package struct AnimatedAttribute<Value: VectorArithmetic> {
    private var value: AnimatedValue<Value>
    /// The last few values that were written while the transaction tracked velocity, oldest first.
    private var samples: [(time: Double, value: Value)] = []

    /// Samples older than this, in seconds, say nothing of the finger's present speed.
    private static var window: Double { 0.1 }
    /// A finger that rested this long before it left, in seconds, gives no speed.
    private static var rest: Double { 0.05 }

    package init(_ value: Value) { self.value = AnimatedValue(value) }

    package var target: Value { value.target }

    package func presented(at now: Double) -> Value { value.presented(at: now) }

    /// How fast what is shown moves by itself, per second.
    package func velocity(at now: Double) -> Value { value.velocity(at: now) }

    package func isActive(at now: Double) -> Bool { value.isActive(at: now) }

    package mutating func prune(at now: Double) { value.prune(at: now) }

    /// Whether a spring that started now would go on with a finger's speed.
    package func isSampled(at now: Double) -> Bool { samples.last.map { now - $0.time <= Self.rest } ?? false }

    /// Moves the target, and what is seen by the same amount.
    package mutating func shift(to target: Value) { value.target = target }

    /// Moves from where it is to another target, with a speed per second.
    package mutating func launch(to target: Value, velocity: Value, _ animation: Animation, at now: Double) {
        value.retarget(to: target, animation: animation, at: now, trackedVelocity: velocity)
    }

    /// Takes a new target.
    ///
    /// - Returns: whether an animation was started.
    package mutating func update(to target: Value, _ transaction: Transaction, at now: Double) -> Bool {
        guard let animation = transaction.animation else {
            let isNew = target != value.target
            if isNew { value.set(target) }
            if transaction.tracksVelocity {
                addSample(target, at: now)
            } else if isNew {
                samples.removeAll()
            }
            return false
        }
        // What the change leaves where it is stays there, however fast the finger was.
        let velocity = target == value.target ? nil : trackedVelocity(at: now)
        if !transaction.tracksVelocity || target == value.target { samples.removeAll() }
        value.retarget(to: target, animation: animation, at: now, trackedVelocity: velocity)
        return value.isActive(at: now)
    }

    private mutating func addSample(_ sample: Value, at now: Double) {
        if let last = samples.last, last.time >= now {
            samples[samples.count - 1].value = sample
            return
        }
        samples.removeAll { now - $0.time > Self.window }
        samples.append((now, sample))
    }

    private func trackedVelocity(at now: Double) -> Value? {
        guard let last = samples.last, now - last.time <= Self.rest else { return nil }
        guard let first = samples.first(where: { now - $0.time <= Self.window }), last.time > first.time else {
            return nil
        }
        var velocity = last.value - first.value
        velocity.scale(by: 1 / (last.time - first.time))
        return velocity
    }
}
