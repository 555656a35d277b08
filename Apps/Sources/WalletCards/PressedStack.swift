import SwiftUI

/// The other cards while one is open: pressed together at the bottom, so that only their upper edges are seen.
struct PressedStack: View {
    /// How much of each card is seen, in points.
    private static let step: CGFloat = 9
    private static let most = 5

    let brands: [CardBrand]
    let width: CGFloat
    let close: @MainActor () -> Void

    var body: some View {
        let shown = Array(brands.suffix(Self.most).reversed().enumerated())
        Button(action: close) {
            ZStack(alignment: .top) {
                ForEach(shown, id: \.offset) { index, brand in
                    Image(decorative: brand.rawValue, bundle: .module)
                        .resizable()
                        .frame(width: width, height: width / WalletRoom.aspect)
                        .shadow(color: .black.opacity(0.25), radius: 2, y: -1)
                        .padding(.top, CGFloat(index) * Self.step)
                }
            }
            .frame(height: CGFloat(shown.count) * Self.step + 10, alignment: .top)
            .clipped()
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Show all cards")
    }
}
