import SwiftUI

/// What a finger does to the deck.
enum DragState: Equatable {
    case inactive
    /// The finger is on a card.
    case pressing(card: Card.ID)
    /// The finger held the card long enough and moves it.
    case dragging(card: Card.ID, translation: CGSize)

    /// The card under the finger.
    var card: Card.ID? {
        switch self {
        case .inactive: nil
        case .pressing(let card), .dragging(let card, _): card
        }
    }

    var translation: CGSize {
        if case .dragging(_, let translation) = self { translation } else { .zero }
    }
}
