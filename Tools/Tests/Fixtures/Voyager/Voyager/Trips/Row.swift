import SwiftUI
import VoyagerKit

struct TripRow: View {
    let trip: Trip

    var body: some View {
        HStack {
            Text(trip.title).font(.headline)
            Spacer()
            Text(TripFormat.nights(trip.nights)).foregroundColor(.secondary)
        }
    }
}
