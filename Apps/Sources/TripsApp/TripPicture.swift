import SwiftUI

/// A picture of a trip, which fills the available space.
struct TripPicture: View {
    private let name: String

    /// - Parameter index: which of its pictures.
    init(_ trip: Trip, index: Int = 0) { name = trip.pictures[index] }

    var body: some View {
        // As an overlay, the picture does not change the size of the view, whatever its proportions.
        Color(UIColor.systemGray5)
            .overlay {
                Image(name, bundle: .module)
                    .resizable()
                    .scaledToFill()
                    // The parts that stick out are clipped where the picture is used, but would still receive touches.
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
    }
}
