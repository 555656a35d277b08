import SwiftUI

/// A picture of a destination, with a sign that names it, and bars that tell which of its pictures it is.
struct TripCard: View {
    /// The space to the left and right of the card, in points.
    private static let sides: CGFloat = 15

    let trip: Trip
    /// The index of the picture.
    var picture = 0

    var body: some View {
        TripPicture(trip, index: picture)
            .overlay(alignment: .top) {
                PictureBars(count: trip.pictures.count, lit: picture)
            }
            .cornerRadius(10)
            .overlay(alignment: .bottom) {
                Text(trip.destination)
                    .modifier(Sign())
                    .accessibilityValue("Picture \(picture + 1) of \(trip.pictures.count)")
                    .padding(EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0))
            }
            .padding(EdgeInsets(sides: Self.sides, ends: 0))
    }
}

/// A row of bars, one for each picture, of which one is lit.
private struct PictureBars: View {
    let count: Int
    let lit: Int

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<count, id: \.self) { bar(opacity: $0 == lit ? 0.95 : 0.4) }
        }
        .shadow(color: .black.opacity(0.3), radius: 1, y: 0.5)
        .padding(.horizontal, 10)
        .padding(.top, 8)
        // In the order in which the halves of the card turn them.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private func bar(opacity: Double) -> some View { Capsule().fill(.white.opacity(opacity)).frame(height: 3) }
}

/// Puts a name on a small white board, which is white in dark mode too.
private struct Sign: ViewModifier {
    private static let board = RoundedRectangle(cornerRadius: 5, style: .circular)

    func body(content: Content) -> some View {
        content
            .font(.trips(.headline, .bold))
            .multilineTextAlignment(.center)
            // Two lines hold every name, and no word is broken.
            .lineLimit(2)
            .minimumScaleFactor(0.5)
            .foregroundStyle(.black)
            .padding(EdgeInsets(sides: 30, ends: 10))
            .background(.white, in: Self.board)
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            .padding(.horizontal, 8)
    }
}

#Preview("Trip card") {
    TripCard(trip: Trip.samples[1])
        .frame(height: 560)
}
