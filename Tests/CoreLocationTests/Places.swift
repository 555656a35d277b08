import CoreLocation
import SwiftUITesting

/// Where the device is, as most apps have it.
final class Places: NSObject, ObservableObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    @Published var status = CLAuthorizationStatus.notDetermined
    @Published var coordinate: CLLocationCoordinate2D?
    @Published var problem: CLError.Code?
    /// Whether the delegate was called before a call of the manager's returned.
    private(set) var wasTooEarly = false
    private var isCalling = false

    override init() {
        super.init()
        manager.delegate = self
    }

    func call(_ body: (CLLocationManager) -> Void) {
        isCalling = true
        body(manager)
        isCalling = false
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        MainActor.preconditionIsolated()
        wasTooEarly = wasTooEarly || isCalling
        status = manager.authorizationStatus
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        wasTooEarly = wasTooEarly || isCalling
        coordinate = locations.last?.coordinate
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        wasTooEarly = wasTooEarly || isCalling
        problem = (error as? CLError)?.code
    }
}

/// Shows what a manager says, and has a button for each of its calls.
struct PlaceScreen: View {
    @StateObject private var places = Places()
    /// Asks as soon as there is a manager, as many apps do.
    var asksAtOnce = false
    var filter = kCLDistanceFilterNone

    var body: some View {
        VStack {
            Text(verbatim: places.coordinate.map { "\($0.latitude), \($0.longitude)" } ?? "Nowhere")
            Text(verbatim: "Status: \(places.status)")
            Text(verbatim: places.problem.map { "Problem: \($0)" } ?? "No problem")
            if places.wasTooEarly { Text(verbatim: "Too early") }
            Button("Allow") { places.call { $0.requestWhenInUseAuthorization() } }
            Button("Once") { places.call { $0.requestLocation() } }
            Button("Both") {
                places.call {
                    $0.requestWhenInUseAuthorization()
                    $0.requestLocation()
                }
            }
            Button("Start") {
                places.call {
                    $0.distanceFilter = filter
                    $0.startUpdatingLocation()
                }
            }
            Button("Stop") { places.call { $0.stopUpdatingLocation() } }
        }
        .onAppear { if asksAtOnce { places.manager.requestWhenInUseAuthorization() } }
    }
}

@MainActor
func tap(_ label: String, in tester: ViewTester) async throws {
    await tester.tap(try tester.find(.label(label)))
    try await tester.settle()
}
