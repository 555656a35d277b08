import SwiftUI

/// Where the finger is that swipes: as a critically damped spring would take it to one side, and back the next time.
public enum SwipePath {
    /// How far to the side it goes, in points.
    public static let reach: CGFloat = 520
    /// Where it comes down.
    public static let start = CGPoint(x: 195, y: 360)

    /// Where the finger is at a frame of a swipe; the first is 1.
    public static func point(at frame: Int, of swipe: Int) -> CGPoint {
        let angle = 2 * Double.pi / 0.5 * Double(frame) / 60
        let way = 1 - exp(-angle) * (1 + angle)
        return CGPoint(x: start.x + (swipe.isMultiple(of: 2) ? reach : -reach) * way, y: start.y + 40 * way)
    }
}
