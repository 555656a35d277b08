/// What keyframes make of a value, as a function of time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [_KeyframeTracks<Value>.Track]
    /// How long the longest track lasts, in seconds.
    public let duration: TimeInterval

    /// A timeline of keyframes that start with a value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
        var found = _KeyframeTracks<Value>()
        keyframes._append(to: &found)
        initial = initialValue
        tracks = found.tracks.map { $0(initialValue) }
        duration = tracks.map(\.duration).max() ?? 0
    }

    /// The value at a time in seconds; a track that is over holds its last keyframe.
    public func value(time: Double) -> Value {
        var value = initial
        for track in tracks { track.apply(&value, time) }
        return value
    }

    /// The value at a share of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
