/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: Gesture {
    /// How much larger, and how fast.
    public struct Value: Equatable, Sendable {
        /// When; its distance to other such dates is what counts.
        public var time: Date
        /// The distance of the fingers relative to that at the start: 2 is twice as far apart. Never zero.
        public var magnification: CGFloat
        /// How fast the magnification changes, per second.
        public var velocity: CGFloat
        /// The middle between the fingers at the start, as a part of the view's bounds.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at the start, in points of the view.
        public var startLocation: CGPoint
    }

    /// How much the magnification has to change to begin; NaN counts as 0.01.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Value> {
        MagnifyRecognizer(gesture)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, gesture: Self) {
        unsafeDowncast(recognizer, to: MagnifyRecognizer.self).gesture = gesture
    }
}

final class MagnifyRecognizer: TwoFingerRecognizer<MagnifyGesture.Value> {
    var gesture: MagnifyGesture

    init(_ gesture: MagnifyGesture) {
        self.gesture = gesture
    }

    override func isBegun(_ pair: TwoFingerTracker) -> Bool {
        let minimum = gesture.minimumScaleDelta.isNaN ? 0.01 : gesture.minimumScaleDelta
        return abs(pair.scale - 1) >= minimum
    }

    override func makeValue(
        _ pair: TwoFingerTracker, startLocation: CGPoint, startAnchor: UnitPoint
    ) -> MagnifyGesture.Value? {
        MagnifyGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: pair.time),
            magnification: pair.scale, velocity: pair.rates.dx,
            startAnchor: startAnchor, startLocation: startLocation)
    }
}

/// Two fingers that move apart or together, told as a number alone: the older form of `MagnifyGesture`.
nonisolated public struct MagnificationGesture: Gesture {
    /// The distance of the fingers relative to that at the start.
    public typealias Value = CGFloat

    /// How much the magnification has to change to begin; NaN counts as 0.01.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// The newer form, its magnification alone.
    public var body: _MapGesture<MagnifyGesture, CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
    }
}
