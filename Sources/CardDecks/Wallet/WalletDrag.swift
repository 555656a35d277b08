import SwiftUI

/// What a finger does to a card of the wallet.
enum WalletDrag: Equatable {
    case none
    /// The finger is on the card.
    case touching
    /// The finger held the card long enough, and has moved it so far.
    case carrying(by: CGSize)

    /// How far the finger has moved the card.
    var translation: CGSize {
        if case .carrying(let way) = self { way } else { .zero }
    }

    var isCarrying: Bool {
        if case .carrying = self { true } else { false }
    }
}
