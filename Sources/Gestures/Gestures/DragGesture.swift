/// A finger that moves.
///
/// It begins once the finger is `minimumDistance` away from where it touched down (zero: at touch-down), measured in
/// points of the root view, and counts from the touch-down point. Its values have the place, the translation since
/// touch-down, the velocity in points per second, and where the finger would come to rest 0.25 s later. Places are in
/// the view's own coordinates unless a space is named; a view that moves itself by its translation asks for `.global`,
/// or has the gesture outside of the offset. A drag that something else takes over is cancelled, and does not end: keep
/// what follows the finger in `@GestureState`, which is reset.
///
///     DragGesture(minimumDistance: 20)
///         .updating($pull) { value, pull, _ in
///             pull = value.translation.height
///         }
///         .onEnded { value in
///             if value.predictedEndTranslation.height > 150 { isOpen = false }
///         }
nonisolated public struct DragGesture: Gesture {
    /// How far the finger has to go, in points; negative counts as zero, NaN as 10.
    public var minimumDistance: CGFloat
    /// The space of the values.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a gesture.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Value> {
        DragRecognizer(gesture)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, gesture: Self) {
        unsafeDowncast(recognizer, to: DragRecognizer.self).update(gesture)
    }
}

final class DragRecognizer: LeafRecognizer<DragGesture.Value> {
    private var minimumDistance: CGFloat = 10
    private var coordinateSpace = CoordinateSpace.local
    private var drag = DragTracker()

    init(_ gesture: DragGesture) {
        super.init()
        update(gesture)
    }

    func update(_ gesture: DragGesture) {
        minimumDistance = gesture.minimumDistance.isNaN ? 10 : gesture.minimumDistance
        coordinateSpace = gesture.coordinateSpace
    }

    override var isIdle: Bool { drag.finger == nil && status == .possible }
    override func follows(_ finger: Int) -> Bool { drag.finger == finger }
    override func forget() { drag = DragTracker() }

    override func handle(_ event: PointerEvent, in space: GestureSpace) {
        if drag.finger == nil {
            guard event.phase == .began else { return }
            drag.begin(event, at: space.convert(event.location, to: coordinateSpace))
        } else {
            guard event.id == drag.finger, event.phase != .began else { return }
            if event.phase == .cancelled { return move(to: .cancelled) }
            drag.add(event)
        }
        let isBegun = status == .active || drag.distance >= minimumDistance
        if isBegun {
            move(to: event.phase == .ended ? .ended : .active, drag.value(in: space, coordinateSpace))
        } else if event.phase == .ended {
            move(to: .failed)
        }
    }
}
