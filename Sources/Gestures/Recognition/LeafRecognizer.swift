/// A recognizer that looks at touches itself and keeps its state in place.
class LeafRecognizer<Value>: _GestureRecognizer<Value> {
    private final var currentStatus = GestureStatus.possible
    private final var currentValue: Value?
    private final var changes = 0

    /// Moves to a status; failures drop the value.
    final func move(to status: GestureStatus, _ value: Value? = nil) {
        currentStatus = status
        currentValue = value
        changes &+= 1
    }

    /// Handles a sample; not called in a terminal status.
    func handle(_ event: PointerEvent, in space: GestureSpace) {}

    /// Handles the passing of time; not called in a terminal status.
    func handle(time: Double, in space: GestureSpace) {}

    /// Forgets every finger and all memory.
    func forget() {}

    override var status: GestureStatus { currentStatus }
    override var value: Value? { currentValue }
    override var hasValue: Bool { currentValue != nil }
    override var version: Int { changes }
    override var deadline: Double? { nil }

    override func handle(_ event: RecognizerEvent, in space: GestureSpace) {
        guard !currentStatus.isTerminal else { return }
        switch event {
        case .pointer(let event): handle(event, in: space)
        case .time(let time): handle(time: time, in: space)
        }
    }

    override func cancel() {
        if !currentStatus.isFailure {
            move(to: .cancelled)
        }
    }

    override func report(_ gate: ReportGate, into actions: inout GestureActions) {}

    override func reset() {
        forget()
        if currentStatus != .possible || currentValue != nil {
            move(to: .possible)
        }
    }

    override var stateDescription: String {
        currentValue.map { "\(currentStatus)(\($0))" } ?? "\(currentStatus)"
    }
}
