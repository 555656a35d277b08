import Testing

@testable import RiffleGestures

@Suite struct TapTrackerTests {
    private func event(_ phase: PointerEvent.Phase, _ x: CGFloat, at time: Double, finger: Int = 1) -> PointerEvent {
        PointerEvent(id: finger, phase: phase, location: CGPoint(x: x, y: 0), time: time)
    }

    @Test("it waits for each tap in turn, and tells by when the next one has to come")
    func twoTaps() {
        var taps = TapTracker(count: 2)
        #expect(taps.isIdle)
        #expect(taps.handle(event(.began, 0, at: 1)) == .undecided)
        #expect(taps.finger == 1 && taps.deadline == 1.75)
        #expect(taps.handle(event(.ended, 45, at: 1.75)) == .undecided)
        #expect(taps.finger == nil && taps.deadline == 2.1)
        #expect(taps.handle(event(.began, 0, at: 2.1)) == .undecided)
        #expect(taps.handle(event(.ended, 0, at: 2.2)) == .recognized)
    }

    @Test("it fails by time and by distance, and a cancelled finger cancels it; other fingers change nothing")
    func failures() {
        var late = TapTracker(count: 1)
        _ = late.handle(event(.began, 0, at: 1))
        #expect(late.handle(time: 1.7) == .undecided)
        #expect(late.handle(time: 1.75) == .failed)
        var far = TapTracker(count: 1)
        _ = far.handle(event(.began, 0, at: 1))
        #expect(far.handle(event(.moved, 90, at: 1.1, finger: 2)) == .undecided)
        #expect(far.handle(event(.moved, 46, at: 1.1)) == .failed)
        far.forget()
        #expect(far.isIdle && far.deadline == nil)
        _ = far.handle(event(.began, 0, at: 2))
        #expect(far.handle(event(.cancelled, 0, at: 2.1)) == .cancelled)
    }
}
