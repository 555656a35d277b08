import SwiftUI

/// A deck of trips to swipe: right for those you like, left for the others.
public struct TripsView: View {
    /// The app with its fifteen trips.
    public init() {}

    /// The app.
    public var body: some View {
        TripsScreen(trips: Trip.samples)
    }
}

#Preview("Trips") {
    TripsView()
}
