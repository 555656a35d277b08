/// A turn of a wheel or a two-finger swipe on a trackpad.
package struct WheelEvent: Hashable, Sendable {
    /// Where in a swipe the event is; a wheel with notches sends `.changed` only.
    package enum Phase: Hashable, Sendable {
        /// Fingers touched the trackpad.
        case began
        /// The wheel turned.
        case changed
        /// Fingers left the trackpad.
        case ended
        /// The device goes on by itself after the fingers left.
        case momentum
    }

    /// Where the pointer is, in points of the root view's space.
    package var location: CGPoint
    /// How far the visible window moves over the content, in points: content moves by its negative.
    package var delta: CGSize
    /// Where in a swipe the event is.
    package var phase: Phase
    /// The modifier keys that are held.
    package var modifiers: EventModifiers
    /// When, in seconds of the host's clock.
    package var time: Double

    /// Creates an event; a location or distance that is not finite makes it `isUsable == false`.
    package init(
        location: CGPoint, delta: CGSize, phase: Phase = .changed, modifiers: EventModifiers = [], time: Double
    ) {
        self.location = location
        self.delta = delta
        self.phase = phase
        self.modifiers = modifiers
        self.time = time
    }

    /// Whether every number is finite; an event that is not usable is to be dropped.
    package var isUsable: Bool {
        location.isFinite && delta.width.isFinite && delta.height.isFinite && time.isFinite
    }
}
