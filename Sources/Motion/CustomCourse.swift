/// An animation of code's own as a function of time: what it does to a change of one, asked for in advance.
///
/// What is asked for by fractions needs this: delays, repetitions, when it ends. A change that is shown by itself asks the
/// animation with its own value (`CustomMotion`).
struct CustomCourse: Hashable, Sendable {
    let animation: AnyCustomAnimation
    /// What is shown of a change of one, `step` seconds apart; the last is 1.
    private let samples: [Double]
    /// When the change counts as done, in seconds.
    let logicalDuration: Double
    /// When the animation is over, in seconds; infinite for one that has not ended within `limit`.
    let duration: Double

    private static let step = 1.0 / 120
    /// Animations that take longer, in seconds, are taken to go on forever.
    private static let limit = 60.0

    init(_ animation: AnyCustomAnimation) {
        self.animation = animation
        var context = AnimationContext<Double>()
        var samples: [Double] = []
        var logical: Double?
        var end = Double.infinity
        for index in 0...Int(Self.limit / Self.step) {
            let time = Double(index) * Self.step
            guard let value = animation.base.animate(value: 1.0, time: time, context: &context) else {
                end = time
                break
            }
            if logical == nil, context.isLogicallyComplete { logical = time }
            samples.append(value.isFinite ? value : 1)
        }
        if end.isFinite { samples.append(1) }
        self.samples = samples
        duration = end
        logicalDuration = logical ?? end
    }

    func value(at time: Double) -> Double {
        let place = max(time, 0) / Self.step
        let index = Int(clamping: place, to: 0...samples.count)
        guard index + 1 < samples.count else { return samples.last ?? 1 }
        return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
    }

    func slope(at time: Double) -> Double {
        let index = Int(clamping: time / Self.step, to: 0...samples.count)
        guard index + 1 < samples.count else { return 0 }
        return (samples[index + 1] - samples[index]) / Self.step
    }
}

/// A change that an animation of code's own shows, with what the animation keeps.
///
/// Asked for one time after the other, as frames are; a time before the last one gives what was shown last.
@usableFromInline
package final class CustomMotion<Value: VectorArithmetic>: @unchecked Sendable {
    let animation: AnyCustomAnimation
    private let change: Value
    private let delay: Double
    private let speed: Double
    private var context: AnimationContext<Value>
    private var last: (time: Double, shown: Value?)?
    /// When the animation said that it is over, in seconds since the change.
    private(set) var end: Double?

    init(
        _ animation: AnyCustomAnimation, change: Value, delay: Double, speed: Double,
        context: AnimationContext<Value> = AnimationContext()
    ) {
        self.animation = animation
        self.change = change
        self.delay = delay
        self.speed = speed
        self.context = context
    }

    /// What is shown of the change at a time; nil once it is over.
    @usableFromInline
    package func shown(at time: Double) -> Value? {
        if end != nil { return nil }
        if let last, time <= last.time { return last.shown }
        guard time >= delay else { return .zero }
        let shown = animation.base.animate(value: change, time: (time - delay) * speed, context: &context)
        last = (time, shown)
        if shown == nil { end = time }
        return shown
    }

    /// How fast what is shown changes at a time, per second.
    func velocity(at time: Double) -> Value {
        guard end == nil, time >= delay else { return .zero }
        let own = (time - delay) * speed
        if let known = animation.base.velocity(value: change, time: own, context: context) {
            return known.scaled(by: speed)
        }
        // The context is copied, so that looking ahead leaves no trace.
        var now = context
        var later = context
        let step = 1.0 / 240
        guard let first = animation.base.animate(value: change, time: own, context: &now),
            let second = animation.base.animate(value: change, time: own + step, context: &later)
        else { return .zero }
        return (second - first).scaled(by: speed / step)
    }

    /// The motion that goes on from this one to another target, where the other animation takes this one's place.
    func merged(with other: AnyCustomAnimation, change: Value, at time: Double) -> CustomMotion? {
        guard end == nil, time >= delay else { return nil }
        var context = context
        let own = (time - delay) * speed
        guard
            other.base.shouldMerge(
                previous: Animation(.custom(animation)), value: change, time: own, context: &context)
        else { return nil }
        return CustomMotion(other, change: change, delay: delay, speed: speed, context: context)
    }
}
