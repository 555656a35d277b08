import Testing

@testable import RiffleMotion

@Suite struct VelocityTrackerTests {
    private func tracker(_ samples: [(Double, CGFloat)]) -> VelocityTracker {
        var tracker = VelocityTracker()
        for (time, x) in samples { tracker.add(CGPoint(x: x, y: -2 * x), at: time) }
        return tracker
    }

    @Test("an even motion has its velocity, at any time base", arguments: [0, 1e6])
    func even(origin: Double) {
        let samples = (0..<12).map { (origin + Double($0) / 120, CGFloat($0) * 5) }
        let velocity = tracker(samples).velocity
        #expect(abs(velocity.dx - 600) < 0.01 && abs(velocity.dy + 1200) < 0.02)
    }

    @Test("two samples are enough, one is not")
    func few() {
        #expect(tracker([(0, 0), (0.01, 4)]).velocity.dx.rounded() == 400)
        #expect(tracker([(0, 7)]).velocity == .zero && VelocityTracker().velocity(at: 3) == .zero)
    }

    @Test("only the last tenth of a second counts, and newer samples more")
    func horizon() {
        let turned = (0...20).map { index -> (Double, CGFloat) in
            let x = index <= 10 ? index * 10 : 120 - index * 2
            return (Double(index) / 100, CGFloat(x))
        }
        #expect(abs(tracker(turned).velocity.dx + 200) < 1e-6)
        let speeding = (0...10).map { (Double($0) / 100, CGFloat($0 * $0)) }
        #expect(tracker(speeding).velocity.dx > 1250)
    }

    @Test("a finger that rested for 40 ms has no velocity, whether it reports or not")
    func resting() {
        let moving = (0...5).map { (Double($0) / 100, CGFloat($0) * 10) }
        #expect(tracker(moving).velocity(at: 0.085).dx.rounded() == 1000)
        #expect(tracker(moving).velocity(at: 0.095) == .zero)
        let reporting = moving + (6...10).map { (Double($0) / 100, 50) }
        #expect(tracker(reporting).velocity(at: 0.1) == .zero)
    }

    @Test("equal times keep the later sample, earlier times are ignored, NaN too")
    func badTimes() {
        #expect(tracker([(0, 0), (0.01, 99), (0.01, 4)]).velocity.dx.rounded() == 400)
        #expect(tracker([(0, 0), (0.01, 4), (0.005, 50)]).velocity.dx.rounded() == 400)
        var tracker = tracker([(0, 0), (0.01, 4)])
        tracker.add(CGPoint(x: CGFloat.nan, y: 0), at: 0.02)
        tracker.add(.zero, at: .infinity)
        #expect(tracker.velocity.dx.rounded() == 400)
    }

    @Test("time set far back starts anew")
    func timeReset() {
        #expect(tracker([(100, 0), (100.01, 4), (1, 0), (1.01, -6)]).velocity.dx.rounded() == -600)
    }

    @Test("samples a hair's breadth apart give no absurd velocity")
    func jitter() {
        #expect(tracker([(0, 0), (1e-6, 1)]).velocity.dx.rounded() == 250)
    }

    @Test("a thousand samples a second keep the memory bounded")
    func manySamples() {
        let samples = (0..<5000).map { (Double($0) / 2000, CGFloat($0)) }
        #expect(abs(tracker(samples).velocity.dx - 2000) < 1e-3)
    }
}
