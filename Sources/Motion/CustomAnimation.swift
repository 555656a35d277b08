/// An animation that code works out itself: a function of time.
///
/// What it is asked for is never in the past: times only grow while one animation runs.
public protocol CustomAnimation: Hashable, Sendable {
    /// How much of a change is shown at a time; nil once the animation is over.
    ///
    /// - Parameters:
    ///   - value: the whole change, from where the animation began to where it leads.
    ///   - time: seconds since it began.
    ///   - context: what is kept from one time to the next.
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

    /// How fast what is shown changes at a time, per second; nil where that is not known.
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

    /// Whether this animation takes the place of another that still runs, with its context and its time, rather than
    /// adding to it.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Nil: what is shown is asked for twice, a little apart.
    public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { nil }

    /// No.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// What an animation keeps from one time to the next.
public struct AnimationContext<Value: VectorArithmetic> {
    /// Values of the animation's own, by keys.
    public var state: AnimationState<Value>
    /// Whether the change counts as done, although something may still move.
    public var isLogicallyComplete = false

    init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    /// The same with another state.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// Values that an animation keeps, by the types of their keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// No values.
    public init() {}

    /// The value of a key; its default value where none was set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names a value that an animation keeps.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

extension Animation {
    /// An animation that code works out itself.
    public init<A: CustomAnimation>(_ base: A) {
        self = (base as? Animation) ?? Animation(.custom(AnyCustomAnimation(base)))
    }

    /// The animation that code works out itself, if it is one; else the animation.
    public var base: any CustomAnimation {
        if case .custom(let animation) = form { return animation.base }
        return self
    }
}

extension Animation: CustomAnimation {
    /// How much of a change is shown at a time; nil once the animation is over.
    public func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if case .custom(let animation) = form {
            return animation.base.animate(value: value, time: time, context: &context)
        }
        let timeline = timeline
        if time >= timeline.logicalEndTime { context.isLogicallyComplete = true }
        return time < timeline.endTime ? value.scaled(by: timeline.fraction(at: time)) : nil
    }

    /// How fast what is shown changes at a time, per second.
    public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        if case .custom(let animation) = form {
            return animation.base.velocity(value: value, time: time, context: context)
        }
        return value.scaled(by: timeline.fractionVelocity(at: time))
    }

    /// Whether this animation takes the place of another that still runs.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        guard case .custom(let animation) = form else { return false }
        return animation.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

/// An animation of code's own, its type hidden.
struct AnyCustomAnimation: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) { self.base = base }

    static func == (first: AnyCustomAnimation, second: AnyCustomAnimation) -> Bool {
        AnyHashable(first.base) == AnyHashable(second.base)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
