import RiffleContainers
import Testing

struct ScrollMotionTests {
    private func motion(content: Double = 1000, viewport: Double = 300) -> ScrollMotion {
        var motion = ScrollMotion()
        motion.setLengths(content: content, viewport: viewport, at: 0)
        return motion
    }

    @Test("a slide that reaches the end goes over into a bounce without a jump in place or speed")
    func slideIntoBounce() {
        var motion = motion()
        motion.hold(at: 0)
        motion.drag(from: 0, by: 600)
        motion.release(velocity: 2000, at: 0)
        var overshoot = 0.0
        var last = motion.position(at: 0)
        var time = 0.0
        while motion.isMoving(at: time) {
            time += 0.001
            let position = motion.position(at: time)
            #expect(abs(position - last) <= 2.1)
            overshoot = max(overshoot, position - motion.limit)
            last = position
        }
        #expect(overshoot > 10)
        #expect(motion.position(at: time) == motion.limit)
        #expect(time < 2)
    }

    @Test("content that grows or shrinks on the way to a chosen place still goes there, or to its new end")
    func chosenPlace() {
        var motion = motion()
        motion.hold(at: 0)
        motion.drag(from: 0, by: 200)
        motion.release(velocity: 900, at: 0, target: 400)
        var same = motion
        same.setLengths(content: 1100, viewport: 300, at: 0.2)
        for time in [0.2, 0.4, 0.8, 2] { #expect(same.position(at: time) == motion.position(at: time)) }
        #expect(same.target == 400)
        motion.setLengths(content: 650, viewport: 300, at: 0.05)
        #expect(motion.target == 350)
        #expect(motion.position(at: 3) == 350)
    }

    @Test("letting go beyond an end starts with the speed that was shown")
    func shownSpeed() {
        var motion = motion()
        motion.hold(at: 0)
        motion.drag(from: 0, by: -100)
        let before = motion.position(at: 0)
        motion.drag(from: 0, by: -101)
        let shown = (motion.position(at: 0) - before) * 500
        motion.release(velocity: -500, at: 0)
        #expect(abs(motion.velocity(at: 0) - shown) < 2)
    }

    @Test("content caught beyond its end stays under the finger")
    func catchBeyondEnd() {
        var motion = motion()
        motion.hold(at: 0)
        motion.drag(from: 0, by: -100)
        motion.release(velocity: 0, at: 0)
        let position = motion.position(at: 0.05)
        motion.hold(at: 0.05)
        #expect(abs(motion.position(at: 0.1) - position) < 1e-9)
        #expect(!motion.isMoving(at: 0.1))
    }

    @Test("numbers that are none leave the content where it is")
    func invalidNumbers() {
        var motion = motion()
        motion.jump(to: .nan)
        #expect(motion.position(at: 0) == 0)
        motion.hold(at: 0)
        motion.release(velocity: .nan, at: 0)
        #expect(motion.position(at: 1) == 0)
    }
}
