import CoreLocation
import SwiftUITesting
import Testing

@MainActor
@Suite("Locations in a loop")
struct LiveUpdatesTests {
    private struct Follower: View {
        @State private var said = "Not followed"
        @State private var isFollowing = false

        var body: some View {
            VStack {
                Text(verbatim: said)
                Button("Follow") { isFollowing = true }
                Button("Leave") { isFollowing = false }
            }
            .task(id: isFollowing) {
                guard isFollowing else { return }
                do {
                    for try await update in CLLocationUpdate.liveUpdates() {
                        if let location = update.location {
                            said = "\(location.coordinate.latitude)"
                        } else if update.authorizationRequestInProgress {
                            said = "Asking"
                        } else if update.authorizationDenied {
                            said = "Declined"
                        }
                    }
                    said += ", left"
                } catch { said = "\(error)" }
            }
        }
    }

    @Test("a loop has the person asked, follows the device, and ends with its task")
    func follows() async throws {
        let tester = ViewTester(Follower())
        await tester.setLocation(latitude: 1, longitude: 2)
        try await tap("Follow", in: tester)
        _ = try tester.find(.text("1.0"))
        await tester.setLocation(latitude: 3, longitude: 2)
        try await tester.settle()
        _ = try tester.find(.text("3.0"))
        try await tap("Leave", in: tester)
        _ = try tester.find(.text("3.0, left"))
        await tester.setLocation(latitude: 4, longitude: 2)
        try await tester.settle()
        _ = try tester.find(.text("3.0, left"))
    }

    @Test("a loop hears that the person declines, and goes on once they allow it")
    func declined() async throws {
        let tester = ViewTester(Follower())
        try await tap("Follow", in: tester)
        _ = try tester.find(.text("Declined"))
        await tester.setLocation(latitude: 5, longitude: 2)
        try await tester.settle()
        _ = try tester.find(.text("5.0"))
    }

    @Test("a service session asks the person")
    func session() async throws {
        struct Screen: View {
            @State private var session: CLServiceSession?
            @State private var manager = CLLocationManager()
            @State private var said = "Unknown"
            var body: some View {
                Text(verbatim: said)
                Button("Begin") { session = CLServiceSession(authorization: .whenInUse) }
                Button("Look") { said = "\(manager.authorizationStatus)" }
            }
        }
        let tester = ViewTester(Screen())
        await tester.setLocation(latitude: 1, longitude: 2)
        try await tap("Begin", in: tester)
        try await tap("Look", in: tester)
        _ = try tester.find(.text("authorizedWhenInUse"))
    }
}
