/// How a value changes over time, by tracks that run side by side.
public protocol Keyframes<Value> {
    /// The value that changes.
    associatedtype Value
    /// The keyframes that these are made of.
    associatedtype Body: Keyframes

    /// The keyframes that these are made of.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks to a list.
    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    /// Adds the tracks of the body.
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

extension Keyframes where Body == _NoTracks<Value> {
    /// Keyframes that the engine knows have no body.
    public var body: _NoTracks<Value> { _NoTracks() }
}

/// The body of keyframes that have none.
public struct _NoTracks<Value>: Keyframes {
    /// Nothing.
    public typealias Body = _NoTracks<Value>

    /// Nothing to add.
    public func _append(to tracks: inout _KeyframeTracks<Value>) {}
}

/// Tracks found so far.
public struct _KeyframeTracks<Root> {
    /// How long one runs, and what it does to a value at a time.
    struct Track {
        let duration: Double
        let apply: (inout Root, Double) -> Void
    }

    var tracks: [(Root) -> Track] = []
}

/// Keyframes of one property, one after the other.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \Root.self
        self.content = content()
    }

    /// Keyframes of a property.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// The engine runs a track.
    public typealias Body = _NoTracks<Root>

    /// Adds the track.
    public func _append(to tracks: inout _KeyframeTracks<Root>) {
        var frames = _KeyframeList<Value>()
        content._append(to: &frames)
        let keyPath = keyPath
        tracks.tracks.append { root in
            let initial = root[keyPath: keyPath]
            let course = KeyframeCourse(frames.frames, from: initial.animatableData)
            return _KeyframeTracks.Track(duration: course.duration) { root, time in
                root[keyPath: keyPath].animatableData = course.value(at: time)
            }
        }
    }
}

/// Several keyframes as one, as a builder makes them.
public struct _KeyframesGroup<Value>: Keyframes {
    let appendAll: (inout _KeyframeTracks<Value>) -> Void

    /// The engine runs the keyframes inside.
    public typealias Body = _NoTracks<Value>

    /// Adds all tracks.
    public func _append(to tracks: inout _KeyframeTracks<Value>) { appendAll(&tracks) }
}

/// Keyframes, or none, as a builder makes them of a condition.
public struct _OptionalKeyframes<Wrapped: Keyframes>: Keyframes {
    let keyframes: Wrapped?

    /// What the keyframes change.
    public typealias Value = Wrapped.Value
    /// The engine runs the keyframes inside.
    public typealias Body = _NoTracks<Value>

    /// Adds the tracks, if there are any.
    public func _append(to tracks: inout _KeyframeTracks<Value>) { keyframes?._append(to: &tracks) }
}

/// Builds keyframes: tracks side by side, or the keyframes of the value itself.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A track.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// A keyframe of the value itself.
    public static func buildExpression<C: KeyframeTrackContent>(_ expression: C) -> C
    where Value: Animatable, C.Value == Value { expression }

    /// The first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// The first keyframe of the value itself.
    public static func buildPartialBlock<C: KeyframeTrackContent>(first: C) -> C
    where Value: Animatable, C.Value == Value { first }

    /// One more track.
    public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
        accumulated: A, next: B
    ) -> _KeyframesGroup<Value> where A.Value == Value, B.Value == Value {
        _KeyframesGroup {
            accumulated._append(to: &$0)
            next._append(to: &$0)
        }
    }

    /// One more keyframe of the value itself.
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> where Value: Animatable, A.Value == Value, B.Value == Value {
        _KeyframeSequence {
            accumulated._append(to: &$0)
            next._append(to: &$0)
        }
    }

    /// Tracks from a loop.
    public static func buildArray(_ components: [some Keyframes<Value>]) -> _KeyframesGroup<Value> {
        _KeyframesGroup { tracks in for component in components { component._append(to: &tracks) } }
    }

    /// Keyframes of the value itself, from a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value>
    where Value: Animatable {
        _KeyframeSequence { frames in for component in components { component._append(to: &frames) } }
    }

    /// One of two groups of tracks.
    public static func buildEither<K: Keyframes>(first component: K) -> _KeyframesGroup<Value> where K.Value == Value {
        _KeyframesGroup { component._append(to: &$0) }
    }

    /// The other of two groups of tracks.
    public static func buildEither<K: Keyframes>(second component: K) -> _KeyframesGroup<Value>
    where K.Value == Value {
        _KeyframesGroup { component._append(to: &$0) }
    }

    /// One of two series of keyframes of the value itself.
    public static func buildEither<C: KeyframeTrackContent>(first component: C) -> _KeyframeSequence<Value>
    where Value: Animatable, C.Value == Value {
        _KeyframeSequence { component._append(to: &$0) }
    }

    /// The other of two series of keyframes of the value itself.
    public static func buildEither<C: KeyframeTrackContent>(second component: C) -> _KeyframeSequence<Value>
    where Value: Animatable, C.Value == Value {
        _KeyframeSequence { component._append(to: &$0) }
    }

    /// Tracks, or none.
    public static func buildOptional<K: Keyframes>(_ component: K?) -> _OptionalKeyframes<K> where K.Value == Value {
        _OptionalKeyframes(keyframes: component)
    }

    /// Keyframes of the value itself, or none.
    public static func buildOptional<C: KeyframeTrackContent>(_ component: C?) -> _OptionalKeyframeTrackContent<C>
    where Value: Animatable, C.Value == Value {
        _OptionalKeyframeTrackContent(content: component)
    }

    /// No tracks: the value stays.
    public static func buildBlock() -> _KeyframesGroup<Value> { _KeyframesGroup { _ in } }

    /// The tracks.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

    /// The keyframes of the value itself, as a track.
    public static func buildFinalResult<C: KeyframeTrackContent>(_ component: C) -> KeyframeTrack<Value, Value, C>
    where Value: Animatable, C.Value == Value {
        KeyframeTrack { component }
    }
}
