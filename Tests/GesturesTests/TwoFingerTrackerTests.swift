import Foundation
import Testing

@testable import RiffleGestures

@Suite struct TwoFingerTrackerTests {
    private func event(
        _ finger: Int, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat = 0, at time: Double = 0
    ) -> PointerEvent {
        PointerEvent(id: finger, phase: phase, location: CGPoint(x: x, y: y), time: time)
    }

    @Test("it pairs the first two fingers, and measures how their line grows and turns")
    func pair() {
        var pair = TwoFingerTracker()
        #expect(pair.handle(event(1, .began, 0)) == .none)
        #expect(pair.handle(event(2, .began, 100)) == .paired)
        #expect(pair.handle(event(3, .began, 50)) == .none)
        #expect(pair.startCenter == CGPoint(x: 50, y: 0) && !pair.follows(3))
        #expect(pair.handle(event(2, .moved, 200, at: 0.1)) == .moved)
        #expect(pair.scale == 2)
        #expect(pair.handle(event(2, .moved, 0, 200, at: 0.2)) == .moved)
        #expect(abs(pair.rotation - .pi / 2) < 1e-12)
        #expect(pair.handle(event(1, .ended, 0, at: 0.3)) == .lifted)
    }

    @Test("a finger alone that lifts abandons it, and a lost one cancels it")
    func alone() {
        var pair = TwoFingerTracker()
        _ = pair.handle(event(1, .began, 0))
        #expect(pair.handle(event(1, .ended, 0)) == .abandoned)
        var lost = TwoFingerTracker()
        _ = lost.handle(event(1, .began, 0))
        _ = lost.handle(event(2, .began, 0))
        #expect(lost.scale == 1)
        #expect(lost.handle(event(2, .cancelled, 0)) == .cancelled)
    }
}
