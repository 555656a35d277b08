import SwiftUI

/// A deck of trips: swipe right if you like one, left if you do not.
public struct TripsView: View {
    /// Creates the app with its fifteen trips.
    public init() {}

    /// The app.
    public var body: some View {
        TripsScreen(trips: Trip.samples)
    }
}

#Preview("Trips") {
    TripsView()
}
