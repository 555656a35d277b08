/// A recognizer whose base may be replaced by one of another type when the gesture value changes.
///
/// A base that has begun is cancelled, and replaced when the touch is over.
class ReplaceableRecognizer<Value>: _GestureRecognizer<Value> {
    private final var base: _GestureRecognizer<Value>?
    private final var replacement: (() -> _GestureRecognizer<Value>?)?
    private final var replacements = 0

    init(base: _GestureRecognizer<Value>?) {
        self.base = base
    }

    /// The base, unless it is about to be replaced; a gesture of the same type updates it.
    final var current: _GestureRecognizer<Value>? { replacement == nil ? base : nil }

    /// Replaces the base, now or when its touch is over; the last replacement counts.
    final func replace(with make: @escaping () -> _GestureRecognizer<Value>?) {
        if let base, !base.isIdle {
            base.cancel()
            replacement = make
        } else {
            base = make()
            replacement = nil
            replacements &+= 1
        }
    }

    override final var status: GestureStatus { base?.status ?? .failed }
    override final var value: Value? { base?.value }
    override final var hasValue: Bool { base?.hasValue ?? false }
    override final var version: Int { (base?.version ?? 0) &+ replacements &* 0x1_0000_0000 }
    override final var deadline: Double? { base?.deadline }
    override final var isIdle: Bool { base?.isIdle ?? true }
    override final func follows(_ finger: Int) -> Bool { base?.follows(finger) ?? false }
    override final func cancel() { base?.cancel() }
    override final var stateDescription: String { base?.stateDescription ?? "none" }

    override final func handle(_ event: RecognizerEvent, in space: GestureSpace) {
        base?.handle(event, in: space)
    }

    override final func report(_ gate: ReportGate, into actions: inout GestureActions) {
        base?.report(gate, into: &actions)
    }

    override final func reset() {
        base?.reset()
        if let replacement {
            self.replacement = nil
            base = replacement()
            replacements &+= 1
        }
    }
}
