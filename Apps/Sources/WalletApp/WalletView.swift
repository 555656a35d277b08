import CardDecks
import SwiftUI

/// A deck of payment cards: tap one to see its payments, hold and drag one to move it.
public struct WalletView: View {
    @State private var cards: [Card]

    /// A wallet with the sample cards.
    public init() { self.init(cards: Card.samples) }

    init(cards: [Card]) { _cards = State(initialValue: cards) }

    /// The wallet.
    public var body: some View {
        VStack {
            TitleBar()
                .padding(.bottom)

            Spacer()

            if cards.isEmpty {
                EmptyWalletView()
            } else {
                WalletDeck($cards) { card in
                    CardView(card: card)
                } detail: { card in
                    TransactionHistoryView(transactions: card.transactions)
                }
                .walletActionNames(open: "Show transactions")
            }

            Spacer()
        }
    }
}

/// What a wallet without cards shows.
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
