import Foundation
import RiffleDriverMessages

/// How fast a finger moves, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    /// In points a second.
    public var rawValue: CGFloat

    /// A velocity in points a second.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A velocity in points a second.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// A velocity in points a second.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    /// A velocity in points a second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    /// As fast as fingers usually are.
    public static let `default` = XCUIGestureVelocity(1200)
    /// Slow.
    public static let slow = XCUIGestureVelocity(400)
    /// Fast.
    public static let fast = XCUIGestureVelocity(3000)
}

extension XCUIElement {
    // MARK: Touches

    /// Taps its middle, after bringing it into sight.
    public func tap() { perform("tap") }

    /// Taps its middle twice.
    public func doubleTap() { perform("doubleTap") }

    /// Taps its middle with two fingers.
    public func twoFingerTap() { perform("tap") { $0.fingers = 2 } }

    /// Taps its middle several times, with several fingers.
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
        perform("tap") {
            $0.count = numberOfTaps
            $0.fingers = numberOfTouches
        }
    }

    /// Presses its middle for a time in seconds.
    public func press(forDuration duration: TimeInterval) { perform("press") { $0.duration = duration } }

    /// Presses its middle for a time in seconds, and drags to another element.
    public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        drag(duration, to: otherElement, .default, 0)
    }

    /// Presses its middle for a time in seconds, drags to another element, and rests there.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) {
        drag(duration, to: otherElement, velocity, holdDuration)
    }

    private func drag(
        _ duration: TimeInterval, to other: XCUIElement, _ velocity: XCUIGestureVelocity, _ hold: TimeInterval
    ) {
        guard let target = other.candidates.first else {
            return app.fail(
                DriverError(.notFound, "Failed to drag to \(other.text): no matches found. There are:"), shows: true)
        }
        perform("drag") {
            $0.holding = duration
            $0.toElement = target.element.number
            $0.velocity = Double(velocity.rawValue)
        }
    }

    // MARK: Swipes

    /// Moves a finger up over it.
    public func swipeUp() { swipe("up", .default) }

    /// Moves a finger up over it at a velocity.
    public func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", velocity) }

    /// Moves a finger down over it.
    public func swipeDown() { swipe("down", .default) }

    /// Moves a finger down over it at a velocity.
    public func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", velocity) }

    /// Moves a finger left over it.
    public func swipeLeft() { swipe("left", .default) }

    /// Moves a finger left over it at a velocity.
    public func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", velocity) }

    /// Moves a finger right over it.
    public func swipeRight() { swipe("right", .default) }

    /// Moves a finger right over it at a velocity.
    public func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", velocity) }

    private func swipe(_ direction: String, _ velocity: XCUIGestureVelocity) {
        perform("swipe") {
            $0.direction = direction
            $0.velocity = Double(velocity.rawValue)
        }
    }

    /// Moves two fingers apart, or together for a scale below 1.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        perform("pinch") {
            $0.scale = Double(scale)
            $0.duration = Self.duration(of: Double(scale - 1), at: Double(velocity))
        }
    }

    /// Turns two fingers around its middle, in radians, clockwise.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        perform("rotate") {
            $0.angle = Double(rotation)
            $0.duration = Self.duration(of: Double(rotation), at: Double(velocity))
        }
    }

    private static func duration(of change: Double, at velocity: Double) -> Double {
        velocity == 0 ? 0.5 : min(max(abs(change / velocity), 0.1), 5)
    }

    /// Scrolls what is around it; positive distances show what is further up and left, as wheels of mice do.
    public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
        perform("scroll") {
            $0.dx = -Double(deltaX)
            $0.dy = -Double(deltaY)
        }
    }

    /// Clicks its middle.
    public func click() { tap() }

    // MARK: Keys

    /// Types a text into it, or into what in it has the keyboard's focus.
    public func typeText(_ text: String) {
        if self is XCUIApplication { return perform("type") { $0.text = text } }
        app.perform { [self] in
            try app.interrupt(before: self)
            var request = DriverRequest("type")
            let number = try number(for: "type into")
            let hasFocus = candidates.first.map {
                $0.element.isFocused || $0.descendants.contains { $0.element.isFocused }
            }
            guard hasFocus == true else {
                throw DriverError(
                    .notPossible,
                    "Failed to type into \(self.text): neither the element nor any descendant has the keyboard's "
                        + "focus. Tap it first.")
            }
            request.element = number
            request.text = text
            return request
        }
    }

    /// Presses a key, with modifier keys held.
    public func typeKey(_ key: String, modifierFlags flags: XCUIElement.KeyModifierFlags) {
        perform("key") {
            $0.element = nil
            $0.text = key
            $0.modifiers = flags.names
        }
    }

    /// Presses a key, with modifier keys held.
    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: XCUIElement.KeyModifierFlags) {
        typeKey(key.rawValue, modifierFlags: flags)
    }

    // MARK: Controls

    /// Drags a slider's thumb to a place on its track, from 0 to 1.
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
        perform("set") { $0.value = Double(normalizedSliderPosition) }
    }

    /// Turns a picker's wheel to a choice.
    public func adjust(toPickerWheelValue pickerWheelValue: String) {
        perform("choose") { $0.text = pickerWheelValue }
    }

    /// Modifier keys that are held.
    public struct KeyModifierFlags: OptionSet, Sendable {
        /// A bit for each key.
        public let rawValue: UInt

        /// A set of keys by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Caps lock, which types nothing else here.
        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        /// Shift.
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        /// Control.
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        /// Option.
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        /// Option, by its other name.
        public static let alternate = option
        /// Command.
        public static let command = KeyModifierFlags(rawValue: 1 << 4)

        var names: [String] {
            [(Self.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command")]
                .filter { contains($0.0) }.map(\.1)
        }
    }
}
