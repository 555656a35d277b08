import AppData
import SwiftUI

/// A deck of trips: swipe right if you like one, left if you do not.
public struct TripsView: View {
    /// What the app keeps.
    public static var schema: DataSchema { .trips }

    private let file: DataFile?
    private let now: () -> Date

    /// Creates the app with its fifteen trips, and the likes and bookings of whoever looks at it.
    public init() { self.init(in: nil) }

    init(in file: DataFile?, now: @escaping () -> Date = { Date() }) {
        self.file = file
        self.now = now
    }

    /// The app.
    public var body: some View {
        DataReader(file) {
            TripsStore($0, now: now)
        } content: { store in
            TripsScreen(trips: Trip.samples, store: store)
        }
        .roomyInLargeWindows()
    }
}

#Preview("Trips") {
    TripsView()
}
