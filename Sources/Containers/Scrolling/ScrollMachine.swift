/// What has a scroll view's content, and where it is: at rest, under a finger, sliding, or on its way by an animation.
///
/// The machine takes what happens, each with the time at which it does, and answers for any time. It knows lengths and
/// offsets, in points, and nothing of views: `ScrollNode` tells it what it has to know, and shows what it says. Offsets
/// count from the leading and the top edge, and beyond the ends too.
package struct ScrollMachine {
    /// How long indicators stay after the last movement, fading included, in seconds.
    static let indicatorLifetime = 0.9
    /// How long their fading takes, in seconds.
    static let indicatorFade = 0.25

    package private(set) var horizontal = ScrollMotion()
    package private(set) var vertical = ScrollMotion()
    private var drag: Drag?
    /// Whether a finger stopped the content and has not moved it yet.
    package private(set) var isHeld = false
    private var lastActivity = -Double.infinity
    /// How often a finger, a wheel or a key has moved the content.
    package private(set) var userMoves = 0

    /// A drag as it was when it began: where the finger had the content along each axis, and where the content was.
    private struct Drag {
        var finger: CGPoint
        var offset: CGPoint
    }

    package init() {}

    // MARK: What it says

    /// The motion along an axis.
    package func motion(_ axis: Axis) -> ScrollMotion { axis == .horizontal ? horizontal : vertical }

    /// How far the content has moved from its leading and its top edge.
    package func offset(at now: Double) -> CGPoint {
        CGPoint(x: horizontal.position(at: now), y: vertical.position(at: now))
    }

    /// The offset at which the content comes to rest by itself.
    package var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

    /// The offset that shows the end of the content; 0 along an axis on which everything fits.
    package var limit: CGPoint { CGPoint(x: horizontal.limit, y: vertical.limit) }

    /// Points per second; 0 while a finger holds the content.
    package func velocity(at now: Double) -> CGVector {
        CGVector(dx: horizontal.velocity(at: now), dy: vertical.velocity(at: now))
    }

    /// Whether a finger is on the content.
    package var isTouched: Bool { drag != nil || isHeld }

    /// Whether the content moves by itself after a time.
    package func isMoving(at now: Double) -> Bool { horizontal.isMoving(at: now) || vertical.isMoving(at: now) }

    /// What moves the content.
    package func phase(at now: Double) -> ScrollPhase {
        if drag != nil { return .interacting }
        if isHeld { return .tracking }
        let moving = [horizontal, vertical].filter { $0.isMoving(at: now) }
        if moving.isEmpty { return .idle }
        return moving.contains(where: \.isAnimated) ? .animating : .decelerating
    }

    /// Where the content was when the drag began; nil while no finger drags it.
    package var dragOrigin: CGPoint? { drag?.offset }

    /// Where the content would come to rest if a finger let go of it with a speed, in points per second.
    package func predictedEnd(velocity: CGPoint, at now: Double) -> CGPoint {
        CGPoint(
            x: horizontal.predictedEnd(velocity: velocity.x, at: now),
            y: vertical.predictedEnd(velocity: velocity.y, at: now))
    }

    /// How visible indicators are, 0...1.
    package func indicatorOpacity(at now: Double) -> Double {
        if isTouched { return 1 }
        return min(max((lastActivity + Self.indicatorLifetime - now) / Self.indicatorFade, 0), 1)
    }

    /// Whether the last movement is so recent that indicators are still seen, touch or no touch.
    package func showsLastMovement(at now: Double) -> Bool { now < lastActivity + Self.indicatorLifetime }

    // MARK: What happens to the content

    /// Content and viewport have these lengths, insets included; what then lies beyond an end is put there.
    package mutating func setLengths(content: CGSize, viewport: CGSize, at now: Double) {
        horizontal.setLengths(content: content.width, viewport: viewport.width, at: now)
        vertical.setLengths(content: content.height, viewport: viewport.height, at: now)
    }

    /// What lies before what is visible became longer, or shorter: what is visible stays where it is.
    package mutating func contentGrew(by distance: CGFloat, along axis: Axis) {
        change(axis) { $0.shift(by: distance) }
        drag?.finger[axis] += distance
        drag?.offset[axis] += distance
    }

    /// Whether a share of the room along an axis is shown at rest, to half a point on either side.
    package func rests(at share: CGFloat, along axis: Axis, at now: Double) -> Bool {
        let motion = motion(axis)
        return !isTouched && !motion.isMoving(at: now) && abs(motion.position(at: now) - motion.limit * share) < 1
    }

    /// Shows a share of the room along an axis: 0 its start, 1 its end. That is no movement that anybody has made.
    package mutating func place(at share: CGFloat, along axis: Axis) {
        change(axis) { $0.jump(to: $0.limit * share) }
    }

    // MARK: What moves it

    /// A finger stops the content that moves.
    package mutating func hold(at now: Double) {
        isHeld = true
        stop(at: now)
        lastActivity = now
    }

    /// A finger that drags has not moved the content yet, as `isHeld` has it, or does so for the first time: the content
    /// is where it is, and follows it from now on.
    package mutating func beginDrag(at now: Double) {
        guard drag == nil else { return }
        stop(at: now)
        drag = Drag(finger: CGPoint(x: horizontal.finger ?? 0, y: vertical.finger ?? 0), offset: offset(at: now))
        isHeld = false
    }

    /// The finger has come a distance since it began to drag; the content follows it along some axes.
    package mutating func follow(_ distance: CGSize, along axes: Axis.Set, at now: Double) {
        guard let drag else { return }
        userMoves += 1
        for axis in Axis.allCases where axes.contains(axis) {
            change(axis) { $0.drag(from: drag.finger[axis], by: distance[axis]) }
        }
        lastActivity = now
    }

    /// The finger lets go.
    ///
    /// - Parameters:
    ///   - velocity: of the offset, in points per second; it counts along `axes` only.
    ///   - target: where the content is to come to rest; nil leaves it to its speed.
    package mutating func release(velocity: CGPoint, along axes: Axis.Set, to target: CGPoint?, at now: Double) {
        drag = nil
        isHeld = false
        for axis in Axis.allCases {
            change(axis) {
                $0.release(
                    velocity: axes.contains(axis) ? Double(velocity[axis]) : 0, at: now,
                    target: target.map { Double($0[axis]) })
            }
        }
        lastActivity = now
    }

    /// A wheel moves the content along some axes, not beyond its ends.
    ///
    /// - Returns: whether that was possible at all.
    package mutating func step(by distance: CGSize, along axes: Axis.Set, at now: Double) -> Bool {
        let before = offset(at: now)
        var end = before
        for axis in Axis.allCases {
            if axes.contains(axis) { end[axis] += distance[axis] }
            end[axis] = min(max(end[axis], 0), limit[axis])
        }
        guard end != before else { return false }
        userMoves += 1
        move(to: end, nil, at: now)
        return true
    }

    /// The content goes to where it is to rest.
    package mutating func settle(to target: CGPoint, along axes: Axis.Set, at now: Double) {
        for axis in Axis.allCases where axes.contains(axis) { change(axis) { $0.settle(to: target[axis], at: now) } }
        lastActivity = now
    }

    /// The app, or a key, moves the content to an offset, as far as its ends allow.
    package mutating func move(to target: CGPoint, _ animation: Animation?, at now: Double) {
        for axis in Axis.allCases { move(axis, to: target[axis], animation, at: now) }
        lastActivity = now
    }

    /// The same along one axis, on a way that has begun already.
    package mutating func move(_ axis: Axis, to target: CGFloat, _ animation: Animation?, at now: Double) {
        change(axis) {
            if let animation { $0.animate(to: target, animation, at: now) } else { $0.jump(to: target) }
        }
    }

    /// A key is about to move the content.
    package mutating func keyPressed() { userMoves += 1 }

    /// Something still moves, or is to look as if it had.
    package mutating func noteActivity(at now: Double) { lastActivity = now }

    private mutating func stop(at now: Double) {
        horizontal.hold(at: now)
        vertical.hold(at: now)
    }

    private mutating func change(_ axis: Axis, _ edit: (inout ScrollMotion) -> Void) {
        if axis == .horizontal { edit(&horizontal) } else { edit(&vertical) }
    }
}
