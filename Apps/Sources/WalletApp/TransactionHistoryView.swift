import SwiftUI

/// The payments made with a card, in a row that scrolls sideways.
struct TransactionHistoryView: View {
    let transactions: [Transaction]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Transaction History")
                .font(.system(size: 25, weight: .black, design: .rounded))
                .padding(.horizontal)
                .accessibilityAddTraits(.isHeader)

            if transactions.isEmpty {
                Text("No payments with this card yet.")
                    .foregroundStyle(.secondary)
                    .padding(.horizontal)
            } else {
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 12) {
                        ForEach(transactions) { transaction in
                            TransactionView(transaction: transaction)
                        }
                    }
                    .padding(.horizontal)
                }
            }
        }
    }
}

/// One payment.
struct TransactionView: View {
    let transaction: Transaction

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(systemName: transaction.icon)
                .font(.system(size: 22))
                .foregroundStyle(.orange)
                .frame(width: 44, height: 44)
                .background(Color.orange.opacity(0.15))
                .clipShape(Circle())
                .padding(.bottom, 10)

            Text(transaction.merchant)
                .font(.system(.subheadline, design: .rounded))
                .bold()
                .lineLimit(1)

            Text(transaction.amount, format: .currency(code: "USD").locale(Locale(identifier: "en_US")))
                .font(.system(.headline, design: .rounded))

            Text(transaction.date)
                .font(.system(.caption, design: .rounded))
                .foregroundStyle(.secondary)
        }
        .padding(16)
        .frame(width: 150, alignment: .leading)
        .background(Color(UIColor.systemGray6))
        .cornerRadius(16)
        .accessibilityElement(children: .combine)
    }
}

#Preview("Transactions") {
    TransactionHistoryView(transactions: Card.samples[0].transactions)
}
