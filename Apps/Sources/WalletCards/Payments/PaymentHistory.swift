import SwiftUI

/// The payments made with a card, in a row that scrolls sideways.
struct PaymentHistory: View {
    let card: Card
    /// Whether there is little room: then tiles are low.
    let isCompact: Bool
    let actions: CardActions
    let open: (Payment) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: isCompact ? 6 : 12) {
            heading
            if card.payments.isEmpty { nothing } else { tiles }
        }
        // Larger, a word would not fit on a tile, or a tile in a low window.
        .dynamicTypeSize(...(isCompact ? DynamicTypeSize.xxLarge : .accessibility2))
    }

    private var heading: some View {
        HStack {
            Text("Transaction History")
                .font(.wallet(.title2, .black))
                .accessibilityAddTraits(.isHeader)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(maxWidth: .infinity, alignment: .leading)
            actions
        }
        .padding(.horizontal)
    }

    private var nothing: some View {
        Text("No payments with this card yet.")
            .foregroundStyle(.secondary)
            .padding(.horizontal)
    }

    private var tiles: some View {
        ScrollView(.horizontal) {
            HStack(spacing: PaymentTile.gap) {
                ForEach(card.payments) { payment in
                    Button {
                        open(payment)
                    } label: {
                        PaymentTile(payment, isCompact: isCompact)
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding(.horizontal)
        }
        .scrollIndicators(.hidden)
    }
}

#Preview("Payments") {
    PaymentHistory(
        card: Card.samples[0], isCompact: false, actions: CardActions(forward: nil, back: {}, remove: {})
    ) { _ in }
}
