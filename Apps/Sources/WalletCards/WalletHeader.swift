import SwiftUI

/// The heading of the wallet, with the button for adding a card at the other end.
struct WalletHeader: View {
    /// The space above the heading, in points.
    private static let top: CGFloat = 20

    /// How far around its symbol the button is touched, in points: 44 with it.
    private static let reach: CGFloat = 6

    /// In a low window the heading has less room around it.
    let isCompact: Bool
    let add: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 8) {
            Text("Wallet")
                .accessibilityAddTraits(.isHeader)
                .font(.wallet(.largeTitle, .heavy))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(maxWidth: .infinity, alignment: .leading)
            Button(action: add) {
                Image(systemName: "plus.circle.fill")
                    .font(.title)
                    .accessibilityLabel("Add card")
                    .padding(Self.reach)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .padding(-Self.reach)
            .keyboardShortcut("n", modifiers: .command)
        }
        .padding(EdgeInsets(top: isCompact ? 8 : Self.top, leading: 16, bottom: 0, trailing: 16))
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    }
}
