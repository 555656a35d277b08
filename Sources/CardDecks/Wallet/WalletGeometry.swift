import SwiftUI

/// Where the cards of a wallet are, by index, and where a dragged one belongs.
struct WalletGeometry {
    private let style: WalletStyle

    init(_ style: WalletStyle) { self.style = style }

    /// A card's offset from the middle of the deck, while the card at `openIndex` is open if there is one.
    func offset(ofCardAt index: Int, whileOpen openIndex: Int?) -> CGSize {
        guard let openIndex else { return CGSize(width: 0, height: -style.spacing * CGFloat(index)) }
        return index >= openIndex ? .zero : CGSize(width: 0, height: style.departure)
    }

    /// What a finger adds to the offset of the card it is on: a lift, and all of its movement up and down.
    func displacement(_ translation: CGSize) -> CGSize {
        var displacement = CGSize(width: 0, height: translation.height - style.lift)
        if translation.width < -style.sidewaysThreshold { displacement.width = -style.sidewaysShift }
        if translation.width > style.sidewaysThreshold { displacement.width = style.sidewaysShift }
        return displacement
    }

    /// The z-index of a card that is moved by `height` points: it passes between its neighbors on the way.
    func zIndex(ofCardAt index: Int, movedBy height: CGFloat) -> Double {
        -Double(index) + Double(places(height))
    }

    /// Where a card belongs that is let go `height` points from its place, in a deck of `count`.
    func index(ofCardAt index: Int, movedBy height: CGFloat, count: Int) -> Int {
        let last = max(count - 1, 0)
        // Limited before it is made an integer, which a far movement may not fit.
        let steps = min(max(-places(height), -CGFloat(last)), CGFloat(last))
        return min(max(index + Int(steps), 0), last)
    }

    /// How many places a movement is; none where all cards are in one place.
    private func places(_ height: CGFloat) -> CGFloat {
        let places = height / style.spacing
        return places.isFinite ? places : 0
    }
}
