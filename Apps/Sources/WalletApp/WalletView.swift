import CardDecks
import SwiftUI

/// A wallet of payment cards: tap a card to see its payments, hold and drag it to move it.
public struct WalletView: View {
    @State private var cards: [Card]

    /// Creates a wallet with the sample cards.
    public init() { self.init(cards: Card.samples) }

    init(cards: [Card]) { _cards = State(initialValue: cards) }

    /// The wallet.
    public var body: some View {
        VStack {
            WalletHeader()
                .padding(.bottom)

            Spacer()

            if cards.isEmpty {
                EmptyWalletView()
            } else {
                WalletDeck($cards) { card in
                    CardFace(card: card)
                } detail: { card in
                    PaymentHistory(payments: card.payments)
                }
                .walletActionNames(open: "Show transactions")
            }

            Spacer()
        }
    }
}

/// Shown in a wallet without cards.
struct EmptyWalletView: View {
    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "creditcard")
                .font(.system(size: 44))
                .foregroundStyle(.secondary)
            Text("No cards yet")
                .font(.headline)
            Text("Cards that you add show up here.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .padding()
    }
}

#Preview {
    WalletView()
}
