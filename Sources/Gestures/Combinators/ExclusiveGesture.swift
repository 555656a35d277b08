/// Two gestures of which only one is recognized; the first has priority.
///
/// While the first is possible an active second is told about. If the first ends, the second is cancelled. If the
/// second ends first, its end waits until the first has failed, and is dropped when the first ends.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the one that is recognized.
    @frozen
    public enum Value {
        /// The first one's.
        case first(First.Value)
        /// The second one's.
        case second(Second.Value)
    }

    /// The gesture with priority.
    public var first: First
    /// The gesture that is recognized when the first is not.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Value> {
        ExclusiveRecognizer<First, Second>(gesture.first, gesture.second)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, gesture: Self) {
        unsafeDowncast(recognizer, to: ExclusiveRecognizer<First, Second>.self).update(gesture.first, gesture.second)
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture or, if it fails, another.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First, Second, ExclusiveGesture<First, Second>.Value
>
{
    /// Whether values of the second have been told, so that they are taken back when the first wins.
    private var isSecondShown = false
    /// Whether the second has been active while it could be, so that its held-back end still counts as active.
    private var wasSecondActive = false

    override var status: GestureStatus {
        let firstStatus = first.status
        if firstStatus.isRecognized { return firstStatus }
        let secondStatus = second.status
        if firstStatus == .possible {
            let isSecondActive = secondStatus == .active || (secondStatus == .ended && wasSecondActive)
            return isSecondActive ? .active : .possible
        }
        return secondStatus == .failed ? firstStatus : secondStatus
    }

    override var value: ExclusiveGesture<First, Second>.Value? {
        if first.status.isRecognized { return first.value.map { .first($0) } }
        if let value = second.value, isSecondCounted { return .second(value) }
        return first.value.map { .first($0) }
    }

    override var hasValue: Bool { first.hasValue || (second.hasValue && isSecondCounted) }

    /// Whether the second's value may be shown: an end that is held back is not, unless it was active before.
    private var isSecondCounted: Bool {
        second.status != .ended || wasSecondActive || first.status.isFailure
    }

    override func handle(_ event: RecognizerEvent, in space: GestureSpace) {
        guard first.status != .ended else { return }
        super.handle(event, in: space)
        let firstStatus = first.status
        if firstStatus == .ended || (firstStatus == .active && isSecondShown) {
            second.cancel()
        } else if !firstStatus.isRecognized, second.status == .active {
            wasSecondActive = true
        }
    }

    override func report(_ gate: ReportGate, into actions: inout GestureActions) {
        let firstStatus = first.status
        if firstStatus.isRecognized {
            // The loser takes its values back before the winner speaks.
            second.report(.silent, into: &actions)
            first.report(gate, into: &actions)
            return
        }
        first.report(gate, into: &actions)
        let secondGate = firstStatus == .possible ? min(gate, .withholdEnd) : gate
        second.report(secondGate, into: &actions)
        if secondGate != .silent, second.hasValue, !second.status.isTerminal {
            isSecondShown = true
        }
    }

    override func reset() {
        super.reset()
        isSecondShown = false
        wasSecondActive = false
    }

    override var stateDescription: String {
        "exclusive(\(first.stateDescription), \(second.stateDescription))"
    }
}
