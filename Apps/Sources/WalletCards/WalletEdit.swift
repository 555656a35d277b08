import Foundation

/// What somebody does with the cards of a wallet.
package enum WalletEdit: Sendable {
    /// Puts a new card in front of all.
    case add(Card)
    /// Takes a card out, with its payments.
    case remove(Card.ID)
    /// Puts a card back where it was.
    case putBack(Card, at: Int)
    /// Gives the cards another order, the front one first.
    case arrange([Card.ID])

    /// The cards after the edit.
    ///
    /// Cards that an arrangement does not name, as another tab has just added them, come last and keep their order.
    package func applied(to cards: [Card]) -> [Card] {
        var cards = cards
        switch self {
        case .add(let card):
            cards.insert(card, at: 0)
        case .remove(let id):
            cards.removeAll { $0.id == id }
        case .putBack(let card, let index):
            guard !cards.contains(where: { $0.id == card.id }) else { return cards }
            cards.insert(card, at: min(max(index, 0), cards.count))
        case .arrange(let order):
            let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
            cards = cards.enumerated()
                .sorted {
                    (places[$0.element.id] ?? order.count, $0.offset) < (
                        places[$1.element.id] ?? order.count, $1.offset
                    )
                }
                .map(\.element)
        }
        return cards
    }
}
