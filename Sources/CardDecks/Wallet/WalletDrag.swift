import SwiftUI

/// What a finger does to a card of the wallet.
enum WalletDrag: Equatable {
    case none
    /// The finger is on the card.
    case touching
    /// The finger held the card long enough, and has moved it so far.
    case carrying(by: CGSize)
    /// The finger pulls the open card down.
    case pulling(by: CGFloat)

    /// How far the finger has moved the card.
    var translation: CGSize {
        if case .carrying(let way) = self { way } else { .zero }
    }

    /// How far the finger has pulled the open card.
    var pull: CGFloat {
        if case .pulling(let height) = self { height } else { 0 }
    }

    /// Whether the card is away from its place and has to go back to one.
    var isMoving: Bool { isCarrying || pull > 0 }

    var isCarrying: Bool {
        if case .carrying = self { true } else { false }
    }
}
