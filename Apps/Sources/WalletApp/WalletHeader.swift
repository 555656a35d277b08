import SwiftUI

/// The heading of the wallet, with the symbol for adding a card at the other end.
struct WalletHeader: View {
    /// The space above the heading, in points.
    private static let top: CGFloat = 20

    var body: some View {
        HStack(spacing: 8) {
            Text("Wallet")
                .accessibilityAddTraits(.isHeader)
                .font(.wallet(.largeTitle, .heavy))
                .frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: "plus.circle.fill")
                .font(.title)
        }
        .padding(EdgeInsets(top: Self.top, leading: 16, bottom: 0, trailing: 16))
    }
}
