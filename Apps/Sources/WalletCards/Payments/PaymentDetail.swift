import SwiftUI

/// A sheet with everything that is known about a payment.
struct PaymentDetail: View {
    /// A payment, and the card that it was made with.
    struct Subject: Identifiable, Codable {
        let payment: Payment
        let card: Card

        var id: UUID { payment.id }
    }

    let subject: Subject
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                Section { summary }
                Section {
                    LabeledContent("Date", value: subject.payment.date)
                    LabeledContent("Card", value: "\(subject.card.brand.name) •••• \(subject.card.lastDigits)")
                    LabeledContent("Holder", value: subject.card.holder)
                }
            }
            .navigationTitle("Payment")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
    }

    private var summary: some View {
        VStack(spacing: 6) {
            Image(systemName: subject.payment.symbol)
                .font(.system(size: 30))
                .foregroundStyle(.orange)
                .frame(width: 64, height: 64)
                .background(.orange.opacity(0.15), in: .circle)
                .accessibilityHidden(true)
            Text(subject.payment.merchant).font(.wallet(.title3, .bold))
            Text(subject.payment.price).font(.wallet(.largeTitle, .heavy))
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        .accessibilityElement(children: .combine)
    }
}

#Preview("Payment") {
    PaymentDetail(subject: PaymentDetail.Subject(payment: Card.samples[0].payments[0], card: Card.samples[0]))
}
