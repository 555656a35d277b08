/// A recognizer that passes through what its base makes of touches, and calls back when that changes.
///
/// Between two resets: `changed` any number of times, then `ended` once, or `lost` once if anything was changed.
class TransitionRecognizer<Content: Gesture>: _GestureRecognizer<Content.Value> {
    final let base: _GestureRecognizer<Content.Value>
    private final var reportedVersion = -1
    private final var isShowing = false
    private final var isFinished = false

    init(base: _GestureRecognizer<Content.Value>) {
        self.base = base
    }

    /// There is a value to show, the first or a new one.
    func changed(_ value: Content.Value, into actions: inout GestureActions) {}

    /// The gesture ended; `changed` need not have come before.
    func ended(_ value: Content.Value, into actions: inout GestureActions) {}

    /// What was shown is to be taken back.
    func lost(into actions: inout GestureActions) {}

    override final func report(_ gate: ReportGate, into actions: inout GestureActions) {
        base.report(gate, into: &actions)
        guard !isFinished else { return }
        switch base.status {
        case .possible, .active:
            guard gate != .silent, base.version != reportedVersion else { return }
            reportedVersion = base.version
            if let value = base.value {
                isShowing = true
                changed(value, into: &actions)
            } else if isShowing {
                isShowing = false
                lost(into: &actions)
            }
        case .ended:
            guard gate == .open, let value = base.value else { return }
            isFinished = true
            isShowing = false
            ended(value, into: &actions)
        case .failed, .cancelled:
            isFinished = true
            guard isShowing else { return }
            isShowing = false
            lost(into: &actions)
        }
    }

    override func reset() {
        assert(!isShowing, "A recognizer was reset while its value is shown; cancel and report it first.")
        base.reset()
        isShowing = false
        isFinished = false
        reportedVersion = base.version
    }

    override final var status: GestureStatus { base.status }
    override final var value: Content.Value? { base.value }
    override final var hasValue: Bool { base.hasValue }
    override final var version: Int { base.version }
    override final var deadline: Double? { base.deadline }
    override final var isIdle: Bool { base.isIdle }
    override final func follows(_ finger: Int) -> Bool { base.follows(finger) }
    override final func cancel() { base.cancel() }
    override final var stateDescription: String { base.stateDescription }

    override final func handle(_ event: RecognizerEvent, in space: GestureSpace) {
        base.handle(event, in: space)
    }
}
