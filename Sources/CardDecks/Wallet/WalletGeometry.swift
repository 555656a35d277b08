import SwiftUI

/// Where the cards of a wallet are, by index, and where a dragged one belongs.
struct WalletGeometry {
    private let style: WalletStyle

    init(_ style: WalletStyle) { self.style = style }

    /// The offset of a card from the middle of the deck, given which card is open, if any.
    func offset(ofCardAt index: Int, whileOpen openIndex: Int?) -> CGSize {
        guard let openIndex else { return CGSize(width: 0, height: -style.spacing * CGFloat(index)) }
        return index >= openIndex ? .zero : CGSize(width: 0, height: style.departure)
    }

    /// What a finger adds to the offset of its card: the lift, all of the vertical movement, and the sideways shift.
    func displacement(_ translation: CGSize) -> CGSize {
        var displacement = CGSize(width: 0, height: translation.height - style.lift)
        if translation.width < -style.sidewaysThreshold { displacement.width = -style.sidewaysShift }
        if translation.width > style.sidewaysThreshold { displacement.width = style.sidewaysShift }
        return displacement
    }

    /// The z-index of a card that is moved by `height` points, so that it passes between its neighbors.
    func zIndex(ofCardAt index: Int, movedBy height: CGFloat) -> Double {
        -Double(index) + Double(places(height))
    }

    /// The new index of a card that is dropped `height` points from its place, in a deck of `count` cards.
    func index(ofCardAt index: Int, movedBy height: CGFloat, count: Int) -> Int {
        let last = max(count - 1, 0)
        // Clamped before the conversion, as a large movement may not fit an integer.
        let steps = min(max(-places(height), -CGFloat(last)), CGFloat(last))
        return min(max(index + Int(steps), 0), last)
    }

    /// Whether the open card closes when it is let go of, `height` points below its place, on its way to `end`.
    func closes(_ height: CGFloat, _ end: CGFloat) -> Bool {
        height > 0 && max(height, end) >= style.closingDistance
    }

    /// How many places a movement spans. It is 0 when all cards are in the same place.
    private func places(_ height: CGFloat) -> CGFloat {
        let places = height / style.spacing
        return places.isFinite ? places : 0
    }
}
