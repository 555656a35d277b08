import MapKit
import SwiftUI

struct MapScreen: View {
    @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 68.2, longitude: 14.5),
        span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))

    var body: some View {
        VStack(alignment: .leading) {
            title
            map
            PlaceRow(name: "Å i Lofoten")
        }
        .padding()
    }

    private var title: some View {
        Text("Where we were").font(.title)
    }

    private var map: some View {
        Map(coordinateRegion: $region)
            .frame(height: 260)
    }

    /// The way between two places, in meters.
    static func distance(from: CLLocationCoordinate2D, to: CLLocationCoordinate2D) -> Double {
        MKMapPoint(from).distance(to: MKMapPoint(to))
    }
}

#Preview {
    MapScreen()
}
