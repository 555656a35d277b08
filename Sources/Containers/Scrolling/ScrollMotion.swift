/// Where scrolled content is along one axis, from touch to rest.
///
/// Positions are offsets in points: 0 shows the start of the content, `limit` its end. Closed form: asking for a time
/// never depends on which times were asked for before.
package struct ScrollMotion {
    /// How content comes back from beyond an end: UIKit's bounce as others have measured it, critically damped.
    static let bounce = Spring(mass: 1, stiffness: 100, damping: 20)
    /// Slower releases than this do not slide on, in points per second.
    static let slowestSlide = 10.0

    private enum Course {
        case rest(Double)
        /// Where the finger has the content, without resistance.
        case drag(Double)
        case slide(Deceleration, start: Double, end: Return?)
        case settle(Return)
        case animation(AnimatedValue<Double>)
    }

    /// A spring's way to a target.
    private struct Return {
        private(set) var target: Double
        let displacement: Double
        let velocity: Double
        let start: Double
        let end: Double
        /// Whether somebody has chosen the target; else it is only the nearest end.
        let isChosen: Bool

        init(from position: Double, to target: Double, velocity: Double, at start: Double, isChosen: Bool = false) {
            self.target = target
            self.isChosen = isChosen
            displacement = position - target
            self.velocity = velocity
            self.start = start
            let duration = ScrollMotion.bounce.basis.settlingTime(
                positionSquared: displacement * displacement, velocitySquared: velocity * velocity,
                product: displacement * velocity, epsilon: Deceleration.restDistance)
            end = start + duration
        }

        func shifted(by distance: Double) -> Return {
            var copy = self
            copy.target += distance
            return copy
        }

        func position(at now: Double) -> Double {
            guard now < end else { return target }
            let (p, q) = ScrollMotion.bounce.basis.displacement(at: now - start)
            return target + displacement * p + velocity * q
        }

        func velocity(at now: Double) -> Double {
            guard now < end else { return 0 }
            let (p, q) = ScrollMotion.bounce.basis.velocity(at: now - start)
            return displacement * p + velocity * q
        }
    }

    private var course = Course.rest(0)
    private(set) var content = 0.0
    private(set) var viewport = 0.0

    package init() {}

    /// The offset that shows the end of the content; 0 where everything fits.
    package var limit: Double { max(content - viewport, 0) }

    /// Whether a finger holds the content.
    package var isDragged: Bool {
        if case .drag = course { return true }
        return false
    }

    /// Whether an animation of the app's has the content.
    var isAnimated: Bool {
        if case .animation = course { return true }
        return false
    }

    /// The offset in points at a time, beyond the ends too.
    package func position(at now: Double) -> Double {
        switch course {
        case .rest(let position): position
        case .drag(let finger): resisted(finger)
        case .slide(let slide, let start, let end):
            if let end, now >= end.start { end.position(at: now) } else { slide.position(at: now - start) }
        case .settle(let way): way.position(at: now)
        case .animation(let value): value.presented(at: now)
        }
    }

    /// Where the content comes to rest by itself, in points.
    package var target: Double {
        switch course {
        case .rest(let position): position
        case .drag(let finger): clamped(finger)
        case .slide(let slide, _, let end): end?.target ?? slide.finalPosition
        case .settle(let way): way.target
        case .animation(let value): value.target
        }
    }

    /// Points per second at a time; 0 while a finger holds the content.
    package func velocity(at now: Double) -> Double {
        switch course {
        case .rest, .drag: 0
        case .slide(let slide, let start, let end):
            if let end, now >= end.start { end.velocity(at: now) } else { slide.velocity(at: now - start) }
        case .settle(let way): way.velocity(at: now)
        case .animation(let value): value.velocity(at: now)
        }
    }

    /// Whether the content moves by itself after a time.
    package func isMoving(at now: Double) -> Bool {
        switch course {
        case .rest, .drag: false
        case .slide(let slide, let start, let end): now < (end?.end ?? start + slide.duration)
        case .settle(let way): now < way.end
        case .animation(let value): value.isActive(at: now)
        }
    }

    /// Gives content and viewport their lengths; what then lies beyond an end is put there.
    ///
    /// What is on its way to a place that somebody has chosen goes there all the same: rows that come into sight may be
    /// longer than they were taken for.
    package mutating func setLengths(content: Double, viewport: Double, at now: Double) {
        guard content != self.content || viewport != self.viewport else { return }
        let position = position(at: now)
        let velocity = velocity(at: now)
        let isMoving = isMoving(at: now)
        self.content = content
        self.viewport = viewport
        switch course {
        case .drag: break
        case .settle(let way) where isMoving && way.isChosen:
            let end = clamped(way.target)
            guard end != way.target else { break }
            course = .settle(Return(from: position, to: end, velocity: velocity, at: now, isChosen: true))
        case .slide, .settle:
            if isMoving { move(from: position, velocity: velocity, at: now) } else { jump(to: position) }
        case .animation:
            if !isMoving { jump(to: position) }
        case .rest: jump(to: position)
        }
    }

    /// Puts the content somewhere, as far as its ends allow.
    package mutating func jump(to position: Double) { course = .rest(clamped(position)) }

    /// Moves the content somewhere with an animation, as far as its ends allow.
    package mutating func animate(to position: Double, _ animation: Animation, at now: Double) {
        var value: AnimatedValue<Double>
        if case .animation(let running) = course {
            value = running
        } else {
            value = AnimatedValue(self.position(at: now))
        }
        value.retarget(to: clamped(position), animation: animation, at: now)
        course = .animation(value)
    }

    /// Counts all offsets from elsewhere, as when content before what is visible turns out longer than it was taken for.
    package mutating func shift(by distance: Double) {
        switch course {
        case .rest(let position): course = .rest(position + distance)
        case .drag(let finger): course = .drag(finger + distance)
        case .slide(let slide, let start, let end):
            course = .slide(slide.shifted(by: distance), start: start, end: end?.shifted(by: distance))
        case .settle(let way): course = .settle(way.shifted(by: distance))
        case .animation(var value):
            value.target += distance
            course = .animation(value)
        }
    }

    /// Stops the content where it is, beyond an end too.
    package mutating func hold(at now: Double) {
        let position = position(at: now)
        let end = clamped(position)
        course = .drag(end + RubberBand.overshoot(for: position - end, viewport: viewport))
    }

    /// Moves the content with a finger that holds it, by a distance since `hold(at:)` put it at `start`.
    package mutating func drag(from start: Double, by distance: Double) { course = .drag(start + distance) }

    /// Where the finger has the content; nil when none holds it.
    package var finger: Double? {
        if case .drag(let finger) = course { return finger }
        return nil
    }

    /// Lets go of the content.
    ///
    /// - Parameters:
    ///   - velocity: of the finger's offset, in points per second.
    ///   - target: where the content is to come to rest; nil leaves it to its speed.
    package mutating func release(velocity: Double, at now: Double, target: Double? = nil) {
        guard case .drag(let finger) = course else { return }
        let velocity = velocity.isFinite ? velocity : 0
        guard finger >= 0, finger <= limit else {
            // What is shown follows the finger with resistance, and so does its speed.
            let stretch = abs(finger - clamped(finger)) * RubberBand.stiffness / max(viewport, 1) + 1
            let shown = velocity * RubberBand.stiffness / (stretch * stretch)
            course = .settle(Return(from: resisted(finger), to: clamped(finger), velocity: shown, at: now))
            return
        }
        if let target {
            course = .settle(Return(from: finger, to: clamped(target), velocity: velocity, at: now, isChosen: true))
        } else if abs(velocity) < ScrollMotion.slowestSlide {
            course = .rest(finger)
        } else {
            move(from: finger, velocity: velocity, at: now)
        }
    }

    /// Takes the content to a place where it is to rest, as after a finger let go of it there, as far as its ends allow.
    package mutating func settle(to target: Double, at now: Double) {
        let position = position(at: now)
        let end = clamped(target)
        guard end != position else { return jump(to: position) }
        course = .settle(Return(from: position, to: end, velocity: velocity(at: now), at: now, isChosen: true))
    }

    /// Where content that a finger holds would come to rest if it let go, in points.
    package func predictedEnd(velocity: Double, at now: Double) -> Double {
        clamped(Deceleration(start: finger ?? position(at: now), velocity: velocity).finalPosition)
    }

    /// Lets content slide from a place, and bounce at the end if it gets so far.
    private mutating func move(from position: Double, velocity: Double, at now: Double) {
        guard position >= 0, position <= limit else {
            course = .settle(Return(from: position, to: clamped(position), velocity: velocity, at: now))
            return
        }
        let slide = Deceleration(start: position, velocity: velocity)
        let end = clamped(slide.finalPosition)
        guard end != slide.finalPosition, let time = slide.time(reaching: end) else {
            course = .slide(slide, start: now, end: nil)
            return
        }
        let bounce = Return(from: end, to: end, velocity: slide.velocity(at: time), at: now + time)
        course = .slide(slide, start: now, end: bounce)
    }

    private func clamped(_ position: Double) -> Double { position.isNaN ? 0 : min(max(position, 0), limit) }

    private func resisted(_ finger: Double) -> Double {
        let end = clamped(finger)
        return end + RubberBand.offset(for: finger - end, viewport: viewport)
    }
}
