import Testing

@testable import RiffleMotion

private struct Steps: CustomAnimation {
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: (time / duration * 4).rounded(.down) / 4)
    }
}

private struct CountKey<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
}

/// Shows more with each time that it is asked.
private struct Counting: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        context.state[CountKey<V>.self] += 1
        context.isLogicallyComplete = time >= 0.5
        return time < 1 ? value.scaled(by: Double(context.state[CountKey<V>.self]) / 10) : nil
    }
}

/// Takes the place of its like, from where it has come to.
private struct Merging: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        time < 2 ? value.scaled(by: time / 2) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        previous.base is Merging
    }
}

struct CustomAnimationTests {
    @Test("an animation of code's own shows its share of the change, and ends on the target")
    func steps() {
        var value = AnimatedValue(10.0)
        value.retarget(to: 20, animation: Animation(Steps(duration: 2)), at: 5)
        let shown = [5, 5.6, 6, 6.9].map { value.presented(at: $0) }
        #expect(shown == [10, 12.5, 15, 17.5])
        #expect(value.isActive(at: 6.9))
        #expect(value.presented(at: 7) == 20 && !value.isActive(at: 7.1))
        value.prune(at: 7.1)
        #expect(value.first == nil)
    }

    @Test("delay, speed and repetition are those of every animation")
    func modifiers() {
        var value = AnimatedValue(0.0)
        value.retarget(to: 4, animation: Animation(Steps(duration: 2)).speed(2).delay(1), at: 0)
        let shown = [0.5, 1.3, 1.6, 1.9, 2].map { value.presented(at: $0) }
        #expect(shown == [0, 1, 2, 3, 4])
        let twice = Animation(Steps(duration: 1)).repeatCount(2, autoreverses: true).timeline
        #expect(twice.endTime == 2 && twice.fraction(at: 1.5) < 0.76 && twice.fraction(at: 1.9) <= 0.25)
    }

    @Test("what it keeps is kept for each change, and asking for one time twice is asking once")
    func state() {
        var value = AnimatedValue(0.0)
        value.retarget(to: 10, animation: Animation(Counting()), at: 0)
        let shown = [0, 0.1, 0.1, 0.2].map { value.presented(at: $0) }
        #expect(shown == [1, 2, 2, 3])
        #expect(Animation(Counting()).timeline.logicalEndTime == 0.5)
    }

    @Test("one that merges goes on in the time and the context of the one before")
    func merging() {
        var value = AnimatedValue(0.0)
        value.retarget(to: 10, animation: Animation(Merging()), at: 0)
        #expect(value.presented(at: 1) == 5)
        value.retarget(to: 20, animation: Animation(Merging()), at: 1)
        #expect(value.presented(at: 1) == 10 && value.presented(at: 1.5) == 15 && value.presented(at: 2) == 20)
    }

    @Test("others add to what still runs, and springs take it over with its speed")
    func others() {
        var value = AnimatedValue(0.0)
        value.retarget(to: 10, animation: Animation(Merging()), at: 0)
        _ = value.presented(at: 1)
        value.retarget(to: 20, animation: .linear(duration: 1), at: 1)
        #expect(value.presented(at: 1) == 5)
        var sprung = AnimatedValue(0.0)
        sprung.retarget(to: 10, animation: Animation(Merging()), at: 0)
        _ = sprung.presented(at: 1)
        sprung.retarget(to: 20, animation: .smooth, at: 1)
        #expect(sprung.presented(at: 1) == 5 && abs(sprung.velocity(at: 1) - 5) < 1e-9)
    }

    @Test("animations compare by what they are made of, and one can be made of another")
    func wrapping() {
        #expect(Animation(Steps(duration: 1)) == Animation(Steps(duration: 1)))
        #expect(Animation(Steps(duration: 1)) != Animation(Steps(duration: 2)))
        #expect(Animation(Animation.linear) == .linear)
        var context = AnimationContext<Double>()
        #expect(Animation.linear(duration: 2).animate(value: 8, time: 1, context: &context) == 4)
        #expect(Animation.linear(duration: 2).animate(value: 8, time: 2, context: &context) == nil)
        #expect(context.isLogicallyComplete)
    }
}
