/// Two fingers that turn about each other.
nonisolated public struct RotateGesture: Gesture {
    /// How far turned, and how fast.
    public struct Value: Equatable, Sendable {
        /// When; its distance to other such dates is what counts.
        public var time: Date
        /// How far the line between the fingers has turned, clockwise positive; whole turns count.
        public var rotation: Angle
        /// How fast it turns, per second.
        public var velocity: Angle
        /// The middle between the fingers at the start, as a part of the view's bounds.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at the start, in points of the view.
        public var startLocation: CGPoint
    }

    /// How far the fingers have to turn to begin; NaN counts as one degree.
    public var minimumAngleDelta: Angle

    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Value> {
        RotateRecognizer(gesture)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, gesture: Self) {
        unsafeDowncast(recognizer, to: RotateRecognizer.self).gesture = gesture
    }
}

final class RotateRecognizer: TwoFingerRecognizer<RotateGesture.Value> {
    var gesture: RotateGesture

    init(_ gesture: RotateGesture) {
        self.gesture = gesture
    }

    override func isBegun(_ pair: TwoFingerTracker) -> Bool {
        let minimum = gesture.minimumAngleDelta.radians
        return abs(pair.rotation) >= (minimum.isNaN ? Angle.degrees(1).radians : minimum)
    }

    override func makeValue(
        _ pair: TwoFingerTracker, startLocation: CGPoint, startAnchor: UnitPoint
    ) -> RotateGesture.Value? {
        RotateGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: pair.time),
            rotation: .radians(pair.rotation), velocity: .radians(pair.rates.dy),
            startAnchor: startAnchor, startLocation: startLocation)
    }
}

/// Two fingers that turn about each other, told as an angle alone: the older form of `RotateGesture`.
nonisolated public struct RotationGesture: Gesture {
    /// How far the line between the fingers has turned, clockwise positive.
    public typealias Value = Angle

    /// How far the fingers have to turn to begin; NaN counts as one degree.
    public var minimumAngleDelta: Angle

    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// The newer form, its rotation alone.
    public var body: _MapGesture<RotateGesture, Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
    }
}
