import SwiftUI

/// The face of a card: the artwork of its brand, with number, holder and expiry date printed on it.
struct CardFace: View {
    let card: Card

    var body: some View {
        artwork
            .overlay(alignment: .bottomLeading) {
                CardPrint(number: card.number, holder: card.holder, expiry: card.expiry)
                    .padding(CardPrint.margin)
            }
            // A card is the same thing whatever language its owner reads.
            .environment(\.layoutDirection, .leftToRight)
            .shadow(color: .gray, radius: 1, y: 1)
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier(card.brand.rawValue)
            .accessibilityLabel(card.name)
            .accessibilityAddTraits(.isButton)
    }

    private var artwork: some View {
        Image(card.brand.rawValue, bundle: .module).resizable().scaledToFit()
    }
}

/// The text on a card: the number, and below it the holder and the expiry date.
struct CardPrint: View {
    /// The distance from the edges of the card, in points.
    static let margin = EdgeInsets(top: 0, leading: 25, bottom: 20, trailing: 10)

    let number: String
    let holder: String
    let expiry: String

    private var validity: some View {
        HStack {
            Text("Valid Thru")
            Text(expiry)
        }
        .font(.footnote)
        .lineLimit(1)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: nil) {
            Text(number).bold().lineLimit(1)
            // A long name has lines of its own, at a size that can be read.
            ViewThatFits(in: .horizontal) {
                HStack {
                    Text(holder).bold().lineLimit(1)
                    validity
                }
                VStack(alignment: .leading, spacing: 2) {
                    Text(holder).bold().lineLimit(2).minimumScaleFactor(0.7)
                    validity
                }
            }
        }
        .foregroundStyle(.white)
        .minimumScaleFactor(0.7)
        // Print on a card does not grow: the card has no more room for it.
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}

#Preview("Long name") {
    CardFace(
        card: Card(
            .visa, "4017 7899 9805 4242", of: "Wilhelmina Featherstonehaugh-Brandvold of Upper Harrowgate",
            until: "3/28")
    )
    .padding(35)
}

#Preview("Card") {
    CardFace(card: Card.samples[0]).padding(35)
}
