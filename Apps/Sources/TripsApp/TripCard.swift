import SwiftUI

/// The picture of a destination, with a sign that names it.
struct TripCard: View {
    /// The space to the left and right of the card, in points.
    private static let sides: CGFloat = 15

    let trip: Trip

    var body: some View {
        TripPicture(trip)
            .cornerRadius(10)
            .overlay(alignment: .bottom) {
                Text(trip.destination).modifier(Sign()).padding(EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0))
            }
            .padding(EdgeInsets(sides: Self.sides, ends: 0))
    }
}

/// Puts a name on a small white board, which is white in dark mode too.
private struct Sign: ViewModifier {
    private static let board = RoundedRectangle(cornerRadius: 5, style: .circular)

    func body(content: Content) -> some View {
        content
            .font(.trips(.headline, .bold))
            .foregroundStyle(.black)
            .padding(EdgeInsets(sides: 30, ends: 10))
            .background(.white, in: Self.board)
    }
}

#Preview("Trip card") {
    TripCard(trip: Trip.samples[1])
        .frame(height: 560)
}
