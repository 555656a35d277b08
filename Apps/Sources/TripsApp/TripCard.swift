import SwiftUI

/// A picture of a place, and its name.
struct TripCard: View {
    let trip: Trip

    var body: some View {
        Color(UIColor.systemGray5)
            .overlay {
                Image(trip.image, bundle: .module)
                    .resizable()
                    .scaledToFill()
                    // What hangs over the card is clipped, and would be touched all the same.
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
            .cornerRadius(10)
            .overlay(alignment: .bottom) {
                Text(trip.destination)
                    .font(.system(.headline, design: .rounded))
                    .fontWeight(.bold)
                    .foregroundColor(.black)
                    .padding(.horizontal, 30)
                    .padding(.vertical, 10)
                    .background(Color.white)
                    .cornerRadius(5)
                    .padding(.bottom, 20)
            }
            .padding(.horizontal, 15)
    }
}

#Preview("Trip card") {
    TripCard(trip: Trip.samples[1])
        .frame(height: 560)
}
