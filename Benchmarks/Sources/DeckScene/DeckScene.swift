public import SwiftUI

/// Two cards of a deck, the one on top following the finger; when it lifts, the next is on top.
///
/// The coordinates are those of the same scene in Qt Quick, Chromium and plain Cairo, which this is compared with.
public struct DeckScene: View {
    /// Where the scene is shown, in points.
    public static let size = CGSize(width: 390, height: 844)

    private let trips: [Trip]
    private let photos: [Image]
    @State private var top = 0
    @GestureState private var translation = CGSize.zero

    /// - Parameter photos: those that the trips name.
    public init(trips: [Trip], photos: [Image]) {
        self.trips = trips
        self.photos = photos
    }

    /// The scene.
    public var body: some View {
        let first = trips[top % trips.count]
        ZStack(alignment: .topLeading) {
            Color.white
            ForEach([first, trips[(top + 1) % trips.count]]) { trip in
                let moved = trip.id == first.id ? translation : .zero
                TripCard(trip: trip, photo: photos[trip.photo])
                    .rotationEffect(.degrees(12 * moved.width / SwipePath.reach))
                    .offset(x: moved.width, y: 60 + moved.height)
                    .zIndex(trip.id == first.id ? 1 : 0)
            }
        }
        .gesture(swipe)
        .ignoresSafeArea()
    }

    private var swipe: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($translation) { value, translation, _ in translation = value.translation }
            .onEnded { _ in top += 1 }
    }
}

/// One card.
private struct TripCard: View {
    let trip: Trip
    let photo: Image

    var body: some View {
        ZStack(alignment: .topLeading) {
            photo
                .resizable()
                .frame(width: 390, height: 600)
            Text(trip.destination)
                .font(.system(size: 28, weight: .bold))
                .foregroundColor(.white)
                .offset(x: 24, y: 540)
        }
    }
}
