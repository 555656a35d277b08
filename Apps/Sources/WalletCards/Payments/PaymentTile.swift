import SwiftUI

/// A tile with the symbol, merchant, amount and day of a payment.
struct PaymentTile: View {
    /// The space between two tiles, in points.
    static let gap: CGFloat = 12

    let payment: Payment
    let isCompact: Bool

    init(_ payment: Payment, isCompact: Bool = false) {
        self.payment = payment
        self.isCompact = isCompact
    }

    var body: some View {
        Label {
            Text(payment.merchant).lineLimit(1).minimumScaleFactor(0.75)
            Text(payment.price).font(.wallet(.headline))
            Text(payment.date).font(.wallet(.caption)).foregroundStyle(.secondary)
        } icon: {
            Image(systemName: payment.symbol).accessibilityHidden(true)
        }
        .labelStyle(TileLabelStyle(isCompact: isCompact))
        .accessibilityElement(children: .combine)
    }
}

/// Shows the icon as a round badge, with the title below it, on a gray tile.
private struct TileLabelStyle: LabelStyle {
    private static let badge: CGFloat = 44
    private static let shape = RoundedRectangle(cornerRadius: 16, style: .circular)

    /// Whether the title is beside the icon.
    let isCompact: Bool
    /// Wider with larger text, so that a word still fits.
    @ScaledMetric private var width: CGFloat = 118

    func makeBody(configuration: Configuration) -> some View {
        let layout =
            isCompact
            ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 14))
        layout {
            configuration.icon
                .font(.system(size: Self.badge / 2))
                .foregroundStyle(.orange)
                .frame(width: Self.badge, height: Self.badge)
                .background(.orange.opacity(0.15), in: .circle)
            VStack(alignment: .leading, spacing: isCompact ? 0 : 4) { configuration.title }
                .font(.wallet(.subheadline, .bold))
        }
        .frame(width: isCompact ? width + Self.badge + 14 : min(width, 260), alignment: .leading)
        .padding(isCompact ? 8 : 16)
        .background(Color(UIColor.systemGray6), in: Self.shape)
    }
}
