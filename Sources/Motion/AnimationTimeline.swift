/// An animation resolved to a function of time: how much of a change is shown, `t` seconds after it.
///
/// Closed form, without clock or state. Delays and speeds are folded into one delay and one speed, and a speed into its
/// spring.
@usableFromInline
package struct AnimationTimeline: Hashable, Sendable {
    /// What runs once the delay is over.
    enum Course: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case spring(SpringBasis, initialVelocity: Double, duration: Double)
        indirect case repetition(AnimationTimeline, count: Int?, autoreverses: Bool)
        case custom(CustomCourse, speed: Double)
    }

    var course: Course
    /// The seconds before anything moves.
    @usableFromInline package fileprivate(set) var delay = 0.0
    /// The spring at its effective speed, if there is one and it is not repeated.
    @usableFromInline package fileprivate(set) var spring: Spring?
    /// Whether the spring takes over the motion of what runs, rather than adding to it.
    @usableFromInline package fileprivate(set) var isMergingSpring = false
    /// The seconds over which a replaced spring's response passes into this one's.
    @usableFromInline package fileprivate(set) var blendDuration = 0.0
    /// When the fraction is 1 for good, in seconds; infinite for what repeats forever or has no damping.
    @usableFromInline package fileprivate(set) var endTime: Double
    /// When the change counts as done, in seconds: a spring's response, else the end.
    @usableFromInline package fileprivate(set) var logicalEndTime: Double

    /// The share of the change that is shown at a time; 0 before the delay is over, exactly 1 from the end on.
    @usableFromInline
    package func fraction(at time: Double) -> Double {
        if time >= endTime { return 1 }
        let t = time - delay
        guard t > 0 else { return 0 }
        switch course {
        case .curve(let curve, let duration):
            return curve.value(at: t / duration)
        case .spring(let basis, let initialVelocity, _):
            let (p, q) = basis.displacement(at: t)
            return 1 - p + q * initialVelocity
        case .repetition(let inner, _, let autoreverses):
            return inner.fraction(at: AnimationTimeline.phase(of: t, in: inner.endTime, autoreverses).time)
        case .custom(let course, let speed):
            return course.value(at: t * speed)
        }
    }

    /// The derivative of the fraction, per second; 0 before the delay is over and from the end on.
    @usableFromInline
    package func fractionVelocity(at time: Double) -> Double {
        let t = time - delay
        guard t >= 0, time < endTime else { return 0 }
        switch course {
        case .curve(let curve, let duration):
            return curve.slope(at: t / duration) / duration
        case .spring(let basis, let initialVelocity, _):
            let (p, q) = basis.velocity(at: t)
            return -p + q * initialVelocity
        case .repetition(let inner, _, let autoreverses):
            let phase = AnimationTimeline.phase(of: t, in: inner.endTime, autoreverses)
            return inner.fractionVelocity(at: phase.time) * phase.direction
        case .custom(let course, let speed):
            return course.slope(at: t * speed) * speed
        }
    }

    /// The animation of code's own that shows the change, if one does and it is not repeated.
    @usableFromInline package var isCustom: Bool { if case .custom = course { true } else { false } }

    /// The motion of a change that an animation of code's own shows.
    func customMotion<Value: VectorArithmetic>(of change: Value) -> CustomMotion<Value>? {
        guard case .custom(let course, let speed) = course else { return nil }
        return CustomMotion(course.animation, change: change, delay: delay, speed: speed)
    }

    /// The animation of code's own, without delay and speed.
    var customAnimation: AnyCustomAnimation? {
        if case .custom(let course, _) = course { course.animation } else { nil }
    }

    /// Where in one run a time lies, and whether that run goes forward (1) or back (-1).
    private static func phase(
        of t: Double, in period: Double, _ autoreverses: Bool
    ) -> (time: Double, direction: Double) {
        guard period.isFinite else { return (t, 1) }
        let round = (t / period).rounded(.down)
        let elapsed = t - round * period
        let isBack = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
        return isBack ? (period - elapsed, -1) : (elapsed, 1)
    }
}

extension AnimationTimeline {
    /// Resolves what an animation is made of.
    init(_ form: Animation.Form) {
        switch form {
        case .curve(let curve, let duration):
            self.init(course: .curve(curve, duration: duration), endTime: duration, logicalEndTime: duration)
        case .spring(let spring, let blendDuration):
            self.init(spring: spring, initialVelocity: 0)
            isMergingSpring = true
            self.blendDuration = blendDuration
        case .interpolatingSpring(let spring, let initialVelocity):
            self.init(spring: spring, initialVelocity: initialVelocity)
        case .delay(let delay, let inner):
            self.init(inner)
            self.delay += delay
            endTime += delay
            logicalEndTime += delay
        case .speed(let speed, let inner):
            self = AnimationTimeline(inner).sped(up: speed)
        case .repetition(let count, let autoreverses, let inner):
            let timeline = AnimationTimeline(inner)
            // A run of no length would be repeated infinitely often at once: it is over instead.
            let end = timeline.endTime > 0 ? timeline.endTime * (count.map(Double.init) ?? .infinity) : 0
            self.init(
                course: .repetition(timeline, count: count, autoreverses: autoreverses), endTime: end,
                logicalEndTime: end)
        case .logicallyComplete(let duration, let inner):
            self.init(inner)
            logicalEndTime = duration
        case .custom(let animation):
            let course = CustomCourse(animation)
            self.init(
                course: .custom(course, speed: 1), endTime: course.duration, logicalEndTime: course.logicalDuration)
        }
    }

    private init(course: Course, endTime: Double, logicalEndTime: Double) {
        self.course = course
        self.endTime = endTime
        self.logicalEndTime = logicalEndTime
    }

    private init(spring: Spring, initialVelocity: Double) {
        let basis = spring.basis
        let duration = basis.restTime(
            positionSquared: 1, velocitySquared: initialVelocity * initialVelocity, product: -initialVelocity)
        self.init(
            course: .spring(basis, initialVelocity: initialVelocity, duration: duration), endTime: duration,
            logicalEndTime: min(spring.response, duration))
        self.spring = spring
    }

    /// Returns the timeline that runs so many times as fast, its delay too.
    private func sped(up factor: Double) -> AnimationTimeline {
        var result = self
        result.delay /= factor
        result.endTime /= factor
        result.logicalEndTime /= factor
        result.blendDuration /= factor
        result.spring = spring?.sped(up: factor)
        switch course {
        case .curve(let curve, let duration):
            result.course = .curve(curve, duration: duration / factor)
        case .spring(let basis, let initialVelocity, let duration):
            result.course = .spring(
                result.spring?.basis ?? basis, initialVelocity: initialVelocity * factor, duration: duration / factor)
        case .repetition(let inner, let count, let autoreverses):
            result.course = .repetition(inner.sped(up: factor), count: count, autoreverses: autoreverses)
        case .custom(let course, let speed):
            result.course = .custom(course, speed: speed * factor)
        }
        return result
    }
}

extension Animation {
    /// This animation as a function of time.
    @usableFromInline
    package var timeline: AnimationTimeline { AnimationTimeline(form) }
}
