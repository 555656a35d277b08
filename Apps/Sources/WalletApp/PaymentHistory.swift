import SwiftUI

/// The payments made with a card, in a row that scrolls sideways.
struct PaymentHistory: View {
    let payments: [Payment]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            heading
            if payments.isEmpty { nothing } else { tiles }
        }
    }

    private var heading: some View {
        Text("Transaction History")
            .font(.wallet(.title2, .black))
            .accessibilityAddTraits(.isHeader)
            .padding(.horizontal)
    }

    private var nothing: some View {
        Text("No payments with this card yet.")
            .foregroundStyle(.secondary)
            .padding(.horizontal)
    }

    private var tiles: some View {
        ScrollView(.horizontal) {
            HStack(spacing: PaymentTile.gap) { ForEach(payments, content: PaymentTile.init) }
                .padding(.horizontal)
        }
        .scrollIndicators(.hidden)
    }
}

#Preview("Payments") {
    PaymentHistory(payments: Card.samples[0].payments)
}
