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
        SimultaneousRecognizer<First, Second>(
            first: First._makeRecognizer(gesture: gesture.first),
            second: Second._makeRecognizer(gesture: gesture.second))
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: SimultaneousRecognizer<First, Second>.self)
        First._updateRecognizer(recognizer.first, gesture: gesture.first)
        Second._updateRecognizer(recognizer.second, gesture: gesture.second)
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

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
    SimultaneousGesture<First, Second>.Value
>
{
    let first: _GestureRecognizer<First.Value>
    let second: _GestureRecognizer<Second.Value>

    init(first: _GestureRecognizer<First.Value>, second: _GestureRecognizer<Second.Value>) {
        self.first = first
        self.second = second
    }

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
    override var version: Int { first.version &+ second.version }

    override var deadline: Double? {
        switch (first.deadline, second.deadline) {
        case (let first?, let second?): min(first, second)
        case (let first, let second): first ?? second
        }
    }

    override var isIdle: Bool { first.isIdle && second.isIdle }
    override func follows(_ finger: Int) -> Bool { first.follows(finger) || second.follows(finger) }

    override func handle(_ event: RecognizerEvent, in space: GestureSpace) {
        first.handle(event, in: space)
        second.handle(event, in: space)
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    override func report(_ gate: ReportGate, into actions: inout GestureActions) {
        first.report(gate, into: &actions)
        second.report(gate, into: &actions)
    }

    override func reset() {
        first.reset()
        second.reset()
    }

    override var stateDescription: String {
        "simultaneous(\(first.stateDescription), \(second.stateDescription))"
    }
}
