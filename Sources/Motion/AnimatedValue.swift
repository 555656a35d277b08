/// A value that changes at once and is shown changing over time.
///
/// What is shown is the target plus contributions that die away. A merging spring takes over the position and velocity
/// of all that runs; every other animation adds the step it bridges. So the shown value never jumps where a change is
/// animated. What would run forever ends with the next change, which starts where it has come to. Once all contributions
/// have ended the value is exactly the target. Times are seconds on any clock.
@usableFromInline
package struct AnimatedValue<Value: VectorArithmetic> {
    /// The value as the model has it.
    @usableFromInline package var target: Value
    /// The contribution of the usual case, kept apart so that it needs no array.
    @usableFromInline package var first: MotionContribution<Value>?
    @usableFromInline package var others: [MotionContribution<Value>] = []

    /// Creates a value at rest.
    @inlinable
    package init(_ value: Value) {
        target = value
    }

    /// Puts the value somewhere at once, and stops all that runs.
    @inlinable
    package mutating func set(_ value: Value) {
        target = value
        first = nil
        others.removeAll()
    }

    /// Changes the value, and shows it changing from what is shown at this time.
    ///
    /// Without an animation this is `set`. A change to the value it has already does nothing, unless a velocity comes
    /// with it.
    ///
    /// - Parameters:
    ///   - trackedVelocity: The velocity per second with which a gesture moved the value before. A merging spring without
    ///     delay starts with it, unless something runs and has a velocity of its own; other animations ignore it.
    @inlinable
    package mutating func retarget(
        to newTarget: Value, animation: Animation?, at time: Double, trackedVelocity: Value? = nil
    ) {
        guard let animation else { return set(newTarget) }
        retarget(to: newTarget, timeline: animation.timeline, at: time, trackedVelocity: trackedVelocity)
    }

    /// Changes the value, with an animation resolved before; use this where many values change by one animation.
    @inlinable
    package mutating func retarget(
        to newTarget: Value, timeline: AnimationTimeline, at time: Double, trackedVelocity: Value? = nil
    ) {
        prune(at: time)
        let merges = timeline.isMergingSpring && timeline.delay == 0
        let tracked = merges && first == nil ? trackedVelocity ?? .zero : .zero
        guard newTarget != target || tracked != .zero else { return }
        guard timeline.endTime > 0 else {
            // An animation of no length bridges nothing: the target moves, and so does what is shown.
            _ = takeEndless(at: time)
            target = newTarget
            return
        }
        if let spring = timeline.spring, merges {
            let displacement = presented(at: time) - newTarget
            let velocity = first == nil ? tracked : velocity(at: time)
            let frequency = first?.springFrequency(at: time)
            target = newTarget
            others.removeAll()
            first = MotionContribution(
                spring: spring, displacement: displacement, velocity: velocity, at: time,
                blendingFrom: frequency, over: timeline.blendDuration)
        } else if timeline.isCustom, let merged = first?.merged(with: timeline, step: newTarget - target, at: time) {
            first = merged
            target = newTarget
        } else {
            let displacement = target - newTarget + takeEndless(at: time)
            add(MotionContribution(timeline: timeline, displacement: displacement, at: time))
            target = newTarget
        }
    }

    /// Takes out what would run forever.
    ///
    /// - Returns: how far it had what is shown from the target.
    @inlinable
    package mutating func takeEndless(at time: Double) -> Value {
        var taken = Value.zero
        guard endTime == .infinity, let first else { return taken }
        let running = [first] + others
        self.first = nil
        others.removeAll()
        for contribution in running {
            if !contribution.isEndless {
                add(contribution)
            } else if let displacement = contribution.displacement(at: time) {
                taken += displacement
            }
        }
        return taken
    }

    @inlinable
    package mutating func add(_ contribution: MotionContribution<Value>) {
        if first == nil { first = contribution } else { others.append(contribution) }
    }

    /// The value to show at a time.
    @inlinable
    package func presented(at time: Double) -> Value {
        var result = target
        addDisplacements(at: time, to: &result)
        return result
    }

    @inlinable
    package func addDisplacements(at time: Double, to result: inout Value) {
        guard let first else { return }
        if let displacement = first.displacement(at: time) { result += displacement }
        for contribution in others {
            if let displacement = contribution.displacement(at: time) { result += displacement }
        }
    }

    /// How fast the shown value changes at a time, per second.
    @inlinable
    package func velocity(at time: Double) -> Value {
        var result = first?.velocity(at: time) ?? .zero
        for contribution in others {
            if let velocity = contribution.velocity(at: time) { result += velocity }
        }
        return result
    }

    /// Whether something still runs at a time.
    @inlinable
    package func isActive(at time: Double) -> Bool {
        first.map { $0.endTime > time } ?? false || others.contains { $0.endTime > time }
    }

    /// When all that runs has ended; infinite for what repeats forever, `nil` if nothing was started or all is pruned.
    @inlinable
    package var endTime: Double? {
        first.map { first in others.reduce(first.endTime) { max($0, $1.endTime) } }
    }

    /// Forgets what has ended by a time; nothing that is shown from then on changes.
    @inlinable
    package mutating func prune(at time: Double) {
        if !others.isEmpty { others.removeAll { $0.endTime <= time } }
        if let contribution = first, contribution.endTime <= time {
            first = others.isEmpty ? nil : others.removeFirst()
        }
    }
}

extension AnimatedValue: Sendable where Value: Sendable {}
