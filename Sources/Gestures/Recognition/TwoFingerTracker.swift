import RiffleMotion

/// Follows the first two fingers it is given, and how the line between them grows and turns.
struct TwoFingerTracker {
    /// What has become of the pair.
    enum Change {
        /// Nothing that matters: a finger that is not followed, or the first of two.
        case none
        /// Both are down now.
        case paired
        /// One of the pair moved.
        case moved
        /// One of the pair was lifted.
        case lifted
        /// The only finger there was is gone.
        case abandoned
        /// The host lost one of them.
        case cancelled
    }

    /// Fingers nearer than this, in points, count as this far apart, so that the scale stays finite.
    private static let minimumSpan: CGFloat = 1

    private var first: PointerEvent?
    private var second: PointerEvent?
    private var startSpan: CGFloat = 1
    private var lastAngle = 0.0
    private var velocity = VelocityTracker()

    /// Where the middle between both was when the second touched down, in points of the root view.
    private(set) var startCenter = CGPoint.zero
    /// How many times as far apart they are as at the start.
    private(set) var scale: CGFloat = 1
    /// How far the line between them has turned, in radians, clockwise on screen, whole turns included.
    private(set) var rotation = 0.0
    /// When the pair last changed.
    private(set) var time = 0.0

    /// Whether no finger is followed.
    var isIdle: Bool { first == nil }

    func follows(_ finger: Int) -> Bool { first?.id == finger || second?.id == finger }

    /// How fast scale (`dx`) and rotation (`dy`, in radians) change, per second.
    var rates: CGVector { velocity.velocity(at: time) }

    mutating func handle(_ event: PointerEvent) -> Change {
        if event.phase == .began { return begin(event) }
        guard follows(event.id) else { return .none }
        if event.phase == .cancelled { return .cancelled }
        guard second != nil else {
            first = event
            return event.phase == .ended ? .abandoned : .none
        }
        if first?.id == event.id { first = event } else { second = event }
        measure(at: event.time)
        return event.phase == .ended ? .lifted : .moved
    }

    private mutating func begin(_ event: PointerEvent) -> Change {
        guard let first else {
            first = event
            return .none
        }
        guard second == nil, event.id != first.id else { return .none }
        second = event
        startCenter = CGPoint(
            x: (first.location.x + event.location.x) / 2, y: (first.location.y + event.location.y) / 2)
        startSpan = span
        lastAngle = angle
        measure(at: event.time)
        return .paired
    }

    private var span: CGFloat {
        guard let first, let second else { return Self.minimumSpan }
        return max(first.location.distance(to: second.location), Self.minimumSpan)
    }

    private var angle: Double {
        guard let first, let second else { return 0 }
        return atan2(second.location.y - first.location.y, second.location.x - first.location.x)
    }

    private mutating func measure(at time: Double) {
        self.time = max(self.time, time)
        scale = span / startSpan
        // The shorter way round, so that turning on past half a turn goes on counting.
        rotation += remainder(angle - lastAngle, 2 * .pi)
        lastAngle = angle
        velocity.add(CGPoint(x: scale, y: rotation), at: self.time)
    }
}

/// A recognizer for two fingers, which begins when they have done enough of what it looks for.
class TwoFingerRecognizer<Value>: LeafRecognizer<Value> {
    private final var pair = TwoFingerTracker()
    private final var startLocation = CGPoint.zero
    private final var startAnchor = UnitPoint.center

    /// Whether the pair has gone far enough to begin.
    func isBegun(_ pair: TwoFingerTracker) -> Bool { false }

    /// The value to tell.
    func makeValue(_ pair: TwoFingerTracker, startLocation: CGPoint, startAnchor: UnitPoint) -> Value? { nil }

    override final var isIdle: Bool { pair.isIdle && status == .possible }
    override final func follows(_ finger: Int) -> Bool { pair.follows(finger) }
    override final func forget() { pair = TwoFingerTracker() }

    override final func handle(_ event: PointerEvent, in space: GestureSpace) {
        switch pair.handle(event) {
        case .none: break
        case .paired:
            startLocation = space.convert(pair.startCenter, to: .local)
            startAnchor = Self.anchor(of: startLocation, in: space.bounds)
        case .moved:
            guard status == .active || isBegun(pair) else { return }
            move(to: .active, makeValue(pair, startLocation: startLocation, startAnchor: startAnchor))
        case .lifted:
            guard status == .active else { return move(to: .failed) }
            move(to: .ended, makeValue(pair, startLocation: startLocation, startAnchor: startAnchor))
        case .abandoned: move(to: .failed)
        case .cancelled: move(to: .cancelled)
        }
    }

    private static func anchor(of point: CGPoint, in bounds: CGRect) -> UnitPoint {
        UnitPoint(
            x: bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0.5,
            y: bounds.height > 0 ? (point.y - bounds.minY) / bounds.height : 0.5)
    }
}
