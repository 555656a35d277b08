/// Two gestures one after the other.
///
/// The second starts when the first has ended: `.second(value, nil)` is told at that moment, and the second sees the
/// fingers that are down as if they touched down there and then. Without a finger down it waits 0.35 s for one.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// How far the sequence has come.
    @frozen
    public enum Value {
        /// The first one's value; the second has not started.
        case first(First.Value)
        /// The first one's final value, and the second one's once it has one.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture that comes after it.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Value> {
        SequenceRecognizer<First, Second>(gesture.first, gesture.second)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, gesture: Self) {
        unsafeDowncast(recognizer, to: SequenceRecognizer<First, Second>.self).update(gesture.first, gesture.second)
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture and, once it has ended, another.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First, Second, SequenceGesture<First, Second>.Value
>
{
    private var isSecondStarted = false
    /// When the second has to have a finger, if none was down when the first ended.
    private var handoverDeadline: Double?
    /// The latest sample of every finger that is down.
    private var fingers: [PointerEvent] = []

    override var status: GestureStatus {
        guard isSecondStarted else { return first.status }
        let status = second.status
        return status == .possible ? .active : status
    }

    override var value: SequenceGesture<First, Second>.Value? {
        guard isSecondStarted else { return first.value.map { .first($0) } }
        guard let value = first.value, !second.status.isFailure else { return nil }
        return .second(value, second.value)
    }

    override var hasValue: Bool { isSecondStarted ? !second.status.isFailure : first.hasValue }

    override var deadline: Double? {
        guard isSecondStarted else { return first.deadline }
        return handoverDeadline ?? second.deadline
    }

    override var isIdle: Bool { fingers.isEmpty && super.isIdle }

    override func follows(_ finger: Int) -> Bool {
        super.follows(finger) || fingers.contains { $0.id == finger }
    }

    override func handle(_ event: RecognizerEvent, in space: GestureSpace) {
        guard !status.isTerminal else { return }
        if case .pointer(let sample) = event {
            keep(sample)
        }
        guard !isSecondStarted else { return handleSecond(event, in: space) }
        first.handle(event, in: space)
        guard first.status == .ended else { return }
        isSecondStarted = true
        if fingers.isEmpty {
            handoverDeadline = event.time + TapTracker.maximumPause
        }
        for var finger in fingers {
            finger.phase = .began
            finger.time = event.time
            second.handle(.pointer(finger), in: space)
        }
    }

    private func handleSecond(_ event: RecognizerEvent, in space: GestureSpace) {
        if let deadline = handoverDeadline {
            switch event {
            case .time(let time) where time >= deadline: return second.cancel()
            case .pointer(let sample) where sample.time > deadline: return second.cancel()
            case .pointer(let sample) where sample.phase == .began: handoverDeadline = nil
            default: break
            }
        }
        second.handle(event, in: space)
    }

    private func keep(_ sample: PointerEvent) {
        let index = fingers.firstIndex { $0.id == sample.id }
        switch (sample.phase, index) {
        case (.began, nil): fingers.append(sample)
        case (.began, let index?), (.moved, let index?): fingers[index] = sample
        case (.ended, let index?), (.cancelled, let index?): fingers.remove(at: index)
        default: break
        }
    }

    override func report(_ gate: ReportGate, into actions: inout GestureActions) {
        first.report(gate, into: &actions)
        if isSecondStarted {
            second.report(gate, into: &actions)
        }
    }

    override func reset() {
        super.reset()
        isSecondStarted = false
        handoverDeadline = nil
        fingers.removeAll(keepingCapacity: true)
    }

    override var stateDescription: String {
        "sequence(\(first.stateDescription), \(isSecondStarted ? second.stateDescription : "waiting"))"
    }
}
