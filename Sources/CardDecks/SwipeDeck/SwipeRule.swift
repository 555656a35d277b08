import SwiftUI

/// Decides whether a drag is a swipe, and in which direction.
struct SwipeRule: Equatable {
    /// The distance in points below which a held card counts as tapped when it is let go.
    static let tapDistance: CGFloat = 10

    /// How long a finger has to rest on a card before it drags it, in seconds.
    var hold = 0.01
    var directions = SwipeDirection.Set.horizontal
    /// The distance in points beyond which a card leaves when it is let go.
    private(set) var threshold: CGFloat = 80
    /// The speed in points per second from which a drag is judged by where it would end.
    private(set) var flickVelocity: CGFloat = 300

    /// Sets the distance and the speed. NaN changes nothing; negative counts as 0.
    mutating func set(threshold: CGFloat, flickVelocity: CGFloat) {
        if !threshold.isNaN { self.threshold = max(threshold, 0) }
        if !flickVelocity.isNaN { self.flickVelocity = max(flickVelocity, 0) }
    }

    /// The progress of a card in a direction: 0 at rest, 1 at the threshold, and at most 2.
    func progress(of translation: CGSize, toward direction: SwipeDirection) -> CGFloat {
        let extent = direction.extent(of: translation)
        guard extent > 0 else { return 0 }
        return threshold > 0 ? min(extent / threshold, 2) : 2
    }

    /// The direction in which a card leaves when it is let go; nil if it goes back.
    ///
    /// - Parameters:
    ///   - translation: the movement since the drag began, in points.
    ///   - predicted: the movement that the drag would end with, in points.
    ///   - velocity: the velocity at the end of the drag, in points per second.
    func direction(translation: CGSize, predicted: CGSize, velocity: CGSize) -> SwipeDirection? {
        if let direction = farthest(translation) { return direction }
        // A flick is too short a drag, but fast enough to end beyond the threshold.
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
