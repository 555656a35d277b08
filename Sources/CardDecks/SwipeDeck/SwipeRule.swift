import SwiftUI

/// When a drag is a swipe, and in which direction.
struct SwipeRule: Equatable {
    /// Seconds that a finger rests on a card before it drags it.
    var hold = 0.01
    var directions = SwipeDirection.Set.horizontal
    /// Points beyond which a card that is let go leaves.
    private(set) var threshold: CGFloat = 80
    /// Points a second from which on a movement counts by where it would end.
    private(set) var flickVelocity: CGFloat = 300

    /// Sets the distance and the speed; what is NaN stays as it was, what is negative counts as 0.
    mutating func set(threshold: CGFloat, flickVelocity: CGFloat) {
        if !threshold.isNaN { self.threshold = max(threshold, 0) }
        if !flickVelocity.isNaN { self.flickVelocity = max(flickVelocity, 0) }
    }

    /// How far a card is on its way out in a direction: 0 at rest, 1 at the threshold, 2 at most.
    func progress(of translation: CGSize, toward direction: SwipeDirection) -> CGFloat {
        let extent = direction.extent(of: translation)
        guard extent > 0 else { return 0 }
        return threshold > 0 ? min(extent / threshold, 2) : 2
    }

    /// Where a card goes that is let go; nil when it goes back.
    ///
    /// - Parameters:
    ///   - translation: from where the drag began, in points.
    ///   - predicted: where the movement would end, from the same point.
    ///   - velocity: in points a second.
    func direction(translation: CGSize, predicted: CGSize, velocity: CGSize) -> SwipeDirection? {
        if let direction = farthest(translation) { return direction }
        // A flick: too short, but fast enough to get there.
        guard let direction = farthest(predicted), direction.extent(of: velocity) >= flickVelocity,
            direction.extent(of: translation) > 0
        else { return nil }
        return direction
    }

    /// The direction in which a movement goes farthest beyond the threshold.
    private func farthest(_ movement: CGSize) -> SwipeDirection? {
        var found: (direction: SwipeDirection, extent: CGFloat)?
        for direction in directions.members {
            let extent = direction.extent(of: movement)
            if extent > max(threshold, found?.extent ?? 0) { found = (direction, extent) }
        }
        return found?.direction
    }
}
