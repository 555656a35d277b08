/// Keyframes of one property, one after the other.
public protocol KeyframeTrackContent<Value> {
    /// The property that changes.
    associatedtype Value: Animatable = Body.Value
    /// The keyframes that these are made of.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that these are made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Adds the keyframes to a list.
    func _append(to frames: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Adds the keyframes of the body.
    public func _append(to frames: inout _KeyframeList<Value>) { body._append(to: &frames) }
}

extension KeyframeTrackContent where Body == _NoKeyframes<Value> {
    /// Keyframes that the engine knows have no body.
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// The body of keyframes that have none.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
    /// Nothing.
    public typealias Body = _NoKeyframes<Value>

    /// Nothing to add.
    public func _append(to frames: inout _KeyframeList<Value>) {}
}

/// Keyframes found so far.
public struct _KeyframeList<Value: Animatable> {
    var frames: [Keyframe<Value.AnimatableData>] = []
}

/// Moves to a value evenly, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let frame: Keyframe<Value.AnimatableData>

    /// A keyframe that is reached after a duration in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        frame = Keyframe(target: to.animatableData, duration: duration, kind: .curve(timingCurve))
    }

    /// The engine runs the keyframe.
    public typealias Body = _NoKeyframes<Value>

    /// Adds the keyframe.
    public func _append(to frames: inout _KeyframeList<Value>) { frames.frames.append(frame) }
}

/// Moves to a value along a cubic curve that passes smoothly through neighboring keyframes.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let frame: Keyframe<Value.AnimatableData>

    /// A keyframe that is reached after a duration in seconds; velocities are per second.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        frame = Keyframe(
            target: to.animatableData, duration: duration,
            kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }

    /// The engine runs the keyframe.
    public typealias Body = _NoKeyframes<Value>

    /// Adds the keyframe.
    public func _append(to frames: inout _KeyframeList<Value>) { frames.frames.append(frame) }
}

/// Moves to a value with a spring, which starts with the speed there is.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let frame: Keyframe<Value.AnimatableData>

    /// A keyframe that lasts a duration in seconds, or as long as the spring takes to settle.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        frame = Keyframe(
            target: to.animatableData, duration: duration,
            kind: .spring(spring, start: startVelocity?.animatableData))
    }

    /// The engine runs the keyframe.
    public typealias Body = _NoKeyframes<Value>

    /// Adds the keyframe.
    public func _append(to frames: inout _KeyframeList<Value>) { frames.frames.append(frame) }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let frame: Keyframe<Value.AnimatableData>

    /// A keyframe that is there at once.
    public init(_ to: Value) { frame = Keyframe(target: to.animatableData, duration: 0, kind: .jump) }

    /// The engine runs the keyframe.
    public typealias Body = _NoKeyframes<Value>

    /// Adds the keyframe.
    public func _append(to frames: inout _KeyframeList<Value>) { frames.frames.append(frame) }
}

/// Several keyframes as one, as a builder makes them.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let appendAll: (inout _KeyframeList<Value>) -> Void

    /// The engine runs the keyframes inside.
    public typealias Body = _NoKeyframes<Value>

    /// Adds all keyframes.
    public func _append(to frames: inout _KeyframeList<Value>) { appendAll(&frames) }
}

/// Keyframes, or none, as a builder makes them of a condition.
public struct _OptionalKeyframeTrackContent<Wrapped: KeyframeTrackContent>: KeyframeTrackContent {
    let content: Wrapped?

    /// What the keyframes change.
    public typealias Value = Wrapped.Value
    /// The engine runs the keyframes inside.
    public typealias Body = _NoKeyframes<Value>

    /// Adds the keyframes, if there are any.
    public func _append(to frames: inout _KeyframeList<Value>) { content?._append(to: &frames) }
}

/// Builds keyframes one after the other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Keyframes in a row.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence { frames in for component in components { component._append(to: &frames) } }
    }

    /// One of two.
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value>
    where K.Value == Value {
        _KeyframeSequence { component._append(to: &$0) }
    }

    /// The other of two.
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value>
    where K.Value == Value {
        _KeyframeSequence { component._append(to: &$0) }
    }

    /// A keyframe, or none.
    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _OptionalKeyframeTrackContent<K>
    where K.Value == Value {
        _OptionalKeyframeTrackContent(content: component)
    }

    /// No keyframes: the value stays.
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence { _ in } }

    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// One more keyframe.
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
        _KeyframeSequence {
            accumulated._append(to: &$0)
            next._append(to: &$0)
        }
    }
}
