import RiffleGestures
import RiffleHeadlessHost

/// A finger on a screen.
@MainActor
package final class Finger {
    private let screen: HeadlessScreen
    private let id: Int
    package private(set) var location: CGPoint
    package private(set) var isDown = true
    /// Told where the finger is, or that it is nowhere any more, before each event.
    private let onMove: (CGPoint?) -> Void

    /// Puts the finger down, at once and without a frame.
    ///
    /// - Parameter id: which no other finger has that is down.
    package init(
        _ screen: HeadlessScreen, id: Int, at location: CGPoint, onMove: @escaping (CGPoint?) -> Void = { _ in }
    ) {
        self.screen = screen
        self.id = id
        self.location = location
        self.onMove = onMove
        send(.began)
    }

    /// Puts the finger elsewhere, without a frame.
    package func jump(to point: CGPoint, at time: Double? = nil) {
        guard isDown else { return }
        location = point
        send(.moved, at: time)
    }

    /// Moves to a point of the window on a straight line at constant speed, a sample and a frame every 1/60 s.
    ///
    /// - Parameter seconds: how long it takes; 0 moves at once and shows one frame without letting time pass.
    package func move(to point: CGPoint, over seconds: Double) async {
        guard isDown else { return }
        guard seconds > 0, seconds.isFinite else {
            jump(to: point)
            return await screen.pump(by: 0)
        }
        let start = location
        let startTime = screen.now
        let steps = max(Int(clamping: (seconds * 60).rounded(.up)), 1)
        for step in 1...steps {
            let fraction = CGFloat(step) / CGFloat(steps)
            let time = startTime + seconds * Double(step) / Double(steps)
            let place = CGPoint(
                x: start.x + (point.x - start.x) * fraction, y: start.y + (point.y - start.y) * fraction)
            jump(to: place, at: time)
            await screen.pump(by: time - screen.now, goesOn: step < steps)
        }
    }

    /// Lifts the finger, or loses it, and shows a frame.
    package func end(_ phase: PointerEvent.Phase) async {
        guard isDown else { return }
        leave(phase)
        await screen.pump(by: 0)
    }

    /// Lifts the finger, or loses it, without a frame.
    package func leave(_ phase: PointerEvent.Phase) {
        guard isDown else { return }
        isDown = false
        send(phase)
    }

    private func send(_ phase: PointerEvent.Phase, at time: Double? = nil) {
        onMove(isDown ? location : nil)
        screen.send(.pointer(PointerEvent(id: id, phase: phase, location: location, time: time ?? screen.now)))
    }
}
