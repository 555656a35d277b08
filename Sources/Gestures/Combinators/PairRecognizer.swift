/// The state machine of a gesture of two others: what it does with both, whichever of them counts.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
    final let first: _GestureRecognizer<First.Value>
    final let second: _GestureRecognizer<Second.Value>

    @MainActor
    init(_ first: First, _ second: Second) {
        self.first = First._makeRecognizer(gesture: first)
        self.second = Second._makeRecognizer(gesture: second)
    }

    @MainActor
    final func update(_ first: First, _ second: Second) {
        First._updateRecognizer(self.first, gesture: first)
        Second._updateRecognizer(self.second, gesture: second)
    }

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
}
