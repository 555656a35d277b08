import CoreLocation
import SwiftUITesting
import Testing

@MainActor
@Suite("What an app sees of the place of its device")
struct LocationManagerTests {
    @Test("a person who was not asked has not decided, and nobody knows where the device is")
    func undecided() async throws {
        let tester = ViewTester(PlaceScreen())
        await tester.setLocation(latitude: 48.2, longitude: 16.4)
        try await tester.settle()
        _ = try tester.find(.text("Status: notDetermined"))
        try await tap("Start", in: tester)
        _ = try tester.find(.text("Nowhere"))
        _ = try tester.find(.text("No problem"))
        try await tap("Once", in: tester)
        _ = try tester.find(.text("Problem: denied"))
        _ = try tester.find(.text("Status: notDetermined"))
    }

    @Test("without a place the person declines, and locations that are asked for fail")
    func declines() async throws {
        let tester = ViewTester(PlaceScreen())
        try await tap("Allow", in: tester)
        _ = try tester.find(.text("Status: denied"))
        _ = try tester.find(.text("No problem"))
        try await tap("Once", in: tester)
        _ = try tester.find(.text("Problem: denied"))
        _ = try tester.find(.text("Nowhere"))
        #expect(!tester.semanticsDescription.contains("Too early"))
        #expect(tester.issues.isEmpty)
    }

    @Test("with a place the person allows it, and one location is told for each request")
    func once() async throws {
        let tester = ViewTester(PlaceScreen())
        await tester.setLocation(latitude: 48.25, longitude: 16.5)
        try await tap("Both", in: tester)
        _ = try tester.find(.text("Status: authorizedWhenInUse"))
        _ = try tester.find(.text("48.25, 16.5"))
        await tester.setLocation(latitude: 47, longitude: 15)
        try await tester.settle()
        _ = try tester.find(.text("48.25, 16.5"))
        try await tap("Once", in: tester)
        _ = try tester.find(.text("47.0, 15.0"))
        #expect(!tester.semanticsDescription.contains("Too early"))
    }

    @Test("an app that asks as it appears is answered with the place that the test says next")
    func asksAtOnce() async throws {
        let tester = ViewTester(PlaceScreen(asksAtOnce: true))
        await tester.setLocation(latitude: 1, longitude: 2)
        try await tester.settle()
        _ = try tester.find(.text("Status: authorizedWhenInUse"))
        let other = ViewTester(PlaceScreen(asksAtOnce: true))
        try await other.settle()
        _ = try other.find(.text("Status: denied"))
    }

    @Test("updates go on from the start to the stop, beginning with the last place that was known")
    func updates() async throws {
        let tester = ViewTester(PlaceScreen(asksAtOnce: true))
        await tester.setLocation(latitude: 1, longitude: 2)
        try await tester.settle()
        _ = try tester.find(.text("Nowhere"))
        try await tap("Start", in: tester)
        _ = try tester.find(.text("1.0, 2.0"))
        for latitude in [3, 4, 5] {
            await tester.setLocation(latitude: Double(latitude), longitude: 2)
            try await tester.settle()
            _ = try tester.find(.text("\(latitude).0, 2.0"))
        }
        try await tap("Stop", in: tester)
        await tester.setLocation(latitude: 6, longitude: 2)
        try await tester.settle()
        _ = try tester.find(.text("5.0, 2.0"))
        try await tap("Start", in: tester)
        _ = try tester.find(.text("6.0, 2.0"))
    }

    @Test("updates that begin before the person has decided come once they allow it")
    func startsEarly() async throws {
        let tester = ViewTester(PlaceScreen())
        await tester.setLocation(latitude: 1, longitude: 2)
        try await tap("Start", in: tester)
        try await tap("Allow", in: tester)
        _ = try tester.find(.text("1.0, 2.0"))
    }

    @Test("a distance filter keeps back short ways")
    func filter() async throws {
        let tester = ViewTester(PlaceScreen(asksAtOnce: true, filter: 1000))
        await tester.setLocation(latitude: 10, longitude: 0)
        try await tester.settle()
        try await tap("Start", in: tester)
        // 0.005 degrees are 553 meters.
        await tester.setLocation(latitude: 10.005, longitude: 0)
        try await tester.settle()
        _ = try tester.find(.text("10.0, 0.0"))
        await tester.setLocation(latitude: 10.01, longitude: 0)
        try await tester.settle()
        _ = try tester.find(.text("10.01, 0.0"))
    }

    @Test("a person who changes their mind is heard, either way")
    func changesMind() async throws {
        let tester = ViewTester(PlaceScreen())
        try await tap("Allow", in: tester)
        _ = try tester.find(.text("Status: denied"))
        await tester.setLocation(latitude: 1, longitude: 2)
        try await tester.settle()
        _ = try tester.find(.text("Status: authorizedWhenInUse"))
        try await tap("Start", in: tester)
        _ = try tester.find(.text("1.0, 2.0"))
        await tester.declineLocation()
        try await tester.settle()
        _ = try tester.find(.text("Status: denied"))
        _ = try tester.find(.text("Problem: denied"))
    }

    @Test("each window knows its own place, and its own person's decision")
    func windows() async throws {
        let first = ViewTester(PlaceScreen())
        let second = ViewTester(PlaceScreen())
        let third = ViewTester(PlaceScreen())
        await first.setLocation(latitude: 1, longitude: 1)
        await second.setLocation(latitude: 2, longitude: 2)
        for tester in [first, second, third] { try await tap("Both", in: tester) }
        _ = try first.find(.text("1.0, 1.0"))
        _ = try second.find(.text("2.0, 2.0"))
        _ = try third.find(.text("Nowhere"))
        _ = try third.find(.text("Status: denied"))
    }

    @Test("what a device without a compass and beacons cannot do, it says")
    func absent() async throws {
        final class Watcher: NSObject, CLLocationManagerDelegate {
            var problem: (any Error)?
            var statusOfBefore: CLAuthorizationStatus?
            func locationManager(
                _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
            ) { problem = error }
            func locationManager(
                _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
            ) { statusOfBefore = status }
        }
        struct Screen: View {
            let watcher: Watcher
            @State private var manager = CLLocationManager()
            var body: some View {
                Button("Watch") {
                    manager.delegate = watcher
                    manager.startUpdatingHeading()
                    manager.startMonitoring(
                        for: CLCircularRegion(center: CLLocationCoordinate2D(), radius: 100, identifier: "here"))
                }
            }
        }
        #expect(!CLLocationManager.headingAvailable())
        #expect(!CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
        let watcher = Watcher()
        try await tap("Watch", in: ViewTester(Screen(watcher: watcher)))
        #expect((watcher.problem as? CLError)?.code == .regionMonitoringDenied)
        #expect(watcher.statusOfBefore == .notDetermined)
    }
}
