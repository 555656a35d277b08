import SwiftUI

/// The face of a card.
struct CardView: View {
    let card: Card

    var body: some View {
        Image(card.brand.rawValue, bundle: .module)
            .resizable()
            .scaledToFit()
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading) {
                    Text(card.number)
                        .bold()
                    HStack {
                        Text(card.holder)
                            .bold()
                        Text("Valid Thru")
                            .font(.footnote)
                        Text(card.expiry)
                            .font(.footnote)
                    }
                }
                .foregroundColor(.white)
                .padding(.leading, 25)
                .padding(.bottom, 20)
            }
            .shadow(color: .gray, radius: 1.0, x: 0.0, y: 1.0)
            .accessibilityElement(children: .combine)
            .accessibilityLabel("\(card.brand.name) card ending in \(String(card.number.suffix(4)))")
            .accessibilityIdentifier(card.brand.rawValue)
    }
}

#Preview {
    CardView(card: Card.samples[0])
        .padding(35)
}
