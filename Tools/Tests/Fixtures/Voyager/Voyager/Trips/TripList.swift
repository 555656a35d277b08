import SwiftUI
import VoyagerKit

struct TripList: View {
    @EnvironmentObject private var store: TripStore

    var body: some View {
        NavigationView {
            List(store.trips) { trip in
                TripRow(trip: trip)
            }
            .navigationTitle(NSLocalizedString("trips.title", comment: "Title of the first tab"))
        }
        .navigationViewStyle(.stack)
    }
}

struct TripList_Previews: PreviewProvider {
    static var previews: some View {
        TripList().environmentObject(TripStore())
    }
}
