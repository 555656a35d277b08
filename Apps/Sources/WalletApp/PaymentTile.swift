import SwiftUI

/// A tile with the symbol, merchant, amount and day of a payment.
struct PaymentTile: View {
    /// The space between two tiles, in points.
    static let gap: CGFloat = 12

    let payment: Payment

    init(_ payment: Payment) { self.payment = payment }

    var body: some View {
        Label {
            Text(payment.merchant).lineLimit(1)
            Text(payment.price).font(.wallet(.headline))
            Text(payment.day).font(.wallet(.caption)).foregroundStyle(.secondary)
        } icon: {
            Image(systemName: payment.symbol)
        }
        .labelStyle(TileLabelStyle())
        .accessibilityElement(children: .combine)
    }
}

/// Shows the icon as a round badge, with the title below it, on a gray tile.
private struct TileLabelStyle: LabelStyle {
    private static let badge: CGFloat = 44
    private static let shape = RoundedRectangle(cornerRadius: 16, style: .circular)

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.icon
                .font(.system(size: Self.badge / 2))
                .foregroundStyle(.orange)
                .frame(width: Self.badge, height: Self.badge)
                .background(.orange.opacity(0.15), in: .circle)
            VStack(alignment: .leading, spacing: 4) { configuration.title }
                .font(.wallet(.subheadline, .bold))
                .padding(.top, 10)
        }
        .frame(width: 118, alignment: .leading)
        .padding(16)
        .background(Color(UIColor.systemGray6), in: Self.shape)
    }
}
