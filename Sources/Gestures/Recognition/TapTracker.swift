/// Counts taps of one finger at a time.
struct TapTracker: Sendable {
    /// How long a finger may stay down, in seconds.
    static let maximumDuration = 0.75
    /// How far it may go from where it touched down, in points of the root view's space.
    static let maximumDistance: CGFloat = 45
    /// How long after a lift the next tap may begin, in seconds.
    static let maximumPause = 0.35

    /// What the taps so far amount to.
    enum Outcome {
        case undecided
        case recognized
        case failed
        case cancelled
    }

    /// How many taps it takes; less than one counts as one.
    var count: Int
    /// The finger that is down.
    private(set) var finger: Int?
    private var completed = 0
    private var start = CGPoint.zero
    /// When the present tap or pause becomes too long; the limit itself is still good.
    private(set) var deadline: Double?

    init(count: Int) {
        self.count = count
    }

    /// Whether no tap has begun.
    var isIdle: Bool { finger == nil && completed == 0 }

    mutating func forget() {
        finger = nil
        completed = 0
        deadline = nil
    }

    mutating func handle(_ event: PointerEvent) -> Outcome {
        if event.phase == .began {
            guard finger == nil else { return .undecided }
            if let deadline, event.time > deadline { return .failed }
            finger = event.id
            start = event.location
            deadline = event.time + Self.maximumDuration
            return .undecided
        }
        guard event.id == finger else { return .undecided }
        if event.phase == .cancelled { return .cancelled }
        if let deadline, event.time > deadline { return .failed }
        if start.distance(to: event.location) > Self.maximumDistance { return .failed }
        guard event.phase == .ended else { return .undecided }
        finger = nil
        completed += 1
        deadline = event.time + Self.maximumPause
        return completed >= count ? .recognized : .undecided
    }

    mutating func handle(time: Double) -> Outcome {
        guard let deadline, time >= deadline else { return .undecided }
        return .failed
    }
}
