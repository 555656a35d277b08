/// One or more taps.
///
/// A tap is up within 0.75 s and 45 points of where it went down; the next one goes down within 0.35 s.
nonisolated public struct TapGesture: Gesture {
    /// Nothing is told but the end.
    public typealias Value = Void

    /// How many taps; less than one counts as one.
    public var count: Int

    /// Creates a gesture of that many taps.
    public init(count: Int = 1) {
        self.count = count
    }

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Void> {
        TapRecognizer(count: gesture.count)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Void>, gesture: Self) {
        unsafeDowncast(recognizer, to: TapRecognizer.self).taps.count = gesture.count
    }
}

final class TapRecognizer: LeafRecognizer<Void> {
    var taps: TapTracker

    init(count: Int) {
        taps = TapTracker(count: count)
    }

    override var deadline: Double? { status.isTerminal ? nil : taps.deadline }
    override var isIdle: Bool { taps.isIdle && status == .possible }
    override func follows(_ finger: Int) -> Bool { taps.finger == finger }
    override func forget() { taps.forget() }

    override func handle(_ event: PointerEvent, in space: GestureSpace) {
        apply(taps.handle(event))
    }

    override func handle(time: Double, in space: GestureSpace) {
        apply(taps.handle(time: time))
    }

    private func apply(_ outcome: TapTracker.Outcome) {
        switch outcome {
        case .undecided: break
        case .recognized: move(to: .ended, ())
        case .failed: move(to: .failed)
        case .cancelled: move(to: .cancelled)
        }
    }
}
