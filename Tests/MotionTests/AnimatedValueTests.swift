import Facts
import SeededNumbers
import Testing

@testable import RiffleMotion

@Suite struct AnimatedValueTests {
    private typealias Number = AnimatedValue<Double>

    @Test("a jump is shown at once and stops what runs")
    func jump() {
        var value = Number(1)
        value.retarget(to: 5, animation: .smooth, at: 0)
        value.set(2)
        #expect(value.presented(at: 0.1) == 2 && value.velocity(at: 0.1) == 0 && !value.isActive(at: 0.1))
        value.retarget(to: 3, animation: nil, at: 0.2)
        #expect(value.presented(at: 0.2) == 3)
    }

    @Test("the model changes at once, what is shown follows, and ends exactly on target", .fact("animation.model"))
    func follows() throws {
        var value = Number(0)
        value.retarget(to: 0.1 + 0.2, animation: .bouncy, at: 10)
        #expect(value.target == 0.1 + 0.2 && value.presented(at: 10) == 0 && value.isActive(at: 10))
        let end = try #require(value.endTime)
        #expect(value.presented(at: end) == 0.1 + 0.2 && !value.isActive(at: end) && value.velocity(at: end) == 0)
        #expect(value.presented(at: end - 1e-6) != 0.1 + 0.2)
        #expect(value.presented(at: 9) == 0)
    }

    @Test(
        "position never jumps at a retarget, and velocity does not at a merging spring's", .fact("animation.retarget"),
        arguments: 1...40)
    func continuity(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let animations: [Animation] = [
            .smooth, .bouncy, .interactiveSpring, .spring(response: 0.8, dampingFraction: 0.5, blendDuration: 0.3),
            .linear(duration: 0.4), .easeInOut.delay(0.1), .interpolatingSpring(stiffness: 100, damping: 8),
            .easeIn.repeatCount(3), .linear(duration: 0.3).repeatForever(), .spring.delay(0.2), .bouncy.speed(2),
            .spring(duration: 0.3, bounce: -0.4),
        ]
        var value = Number(0)
        var time = 0.0
        for _ in 0..<25 {
            time += .random(in: 0.005...0.5, using: &random)
            let animation = animations.randomElement(using: &random)!
            let before = (value.presented(at: time), value.velocity(at: time))
            value.retarget(to: .random(in: -100...100, using: &random), animation: animation, at: time)
            let after = (value.presented(at: time), value.velocity(at: time))
            #expect(abs(before.0 - after.0) < 1e-9, "seed \(seed), \(animation)")
            let timeline = animation.timeline
            if timeline.isMergingSpring, timeline.delay == 0 {
                #expect(abs(before.1 - after.1) < 1e-6, "seed \(seed), \(animation)")
            }
            let slope = (value.presented(at: time + 0.002) - value.presented(at: time + 0.001)) / 0.001
            #expect(abs(slope - value.velocity(at: time + 0.0015)) < 0.02 * (10 + abs(slope)), "seed \(seed)")
        }
    }

    @Test("curves add: two steps at once show the sum of both", .fact("animation.additive"))
    func additivity() {
        let (ease, linear) = (Animation.easeInOut(duration: 1), Animation.linear(duration: 2))
        var value = Number(0)
        value.retarget(to: 10, animation: ease, at: 0)
        value.retarget(to: -5, animation: linear, at: 0.5)
        for t in [0.5, 0.7, 0.99, 1.5, 2.4] {
            let expected = 10 * ease.timeline.fraction(at: t) - 15 * linear.timeline.fraction(at: t - 0.5)
            #expect(abs(value.presented(at: t) - expected) < 1e-12)
        }
        #expect(value.presented(at: 2.5) == -5)
    }

    @Test(
        "what repeats forever ends with the next change, from where it has come to",
        arguments: [
            Animation.easeOut(duration: 0.3), .interpolatingSpring, .smooth.delay(0.2), .smooth,
            .linear(duration: 0.3).repeatCount(2),
        ])
    func endless(next: Animation) throws {
        var value = Number(0)
        value.retarget(to: 360, animation: .linear(duration: 1).repeatForever(autoreverses: false), at: 0)
        let before = value.presented(at: 2.25)
        value.retarget(to: 0, animation: next, at: 2.25)
        #expect(abs(value.presented(at: 2.25) - before) < 1e-9 && abs(before - 90) < 1e-9)
        let end = try #require(value.endTime)
        #expect(end.isFinite && value.presented(at: end) == 0)
    }

    @Test("what repeats forever stops at once where the next change takes no time, and what ends goes on")
    func endlessStopsAtOnce() {
        var value = Number(0)
        value.retarget(to: 10, animation: .linear(duration: 1).repeatForever(), at: 0)
        value.retarget(to: 5, animation: .linear(duration: 0), at: 0.5)
        #expect(value.presented(at: 0.5) == 5 && !value.isActive(at: 0.5))
        value.retarget(to: 10, animation: .linear(duration: 1), at: 1)
        value.retarget(to: 20, animation: .linear(duration: 1).repeatForever(), at: 1)
        value.retarget(to: 0, animation: .linear(duration: 0), at: 1.5)
        #expect(abs(value.presented(at: 1.5) + 2.5) < 1e-9 && value.presented(at: 2) == 0)
    }

    @Test("what repeats forever makes way for what repeats forever")
    func endlessTwice() {
        var value = Number(0)
        for turn in 0..<100 {
            value.retarget(
                to: turn % 2 == 0 ? 1 : 0, animation: .linear(duration: 1).repeatForever(), at: Double(turn) / 3)
        }
        #expect(value.first != nil && value.others.isEmpty)
    }

