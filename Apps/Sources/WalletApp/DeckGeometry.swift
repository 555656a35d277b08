import SwiftUI

/// Where the cards of the deck are, by index, and where a dragged one belongs.
struct DeckGeometry {
    /// How far a card stands above the one in front of it, in points.
    static let step: CGFloat = 50
    /// How far cards go that have to leave the screen, in points.
    static let offScreen: CGFloat = 1400
    /// How far a card lifts under the finger, in points.
    static let lift: CGFloat = 20
    /// How far a dragged card shifts sideways, once the finger has moved by `sidewaysThreshold` points.
    static let shift: CGFloat = 20
    static let sidewaysThreshold: CGFloat = 10

    /// A card's offset from the middle of the deck.
    static func offset(ofCardAt index: Int) -> CGSize {
        CGSize(width: 0, height: -step * CGFloat(index))
    }

    /// A card's offset while the card at `openIndex` is open.
    static func offset(ofCardAt index: Int, whileOpen openIndex: Int) -> CGSize {
        index >= openIndex ? .zero : CGSize(width: 0, height: offScreen)
    }

    /// What a finger adds to the offset of the card it is on.
    static func displacement(_ translation: CGSize) -> CGSize {
        var displacement = CGSize(width: 0, height: translation.height - lift)
        if translation.width < -sidewaysThreshold { displacement.width = -shift }
        if translation.width > sidewaysThreshold { displacement.width = shift }
        return displacement
    }

    /// The z-index of a card that is moved by `height` points: it passes between its neighbors on the way.
    static func zIndex(ofCardAt index: Int, movedBy height: CGFloat = 0) -> Double {
        -Double(index) + Double(height / step)
    }

    /// Where a card belongs that is let go `height` points from its place, in a deck of `count`.
    static func index(ofCardAt index: Int, movedBy height: CGFloat, count: Int) -> Int {
        min(max(index + Int(-height / step), 0), count - 1)
    }
}
