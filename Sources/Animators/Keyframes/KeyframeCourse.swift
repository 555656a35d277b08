/// One keyframe: where to, in how many seconds, and how.
struct Keyframe<Data: VectorArithmetic> {
    enum Kind {
        case curve(UnitCurve)
        case cubic(start: Data?, end: Data?)
        case spring(Spring, start: Data?)
        case jump
    }

    let target: Data
    /// Nil is as long as it takes.
    let duration: Double?
    let kind: Kind
}

/// Keyframes one after the other, as a function of time.
struct KeyframeCourse<Data: VectorArithmetic> {
    fileprivate struct Segment {
        let start: Double
        let duration: Double
        let from: Data
        let startVelocity: Data
        let endVelocity: Data
        let frame: Keyframe<Data>
    }

    private var segments: [Segment] = []
    private let initial: Data
    private(set) var duration = 0.0

    init(_ frames: [Keyframe<Data>], from initial: Data) {
        self.initial = initial
        var value = initial
        var velocity = Data.zero
        for index in frames.indices {
            let frame = frames[index]
            let start = Self.startVelocity(of: frame) ?? velocity
            let seconds = Self.seconds(of: frame, from: value, start)
            let segment = Segment(
                start: duration, duration: seconds, from: value, startVelocity: start,
                endVelocity: Self.endVelocity(of: index, in: frames, from: value, seconds), frame: frame)
            segments.append(segment)
            duration += seconds
            // A spring that is cut short hands on what it has come to.
            let isLast = index == frames.count - 1
            value = isLast ? frame.target : segment.value(after: seconds)
            velocity = segment.velocity(after: seconds)
        }
    }

    private static func startVelocity(of frame: Keyframe<Data>) -> Data? {
        switch frame.kind {
        case .cubic(let start, _): start
        case .spring(_, let start): start
        default: nil
        }
    }

    /// What is negative or not finite counts as 0.
    private static func seconds(of frame: Keyframe<Data>, from value: Data, _ velocity: Data) -> Double {
        if let duration = frame.duration { return duration > 0 && duration.isFinite ? duration : 0 }
        guard case .spring(let spring, _) = frame.kind else { return 0 }
        let time = spring.settlingDuration(target: frame.target - value, initialVelocity: velocity, epsilon: 0.001)
        return time.isFinite ? time : spring.duration
    }

    /// The speed at the end of a cubic keyframe: given, or that of the chord between its neighbors (Catmull and Rom).
    private static func endVelocity(
        of index: Int, in frames: [Keyframe<Data>], from value: Data, _ seconds: Double
    ) -> Data {
        guard case .cubic(_, let end) = frames[index].kind else { return .zero }
        if let end { return end }
        guard index + 1 < frames.count else { return .zero }
        let next = frames[index + 1]
        if let start = startVelocity(of: next) { return start }
        guard case .cubic = next.kind, let nextSeconds = next.duration, seconds + nextSeconds > 0 else { return .zero }
        var chord = next.target - value
        chord.scale(by: 1 / (seconds + nextSeconds))
        return chord
    }

    /// The value at a time in seconds; before the start the first, past the end the last.
    func value(at time: Double) -> Data {
        guard time > 0 || duration == 0 else { return segments.first.map(\.from) ?? initial }
        guard time < duration else { return segments.last?.frame.target ?? initial }
        // Of keyframes that begin at once the last counts: a jump takes no time.
        let segment = segments.last { $0.start <= time }
        return segment.map { $0.value(after: time - $0.start) } ?? initial
    }
}

extension KeyframeCourse.Segment {
    func value(after time: Double) -> Data {
        let change = frame.target - from
        switch frame.kind {
        case .jump: return frame.target
        case .curve(let curve):
            guard duration > 0 else { return frame.target }
            return from + change.scaled(by: curve.value(at: time / duration))
        case .spring(let spring, _):
            return from + spring.value(target: change, initialVelocity: startVelocity, time: time)
        case .cubic:
            guard duration > 0 else { return frame.target }
            let t = min(max(time / duration, 0), 1)
            // Hermite's polynomials.
            return from
                + change.scaled(by: t * t * (3 - 2 * t))
                + startVelocity.scaled(by: duration * t * (1 - t) * (1 - t))
                + endVelocity.scaled(by: duration * t * t * (t - 1))
        }
    }

    func velocity(after time: Double) -> Data {
        switch frame.kind {
        case .jump: return .zero
        case .curve(let curve):
            guard duration > 0 else { return .zero }
            return (frame.target - from).scaled(by: curve.slope(at: time / duration) / duration)
        case .spring(let spring, _):
            return spring.velocity(target: frame.target - from, initialVelocity: startVelocity, time: time)
        case .cubic: return endVelocity
        }
    }
}