    @Test("a merging spring absorbs all that runs")
    func absorption() {
        var value = Number(0)
        value.retarget(to: 10, animation: .linear(duration: 1), at: 0)
        value.retarget(to: 20, animation: .interpolatingSpring, at: 0.1)
        let (position, velocity) = (value.presented(at: 0.3), value.velocity(at: 0.3))
        value.retarget(to: 50, animation: .spring(duration: 0.4), at: 0.3)
        let spring = Spring(duration: 0.4)
        for t in [0.0, 0.1, 0.3] {
            let expected =
                position + spring.value(target: 50 - position, initialVelocity: velocity, time: t)
            #expect(abs(value.presented(at: 0.3 + t) - expected) < 1e-10)
        }
    }

    @Test("a spring with a delay waits while the rest goes on")
    func delayedSpring() {
        var value = Number(0)
        value.retarget(to: 10, animation: .linear(duration: 1), at: 0)
        value.retarget(to: 0, animation: .smooth.delay(0.5), at: 0.2)
        #expect(abs(value.presented(at: 0.6) - 6) < 1e-12)
        #expect(value.presented(at: 0.9) < 9)
        #expect(value.presented(at: 9) == 0)
    }

    @Test("a spring after a gesture starts with the finger's velocity")
    func trackedVelocity() {
        var value = Number(0)
        value.set(30)
        value.retarget(to: 100, animation: .smooth, at: 1, trackedVelocity: 800)
        #expect(value.velocity(at: 1) == 800 && value.presented(at: 1) == 30)
        var still = Number(5)
        still.retarget(to: 5, animation: .smooth, at: 0, trackedVelocity: 100)
        #expect(still.presented(at: 0.1) > 5 && still.presented(at: 9) == 5)
        var eased = Number(0)
        eased.retarget(to: 1, animation: .linear(duration: 1), at: 0, trackedVelocity: 800)
        #expect(eased.velocity(at: 0.5) == 1)
        var running = Number(0)
        running.retarget(to: 10, animation: .smooth, at: 0)
        let velocity = running.velocity(at: 0.1)
        running.retarget(to: 20, animation: .smooth, at: 0.1, trackedVelocity: 800)
        #expect(abs(running.velocity(at: 0.1) - velocity) < 1e-9)
    }

    @Test("the same target again changes nothing")
    func sameTarget() {
        var value = Number(0)
        value.retarget(to: 10, animation: .smooth, at: 0)
        let expected = value.presented(at: 0.3)
        value.retarget(to: 10, animation: .linear(duration: 5), at: 0.1)
        #expect(value.presented(at: 0.3) == expected)
    }

    @Test("an animation of no length moves what is shown by its step")
    func noLength() {
        var value = Number(0)
        value.retarget(to: 10, animation: .linear(duration: 1), at: 0)
        value.retarget(to: 110, animation: .linear(duration: 0), at: 0.5)
        #expect(value.presented(at: 0.5) == 105)
    }

    @Test("forgetting what has ended changes nothing that is shown")
    func pruning() {
        var value = Number(0)
        value.retarget(to: 1, animation: .linear(duration: 0.2), at: 0)
        value.retarget(to: 2, animation: .linear(duration: 1), at: 0.1)
        value.retarget(to: 3, animation: .linear(duration: 0.1), at: 0.2)
        let expected = [0.5, 0.9].map { value.presented(at: $0) }
        value.prune(at: 0.5)
        #expect([0.5, 0.9].map { value.presented(at: $0) } == expected)
        value.prune(at: 2)
        #expect(value.endTime == nil && value.presented(at: 2) == 3)
    }

    @Test("with a blend, the response passes from the old spring's to the new one's", .fact("animation.blend"))
    func blending() {
        let quick = Animation.spring(response: 0.2, dampingFraction: 1)
        func position(blend: Double, at t: Double) -> Double {
            var value = Number(0)
            value.retarget(to: 1, animation: quick, at: 0)
            value.retarget(
                to: 100, animation: .spring(response: 1.2, dampingFraction: 1, blendDuration: blend), at: 0.05)
            return value.presented(at: 0.05 + t)
        }
        // Soon after, a blended spring is still nearly as quick as the old one.
        #expect(position(blend: 1, at: 0.1) > 2 * position(blend: 0, at: 0.1))
        #expect(position(blend: 1, at: 30) == 100)
        for t in stride(from: 0.0, to: 1.5, by: 0.01) {
            #expect(abs(position(blend: 1, at: t + 1e-7) - position(blend: 1, at: t)) < 1e-3)
        }
    }

    @Test("vectors move along the straight line between their ends")
    func vectors() {
        var value = AnimatedValue(CGPoint(x: 0, y: 10).animatableData)
        value.retarget(to: CGPoint(x: 30, y: -50).animatableData, animation: .smooth, at: 0)
        let shown = value.presented(at: 0.2)
        #expect(abs(shown.first / 30 - (10 - shown.second) / 60) < 1e-12)
        #expect(value.presented(at: 99) == AnimatablePair(30, -50))
    }

    @Test("repeating forever stays active until something takes over")
    func forever() {
        var value = Number(0)
        value.retarget(to: 1, animation: .linear(duration: 1).repeatForever(), at: 0)
        #expect(value.isActive(at: 1e6) && value.endTime == .infinity)
        value.retarget(to: 5, animation: .smooth, at: 100.25)
        #expect(!value.isActive(at: 110) && value.presented(at: 110) == 5)
    }
}
