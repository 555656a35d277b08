import Foundation

/// A wheel that turns in notches glides: what a notch moves is moved with the next frames.
package struct WheelGlide {
    /// Points that a notch moves.
    package static let notch: CGFloat = 53
    /// Seconds in which about two thirds of what is left are moved.
    private static let pace = 0.07
    /// Points that are not worth another frame.
    private static let least: CGFloat = 0.5

    /// What was turned and is not moved yet, in points.
    private var rest = CGSize.zero
    private var time: Double?

    package init() {}

    package var isGliding: Bool { rest != .zero }

    /// Adds points to what is to be moved.
    package mutating func turn(by distance: CGSize) {
        rest.width += distance.width
        rest.height += distance.height
    }

    /// Stops where it is.
    package mutating func stop() { self = WheelGlide() }

    /// What is moved with a frame of a time in seconds.
    package mutating func take(at now: Double) -> CGSize {
        let elapsed = time.map { max(0, now - $0) } ?? 1.0 / 60
        let share = 1 - exp(-elapsed / Self.pace)
        var moved = CGSize(width: rest.width * share, height: rest.height * share)
        let left = hypot(rest.width - moved.width, rest.height - moved.height)
        if left < Self.least { moved = rest }
        rest = CGSize(width: rest.width - moved.width, height: rest.height - moved.height)
        time = isGliding ? now : nil
        return moved
    }
}
