import Testing

@testable import RiffleGestures

@Suite("Bad pointer samples")
struct PointerSanitizerTests {
    /// What comes out of a stream of samples.
    private func clean(_ events: [PointerEvent]) -> [PointerEvent] {
        var sanitizer = PointerSanitizer()
        var result: [PointerEvent] = []
        for event in events {
            sanitizer.sanitize(event) { result.append($0) }
        }
        return result
    }

    private func sample(
        _ phase: PointerEvent.Phase, _ x: CGFloat, _ time: Double, finger: Int = 1
    ) -> PointerEvent {
        PointerEvent(id: finger, phase: phase, location: CGPoint(x: x, y: 0), time: time)
    }

    @Test("A good stream passes as it is")
    func good() {
        let events = [
            sample(.began, 0, 1), sample(.began, 9, 1, finger: 2), sample(.moved, 5, 1.1),
            sample(.cancelled, 9, 1.2, finger: 2), sample(.ended, 5, 1.3),
        ]
        #expect(clean(events) == events)
    }

    @Test("A touch that begins nowhere is dropped as a whole", arguments: [CGFloat.nan, .infinity, -.infinity])
    func beginsNowhere(x: CGFloat) {
        #expect(clean([sample(.began, x, 1), sample(.moved, 5, 1.1), sample(.ended, 5, 1.2)]).isEmpty)
    }

    @Test(
        "A later sample that is nowhere is where the finger was",
        arguments: [PointerEvent.Phase.moved, .ended, .cancelled])
    func laterNowhere(phase: PointerEvent.Phase) {
        #expect(clean([sample(.began, 3, 1), sample(phase, .nan, 1.1)]).last == sample(phase, 3, 1.1))
    }

    @Test("Time never runs backwards for a finger, and is always a number")
    func time() {
        let times = clean([
            sample(.began, 0, 5), sample(.moved, 1, 4), sample(.moved, 2, .nan), sample(.moved, 3, 6),
            sample(.began, 0, 5.5, finger: 2), sample(.ended, 3, .infinity),
        ]).map(\.time)
        #expect(times == [5, 5, 5, 6, 5.5, 6])
        #expect(clean([sample(.began, 0, .nan)]).map(\.time) == [0])
    }

    @Test("Fingers that are not down are ignored")
    func unknown() {
        #expect(clean([sample(.moved, 0, 1), sample(.ended, 0, 1), sample(.cancelled, 0, 1)]).isEmpty)
        #expect(clean([sample(.began, 0, 1), sample(.ended, 0, 2), sample(.ended, 0, 3)]).count == 2)
    }

    @Test("A finger that begins twice was lost in between")
    func doubled() {
        #expect(
            clean([sample(.began, 0, 1), sample(.moved, 7, 1.5), sample(.began, 100, 2)]) == [
                sample(.began, 0, 1), sample(.moved, 7, 1.5), sample(.cancelled, 7, 2), sample(.began, 100, 2),
            ])
    }

    @Test("Losing the host cancels every finger where it was")
    func cancelAll() {
        var sanitizer = PointerSanitizer()
        var result: [PointerEvent] = []
        for event in [sample(.began, 1, 1), sample(.began, 2, 1, finger: 2)] {
            sanitizer.sanitize(event) { _ in }
        }
        sanitizer.cancelAll(at: 3) { result.append($0) }
        #expect(result == [sample(.cancelled, 1, 3), sample(.cancelled, 2, 3, finger: 2)])
        #expect(sanitizer.fingersDown.isEmpty)
    }
}
