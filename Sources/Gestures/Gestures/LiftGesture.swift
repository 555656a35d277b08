/// What takes a view out of its place: a finger that rests on it and then moves, or a mouse that moves at once.
///
/// It begins after a rest of `duration` where a finger is down, and with the first points of a mouse. Values are where
/// the finger is.
nonisolated package struct LiftGesture: Gesture {
    package typealias Value = DragGesture.Value

    /// How long a finger has to rest, in seconds.
    package var duration: Double
    /// The space of the values.
    package var coordinateSpace: CoordinateSpace
    /// Whether a mouse has to rest, too: where its drags mean something else.
    package var mouseRests: Bool

    package init(duration: Double = 0.5, mouseRests: Bool = false, coordinateSpace: CoordinateSpace = .global) {
        self.duration = duration
        self.mouseRests = mouseRests
        self.coordinateSpace = coordinateSpace
    }

    @MainActor package static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<DragGesture.Value> {
        LiftRecognizer(gesture)
    }

    @MainActor package static func _updateRecognizer(_ recognizer: _GestureRecognizer<DragGesture.Value>, gesture: Self)
    {
        unsafeDowncast(recognizer, to: LiftRecognizer.self).gesture = gesture
    }
}

final class LiftRecognizer: LeafRecognizer<DragGesture.Value> {
    var gesture: LiftGesture
    private var drag = DragTracker()
    private var start: PointerEvent?

    /// How far a finger may go while it rests, and how far a mouse has to; in points. A mouse begins before what it
    /// would scroll does.
    private static let rest: CGFloat = 10
    private static let step: CGFloat = 4

    init(_ gesture: LiftGesture) { self.gesture = gesture }

    private var isMouse: Bool { start?.kind == .mouse && !gesture.mouseRests }

    override var deadline: Double? {
        guard let start, !isMouse, status == .possible else { return nil }
        return start.time + gesture.duration
    }

    override var isIdle: Bool { drag.finger == nil && status == .possible }
    override func follows(_ finger: Int) -> Bool { drag.finger == finger }

    override func forget() {
        drag = DragTracker()
        start = nil
    }

    override func handle(_ event: PointerEvent, in space: GestureSpace) {
        guard let start else {
            guard event.phase == .began else { return }
            start = event
            return drag.begin(event, at: space.convert(event.location, to: gesture.coordinateSpace))
        }
        guard event.id == drag.finger, event.phase != .began else { return }
        if event.phase == .cancelled { return move(to: .cancelled) }
        drag.add(event)
        if status == .active {
            return move(to: event.phase == .ended ? .ended : .active, value(in: space))
        }
        if event.phase == .ended { return move(to: .failed) }
        if isMouse {
            if drag.distance >= Self.step { move(to: .active, value(in: space)) }
        } else if drag.distance > Self.rest {
            move(to: .failed)
        } else if event.time >= start.time + gesture.duration {
            move(to: .active, value(in: space))
        }
    }

    override func handle(time: Double, in space: GestureSpace) {
        guard let start, !isMouse, status == .possible, time >= start.time + gesture.duration else { return }
        move(to: .active, value(in: space))
    }

    private func value(in space: GestureSpace) -> DragGesture.Value { drag.value(in: space, gesture.coordinateSpace) }
}
