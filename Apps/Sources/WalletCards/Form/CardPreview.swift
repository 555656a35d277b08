import SwiftUI

/// What the card that somebody is entering will look like, with dots for the digits to come.
struct CardPreview: View {
    /// The greatest width, in points.
    static let width: CGFloat = 280
    /// The least height of a window in which there is room for it above the fields.
    static let leastHeight: CGFloat = 600

    let draft: CardDraft

    var body: some View {
        ZStack {
            // Each ground takes the place of the one before by fading in over it.
            if let brand = draft.brand {
                Image(brand.rawValue, bundle: .module)
                    .resizable()
                    .transition(.opacity)
                    .id(brand)
            } else {
                Self.blank.transition(.opacity)
            }
        }
        .aspectRatio(WalletRoom.aspect, contentMode: .fit)
        .animation(.easeInOut(duration: 0.25), value: draft.brand)
        .overlay(alignment: .bottomLeading) {
            CardPrint(
                number: draft.dottedNumber,
                holder: draft.holder.isEmpty ? String(localized: "Name on card") : draft.holder,
                expiry: draft.expiry.isEmpty ? String(localized: "MM/YY") : draft.expiry
            )
            .padding(CardPrint.margin)
        }
        .environment(\.layoutDirection, .leftToRight)
        .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
        .frame(maxWidth: Self.width)
        .frame(maxWidth: .infinity)
        // Rows cut off what reaches out of them.
        .padding(.vertical, 16)
        // The fields say the same.
        .accessibilityHidden(true)
    }

    /// A card of no brand.
    private static var blank: some View {
        RoundedRectangle(cornerRadius: 14)
            .fill(
                LinearGradient(
                    colors: [Color(white: 0.55), Color(white: 0.38)], startPoint: .topLeading, endPoint: .bottomTrailing
                )
            )
            .overlay(RoundedRectangle(cornerRadius: 14).strokeBorder(.white.opacity(0.18), lineWidth: 1))
    }
}

extension CardDraft {
    /// The number in its groups, with a dot for each digit to come.
    var dottedNumber: String {
        let digits = Array(number.filter(\.isWholeNumber))
        let length = max(brand == .amex ? 15 : 16, digits.count)
        var rest = (0..<length).map { $0 < digits.count ? digits[$0] : "•" }[...]
        var groups: [String] = []
        for count in brand?.groups ?? [4, 4, 4, 4] where !rest.isEmpty {
            groups.append(String(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return groups.joined(separator: " ")
    }
}

#Preview("Half a card") {
    var draft = CardDraft()
    draft.enterNumber("374212")
    return CardPreview(draft: draft).padding()
}
