/// One or more taps, and where the last of them was.
nonisolated public struct SpatialTapGesture: Gesture {
    /// Where the last tap was lifted.
    public struct Value: Equatable, Sendable {
        /// The place, in points of the gesture's coordinate space.
        public var location: CGPoint
    }

    /// How many taps; less than one counts as one.
    public var count: Int
    /// The space of `Value.location`.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of that many taps.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a gesture of that many taps.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Value> {
        SpatialTapRecognizer(gesture)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: SpatialTapRecognizer.self)
        recognizer.taps.count = gesture.count
        recognizer.coordinateSpace = gesture.coordinateSpace
    }
}

final class SpatialTapRecognizer: LeafRecognizer<SpatialTapGesture.Value> {
    var taps: TapTracker
    var coordinateSpace: CoordinateSpace

    init(_ gesture: SpatialTapGesture) {
        taps = TapTracker(count: gesture.count)
        coordinateSpace = gesture.coordinateSpace
    }

    override var deadline: Double? { status.isTerminal ? nil : taps.deadline }
    override var isIdle: Bool { taps.isIdle && status == .possible }
    override func follows(_ finger: Int) -> Bool { taps.finger == finger }
    override func forget() { taps.forget() }

    override func handle(_ event: PointerEvent, in space: GestureSpace) {
        switch taps.handle(event) {
        case .undecided: break
        case .recognized:
            move(to: .ended, .init(location: space.convert(event.location, to: coordinateSpace)))
        case .failed: move(to: .failed)
        case .cancelled: move(to: .cancelled)
        }
    }

    override func handle(time: Double, in space: GestureSpace) {
        if taps.handle(time: time) == .failed {
            move(to: .failed)
        }
    }
}
