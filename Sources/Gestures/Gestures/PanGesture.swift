/// The drag of a scroll view: begins 10 points along one of its axes, and counts from there, so that content does
/// not jump, unless it `countsFromTouch`.
nonisolated package struct PanGesture: Gesture {
    package typealias Value = DragGesture.Value

    /// The axes along which it begins.
    package var axes: Axis.Set
    /// How far the finger has to go along one of them, in points of the root view.
    package var minimumDistance: CGFloat
    /// The space of the values.
    package var coordinateSpace: CoordinateSpace
    /// Whether it counts from where the finger touched down, as a `DragGesture` does.
    package var countsFromTouch = false
    /// Where and in which direction it begins; nil for anywhere and any.
    package var start: Start?

    /// A pan that comes in from a side of the view.
    package struct Start: Equatable {
        /// Whether it is the right side.
        package var isRight: Bool
        /// How far from the side the finger may come down, in points of the view.
        package var width: CGFloat

        package init(isRight: Bool, width: CGFloat) {
            self.isRight = isRight
            self.width = width
        }
    }

    package init(axes: Axis.Set, minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.axes = axes
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @MainActor package static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<DragGesture.Value> {
        PanRecognizer(gesture)
    }

    @MainActor package static func _updateRecognizer(_ recognizer: _GestureRecognizer<DragGesture.Value>, gesture: Self)
    {
        unsafeDowncast(recognizer, to: PanRecognizer.self).gesture = gesture
    }
}

final class PanRecognizer: LeafRecognizer<DragGesture.Value> {
    var gesture: PanGesture
    private var drag = DragTracker()

    init(_ gesture: PanGesture) {
        self.gesture = gesture
    }

    override var isIdle: Bool { drag.finger == nil && status == .possible }
    override func follows(_ finger: Int) -> Bool { drag.finger == finger }
    override func forget() { drag = DragTracker() }

    override func handle(_ event: PointerEvent, in space: GestureSpace) {
        guard drag.finger != nil else {
            if event.phase == .began {
                guard begins(event, in: space) else { return move(to: .failed) }
                drag.begin(event, at: space.convert(event.location, to: gesture.coordinateSpace))
            }
            return
        }
        guard event.id == drag.finger, event.phase != .began else { return }
        if event.phase == .cancelled { return move(to: .cancelled) }
        drag.add(event)
        if status != .active {
            guard hasLeftSlop else {
                if event.phase == .ended || hasGoneAstray { move(to: .failed) }
                return
            }
            if !gesture.countsFromTouch {
                drag.rebase(to: space.convert(event.location, to: gesture.coordinateSpace))
            }
        }
        move(to: event.phase == .ended ? .ended : .active, drag.value(in: space, gesture.coordinateSpace))
    }

    private func begins(_ event: PointerEvent, in space: GestureSpace) -> Bool {
        guard let start = gesture.start else { return true }
        let x = space.convert(event.location, to: .local).x - space.bounds.minX
        return start.isRight ? x >= space.bounds.width - start.width : x <= start.width
    }

    /// Whether the finger of a pan from a side goes another way.
    private var hasGoneAstray: Bool {
        guard let start = gesture.start else { return false }
        let moved = drag.globalTranslation
        let inward = start.isRight ? -moved.width : moved.width
        return max(abs(moved.height), -inward) >= gesture.minimumDistance
    }

    private var hasLeftSlop: Bool {
        let moved = drag.globalTranslation
        if hasGoneAstray { return false }
        return (gesture.axes.contains(Axis.horizontal) && abs(moved.width) >= gesture.minimumDistance)
            || (gesture.axes.contains(Axis.vertical) && abs(moved.height) >= gesture.minimumDistance)
    }
}
