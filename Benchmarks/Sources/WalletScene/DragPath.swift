import SwiftUI

/// Where the finger is that drags a card, frame by frame: sideways and up and down, through all the other cards.
public enum DragPath {
    /// How many frames are measured.
    public static let frameCount = 240
    /// A point on the card that is dragged which no other card covers at first.
    public static let start = CGPoint(x: 195, y: 390)

    /// Where the finger is at a frame.
    public static func point(at frame: Int) -> CGPoint {
        let turns = 2 * Double.pi * Double(frame)
        return CGPoint(x: start.x + 40 * sin(turns / 60), y: start.y - 150 * sin(turns / 120))
    }
}
