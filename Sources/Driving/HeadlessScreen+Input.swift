import RiffleGestures
import RiffleHeadlessHost
import RiffleSemantics

/// How testers and drivers operate a screen.
extension HeadlessScreen {
    package var graph: ViewGraph { SessionInspection(session).graph }

    /// Runs one frame, a time later, and before it all that the views waited for in that time, in order.
    ///
    /// - Parameters:
    ///   - seconds: how much later; negative and NaN count as 0.
    ///   - goesOn: whether the next frame follows at once, so that other threads need not have their turn before it.
    package func pump(by seconds: Double = 1.0 / 60, goesOn: Bool = false) async {
        await frameLettingTasksRun(at: now + (seconds > 0 ? seconds : 0), goesOn: goesOn)
    }

    /// Runs all frames at 60 Hz in a span of time, the last at its end, and between them all that the views waited for.
    package func advance(by seconds: Double) async {
        guard seconds > 0, seconds.isFinite else { return await pump(by: 0) }
        await advanceLettingTasksRun(to: now + seconds)
    }

    /// Presses and releases a key, and shows a frame.
    package func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) async {
        for phase in [KeyPress.Phases.down, .up] {
            send(
                .key(
                    KeyEvent(
                        key: key, characters: String(key.character), modifiers: modifiers, phase: phase, time: now)))
        }
        await pump()
    }

    /// Presses the keys of a text, one after the other.
    package func type(_ text: String) async {
        for character in text { await press(KeyEquivalent(character)) }
    }

    /// Turns the wheel over a point: positive amounts show what is further right and down.
    package func scroll(at point: CGPoint, by distance: CGSize) async {
        send(.wheel(WheelEvent(location: point, delta: distance, phase: .changed, modifiers: [], time: now)))
        await pump()
    }

    /// Changes the window, and shows a frame.
    package func change(_ change: (inout HostConfiguration) -> Void) async {
        await letTasksRun()
        apply(change)
        await pump(by: 0)
    }
}

extension ViewGraph {
    /// Whether a touch on the middle of a layout node reaches it, or a row of a list around it that is pressed as a whole.
    package func isHittable(_ layout: LayoutNode, _ frame: CGRect) -> Bool {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        return CGRect(origin: .zero, size: window.size).contains(center) && input.touches(layout, at: center)
    }
}
