import Facts
import Testing

@testable import RiffleMotion

@Suite struct AnimationTimelineTests {
    private let linear = Animation.linear(duration: 2)

    private func fractions(_ animation: Animation, _ times: [Double]) -> [Double] {
        times.map { (animation.timeline.fraction(at: $0) * 1e9).rounded() / 1e9 }
    }

    @Test("defaults are Apple's", .fact("animation.default"))
    func defaults() {
        #expect(Animation.default.timeline.spring == Spring(response: 0.55, dampingRatio: 1))
        #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1, duration: 0.35))
        #expect(Animation.linear.timeline.endTime == 0.35)
        #expect(Animation.spring.timeline.spring == Spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring() == .spring)
        #expect(
            Animation.spring(dampingFraction: 0.825).timeline.spring == Spring(response: 0.5, dampingRatio: 0.825))
        #expect(Animation.interactiveSpring.timeline.spring == Spring(duration: 0.15, bounce: 0.15))
        #expect(Animation.interactiveSpring.timeline.blendDuration == 0.25)
        #expect(
            Animation.interactiveSpring(response: 0.15).timeline.spring == Spring(response: 0.15, dampingRatio: 0.86))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.snappy(extraBounce: 0.1) == .spring(duration: 0.5, bounce: 0.15 + 0.1))
        #expect(Animation.smooth == .spring(.smooth))
        #expect(Animation.interpolatingSpring == .interpolatingSpring(Spring()))
        #expect(
            Animation.interpolatingSpring(stiffness: 100, damping: 40).timeline.spring?.dampingRatio == 2)
    }

    @Test("only springs of the spring family merge")
    func merging() {
        #expect(Animation.smooth.timeline.isMergingSpring && Animation.spring.delay(1).timeline.isMergingSpring)
        #expect(!Animation.interpolatingSpring.timeline.isMergingSpring && !linear.timeline.isMergingSpring)
        #expect(!Animation.smooth.repeatCount(2).timeline.isMergingSpring)
    }

    @Test("a curve runs from 0 to 1")
    func curve() {
        #expect(fractions(linear, [-1, 0, 0.5, 1, 2, 3]) == [0, 0, 0.25, 0.5, 1, 1])
        #expect(linear.timeline.fractionVelocity(at: 1) == 0.5 && linear.timeline.fractionVelocity(at: 2) == 0)
    }

    @Test("a delay outside a speed is not scaled, one inside is", .fact("animation.speed"))
    func delayAndSpeed() {
        #expect(fractions(linear.speed(2).delay(1), [0.9, 1, 1.5, 2]) == [0, 0, 0.5, 1])
        #expect(fractions(linear.delay(1).speed(2), [0.4, 0.5, 1, 1.5]) == [0, 0, 0.5, 1])
        #expect(linear.delay(1).speed(2).delay(3).timeline.delay == 3.5)
        #expect(linear.delay(1).delay(2).timeline.endTime == 5)
        #expect(linear.speed(0).timeline.fraction(at: 1000) < 1e-6)
        #expect(linear.delay(.nan).timeline.delay == 0 && linear.delay(-4).timeline.delay == 0)
    }

    @Test("a speed makes a spring quicker in every respect")
    func fastSpring() {
        let (slow, fast) = (Animation.bouncy.timeline, Animation.bouncy.speed(4).timeline)
        #expect(abs(fast.endTime - slow.endTime / 4) < 1e-12)
        #expect(abs(fast.fraction(at: 0.1) - slow.fraction(at: 0.4)) < 1e-12)
        #expect(abs(fast.fractionVelocity(at: 0.1) - 4 * slow.fractionVelocity(at: 0.4)) < 1e-9)
        #expect(abs((fast.spring?.response ?? 0) - 0.125) < 1e-12)
    }

    @Test("repetition: forth, and forth and back", .fact("animation.speed"))
    func repetition() {
        let jumps = linear.repeatCount(3, autoreverses: false)
        #expect(fractions(jumps, [1, 2, 3, 5, 6, 9]) == [0.5, 0, 0.5, 0.5, 1, 1])
        let swings = linear.repeatCount(3)
        #expect(fractions(swings, [1, 2, 2.5, 3.5, 4, 5, 6]) == [0.5, 1, 0.75, 0.25, 0, 0.5, 1])
        #expect(swings.timeline.fractionVelocity(at: 2.5) == -0.5 && swings.timeline.fractionVelocity(at: 4.5) == 0.5)
        let forever = linear.repeatForever()
        #expect(forever.timeline.endTime == .infinity && fractions(forever, [4001, 4003]) == [0.5, 0.5])
        #expect(linear.repeatCount(0) == linear.repeatCount(1))
    }

    @Test("after an even number of runs the value is at its target all the same", .fact("animation.speed"))
    func evenAutoreverse() {
        let timeline = linear.repeatCount(2).timeline
        #expect(timeline.fraction(at: 3.999) < 0.001 && timeline.fraction(at: 4) == 1 && timeline.endTime == 4)
    }

    @Test("a delay inside a repetition is repeated, and a speed outside scales all of it")
    func nested() {
        let animation = linear.delay(1).repeatCount(2, autoreverses: false).speed(2)
        #expect(animation.timeline.endTime == 3)
        #expect(fractions(animation, [0.5, 1, 1.5, 2, 2.5]) == [0, 0.5, 0, 0, 0.5])
        #expect(Animation.linear(duration: 0).repeatForever().timeline.endTime == 0)
    }

    @Test("a spring ends within a thousandth, and slow", arguments: [-0.5, 0, 0.3, 0.8])
    func springEnd(bounce: Double) {
        let timeline = Animation.spring(duration: 0.5, bounce: bounce).timeline
        let end = timeline.endTime
        #expect(abs(timeline.fraction(at: end - 1e-6) - 1) <= 0.0011 && timeline.fraction(at: end) == 1)
        #expect(abs(timeline.fractionVelocity(at: end - 1e-6)) <= 0.0011 * 4 * .pi)
        #expect(timeline.logicalEndTime == 0.5)
        #expect(timeline.fraction(at: end - 1e-6) != 1)
    }

    @Test(
        "the initial velocity of an interpolating spring is in whole changes per second",
        .fact("animation.interpolating"))
    func initialVelocity() {
        let timeline = Animation.interpolatingSpring(duration: 0.5, initialVelocity: 7).timeline
        #expect(abs(timeline.fractionVelocity(at: 0) - 7) < 1e-9)
        #expect(abs(timeline.fraction(at: 1e-6) - 7e-6) < 1e-9)
    }

    @Test("logical completion can be moved")
    func logicalCompletion() {
        #expect(linear.logicallyComplete(after: 0.5).delay(1).timeline.logicalEndTime == 1.5)
        #expect(linear.logicallyComplete(after: 0.5).timeline.endTime == 2)
    }

    @Test(
        "the velocity is the derivative of the fraction",
        arguments: [
            Animation.easeInOut(duration: 1), .bouncy, .interpolatingSpring(stiffness: 80, damping: 5),
            .easeIn.delay(0.2).repeatForever(), .smooth.speed(0.5), .snappy.repeatCount(3),
        ])
    func derivative(animation: Animation) {
        let timeline = animation.timeline
        for t in stride(from: 0.213, to: min(timeline.endTime, 3), by: 0.1) {
            let slope = (timeline.fraction(at: t + 1e-6) - timeline.fraction(at: t - 1e-6)) / 2e-6
            #expect(abs(timeline.fractionVelocity(at: t) - slope) < 1e-4 * max(1, abs(slope)), "\(t)")
        }
    }
}
