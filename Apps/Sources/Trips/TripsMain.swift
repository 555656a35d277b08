import SwiftUI
import TripsApp

@main
struct Trips: App {
    var body: some Scene {
        WindowGroup {
            TripsView()
        }
    }
}
