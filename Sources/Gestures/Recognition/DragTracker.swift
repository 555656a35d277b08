import RiffleMotion

/// Follows one finger from touch-down.
struct DragTracker {
    /// How far ahead a drag is predicted, in seconds; Apple defines velocity as four times the predicted distance.
    static let predictionTime: CGFloat = 0.25

    /// The finger; `nil` before touch-down.
    private(set) var finger: Int?
    private(set) var latest = PointerEvent(id: 0, phase: .ended, location: .zero, time: 0)
    private var globalStart = CGPoint.zero
    private var start = CGPoint.zero
    private var velocity = VelocityTracker()

    /// How far the finger is from where it touched down, in points of the root view.
    var distance: CGFloat { globalStart.distance(to: latest.location) }

    /// How far the finger is from where it touched down, along each axis of the root view.
    var globalTranslation: CGSize {
        CGSize(width: latest.location.x - globalStart.x, height: latest.location.y - globalStart.y)
    }

    /// Starts at a sample that lies at `start` in the space of the values.
    mutating func begin(_ event: PointerEvent, at start: CGPoint) {
        finger = event.id
        globalStart = event.location
        self.start = start
        latest = event
        velocity.add(event.location, at: event.time)
    }

    /// Counts from the latest sample on, which lies at `start` in the space of the values.
    mutating func rebase(to start: CGPoint) {
        globalStart = latest.location
        self.start = start
    }

    /// Takes the next sample of the finger.
    mutating func add(_ event: PointerEvent) {
        // A lift where the finger was tells nothing about its velocity.
        if event.phase != .ended || event.location != latest.location {
            velocity.add(event.location, at: event.time)
        }
        latest = event
    }

    /// The drag so far, in a coordinate space; the velocity turns and scales with the view.
    func value(in space: GestureSpace, _ coordinateSpace: CoordinateSpace) -> DragGesture.Value {
        let speed = velocity.velocity(at: latest.time)
        let predicted = CGPoint(
            x: latest.location.x + speed.dx * Self.predictionTime,
            y: latest.location.y + speed.dy * Self.predictionTime)
        return DragGesture.Value(
            time: latest.time,
            location: space.convert(latest.location, to: coordinateSpace),
            startLocation: start,
            predictedEndLocation: space.convert(predicted, to: coordinateSpace))
    }
}
