import SwiftUI

/// What a finger does to a card of the wallet.
enum WalletDrag: Equatable {
    case inactive
    /// The finger is on the card.
    case pressing
    /// The finger held the card long enough and has moved it.
    case dragging(translation: CGSize)

    /// How far the finger has moved the card.
    var translation: CGSize {
        if case .dragging(let translation) = self { translation } else { .zero }
    }

    var isDragging: Bool {
        if case .dragging = self { true } else { false }
    }
}
