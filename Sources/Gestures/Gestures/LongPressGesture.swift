/// A finger that stays where it is for a while.
///
/// The value is `true` from touch-down, which `onChanged` and `updating` see; it ends when the time is reached, by
/// itself, and not when the finger is lifted.
nonisolated public struct LongPressGesture: Gesture {
    /// Whether the finger is down.
    public typealias Value = Bool

    /// How long the finger has to stay, in seconds; negative counts as zero, NaN as 0.5.
    public var minimumDuration: Double
    /// How far it may go from where it touched down, in points of the root view; NaN counts as 10.
    public var maximumDistance: CGFloat

    /// Creates a gesture with those limits.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Bool> {
        LongPressRecognizer(gesture)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Bool>, gesture: Self) {
        unsafeDowncast(recognizer, to: LongPressRecognizer.self).update(gesture)
    }
}

final class LongPressRecognizer: LeafRecognizer<Bool> {
    private var minimumDuration = 0.5
    private var maximumDistance: CGFloat = 10
    private var start: PointerEvent?

    init(_ gesture: LongPressGesture) {
        super.init()
        update(gesture)
    }

    func update(_ gesture: LongPressGesture) {
        minimumDuration = gesture.minimumDuration.isNaN ? 0.5 : max(gesture.minimumDuration, 0)
        maximumDistance = gesture.maximumDistance.isNaN ? 10 : gesture.maximumDistance
    }

    override var deadline: Double? {
        guard let start, status == .possible, minimumDuration.isFinite else { return nil }
        return start.time + minimumDuration
    }

    override var isIdle: Bool { start == nil && status == .possible }
    override func follows(_ finger: Int) -> Bool { start?.id == finger }
    override func forget() { start = nil }

    override func handle(_ event: PointerEvent, in space: GestureSpace) {
        guard let start else {
            if event.phase == .began {
                start = event
                move(to: .possible, true)
            }
            return
        }
        guard event.id == start.id else { return }
        if event.phase == .cancelled {
            move(to: .cancelled)
        } else if event.time >= start.time + minimumDuration {
            move(to: .ended, true)
        } else if event.phase == .ended || start.location.distance(to: event.location) > maximumDistance {
            move(to: .failed)
        }
    }

    override func handle(time: Double, in space: GestureSpace) {
        if let start, time >= start.time + minimumDuration {
            move(to: .ended, true)
        }
    }
}
