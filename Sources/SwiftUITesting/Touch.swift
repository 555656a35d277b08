import RiffleDriving
import RiffleHeadlessHost

/// A finger on the tested view.
@MainActor
public final class Touch {
    private let tester: ViewTester
    private let finger: Finger

    init(_ tester: ViewTester, id: Int, at location: CGPoint) {
        self.tester = tester
        finger = Finger(tester.host, id: id, at: location) { [unowned tester] in tester.fingers[id] = $0 }
    }

    /// Moves to a point of the window on a straight line at constant speed, a sample and a frame every 1/60 s.
    ///
    /// - Parameter seconds: how long it takes; 0 moves at once and shows one frame without letting time pass.
    public func move(to point: CGPoint, over seconds: Double) async { await finger.move(to: point, over: seconds) }

    /// Moves by a distance in points on a straight line at constant speed.
    public func move(by distance: CGSize, over seconds: Double) async {
        let location = finger.location
        await move(to: CGPoint(x: location.x + distance.width, y: location.y + distance.height), over: seconds)
    }

    /// Rests for a time in seconds.
    public func hold(for seconds: Double) async { await tester.advance(by: seconds) }

    /// Lifts the finger and shows a frame.
    public func lift() async { await finger.end(.ended) }

    /// Loses the finger, as when the system takes the touch away, and shows a frame.
    public func cancel() async { await finger.end(.cancelled) }
}

extension ViewTester {
    /// Puts a finger down at a point of the window, at once and without a frame. Several fingers may be down.
    public func touch(at point: CGPoint) -> Touch { Touch(self, id: nextTouchID(), at: point) }

    /// Taps the middle of an element: down, 0.05 s, up.
    public func tap(_ element: Element) async { await press(element, for: 0.05) }

    /// Presses the middle of an element for a time in seconds.
    public func press(_ element: Element, for seconds: Double) async {
        let touch = touch(at: element.center)
        await touch.hold(for: seconds)
        await touch.lift()
    }

    /// Drags from the middle of an element: down, rest for `holding`, move, up.
    public func drag(_ element: Element, by distance: CGSize, over seconds: Double = 0.3, holding: Double = 0) async {
        let touch = touch(at: element.center)
        if holding > 0 { await touch.hold(for: holding) }
        await touch.move(by: distance, over: seconds)
        await touch.lift()
    }

    /// Moves the mouse to a point while no button is down, or out of the window, and shows a frame.
    ///
    /// - Parameter point: in points of the window; nil for outside.
    public func hover(at point: CGPoint?) async {
        host.send(.hover(HoverEvent(location: point, time: now)))
        await pump()
    }

    /// Presses the mouse's other button at a point of the window, which opens context menus, and shows a frame.
    public func secondaryClick(at point: CGPoint) async {
        host.send(.secondaryPress(SecondaryPressEvent(location: point, time: now)))
        await pump()
    }

    /// Presses the mouse's other button on the middle of an element, and shows a frame.
    public func secondaryClick(_ element: Element) async { await secondaryClick(at: element.center) }

    /// Turns the wheel over a point: positive amounts show what is further right and down.
    public func scroll(at point: CGPoint, by distance: CGSize) async {
        await host.scroll(at: point, by: distance)
    }

    /// Types text into what has the focus.
    public func type(_ text: String) async {
        await host.type(text)
    }

    /// Presses and releases a key.
    public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) async {
        await host.press(key, modifiers: modifiers)
    }
}
