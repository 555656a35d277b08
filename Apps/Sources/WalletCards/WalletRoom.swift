import Foundation

/// How large cards are and how far apart they stand, in the room below the heading. All lengths are in points.
package struct WalletRoom: Equatable, Sendable {
    /// The greatest width of a card: what it has on a large phone.
    static let greatestWidth: CGFloat = 400
    /// The greatest width of the heading and of the payments: what belongs together stays together in a wide window.
    static let columnWidth: CGFloat = 680
    /// Width by height, of cards that one can hold (ISO/IEC 7810 ID-1) and of the artwork.
    static let aspect: CGFloat = 330.0 / 208
    /// The space at either side of the cards, at least.
    static let margin: CGFloat = 35
    /// How far cards stand apart where there is room.
    static let spacing: CGFloat = 50
    /// How much of a card is seen at least above the one in front of it, as long as cards are not too many.
    private static let leastSpacing: CGFloat = 18
    /// The space above and below the stack, at least.
    private static let edge: CGFloat = 8

    /// The size of a card.
    package let card: CGSize
    /// How far each card stands above the one in front of it.
    package let spacing: CGFloat
    /// How far the stack reaches above its front card, with the space above it.
    package let rise: CGFloat

    /// Whether an open card and its payments leave room for the other cards' edges.
    package let hasRoomBelow: Bool

    /// What payments take below an open card, in a low window and otherwise.
    private static let lowPayments: CGFloat = 120
    private static let payments: CGFloat = 230

    /// - Parameters:
    ///   - size: the room for the deck.
    ///   - count: how many cards there are.
    ///   - isOpen: whether the room is for an open card and its payments.
    package init(in size: CGSize, count: Int, isOpen: Bool = false) {
        let gaps = CGFloat(max(count - 1, 0))
        let widest = max(min(Self.greatestWidth, size.width - 2 * Self.margin), 60)
        // In a low window cards are smaller, so that the ones behind can still be seen.
        let room = size.height - 2 * Self.edge
        let below = isOpen ? size.height < 420 ? Self.lowPayments : min(Self.payments, room / 2) : 0
        let height = max(min(widest / Self.aspect, room - max(min(gaps * Self.leastSpacing, room / 2), below)), 40)
        let payments = size.height < 420 ? Self.lowPayments : Self.payments
        hasRoomBelow = height + payments + 70 <= size.height
        card = CGSize(width: height * Self.aspect, height: height)
        spacing = gaps == 0 ? Self.spacing : max(min(Self.spacing, (room - height) / gaps), 0)
        rise = spacing * gaps + Self.edge
    }

    /// The space at either side of the cards in a room of a width.
    package func padding(in width: CGFloat) -> CGFloat { max((width - card.width) / 2, 0) }
}
