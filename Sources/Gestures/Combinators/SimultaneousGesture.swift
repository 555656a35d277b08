/// Two gestures at the same time, neither of which hinders the other.
///
/// It ends when both have ended or failed, and fails when neither ended.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of those that have one.
    @frozen
    public struct Value {
        /// The first one's.
        public var first: First.Value?
        /// The second one's.
        public var second: Second.Value?
    }

    /// One gesture.
    public var first: First
    /// The other gesture.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Value> {
        SimultaneousRecognizer<First, Second>(gesture.first, gesture.second)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, gesture: Self) {
        unsafeDowncast(recognizer, to: SimultaneousRecognizer<First, Second>.self).update(gesture.first, gesture.second)
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
    /// This gesture and another at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First, Second, SimultaneousGesture<First, Second>.Value
>
{
    override var status: GestureStatus {
        let one = first.status
        let other = second.status
        if one.isTerminal, other.isTerminal {
            if one == .ended || other == .ended { return .ended }
            return one == .cancelled || other == .cancelled ? .cancelled : .failed
        }
        return one.isRecognized || other.isRecognized ? .active : .possible
    }

    override var value: SimultaneousGesture<First, Second>.Value? {
        hasValue ? .init(first: first.value, second: second.value) : nil
    }

    override var hasValue: Bool { first.hasValue || second.hasValue }

    override var stateDescription: String {
        "simultaneous(\(first.stateDescription), \(second.stateDescription))"
    }
}
