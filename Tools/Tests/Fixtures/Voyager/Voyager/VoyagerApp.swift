import SwiftUI

@main
struct VoyagerApp: App {
    @StateObject private var store = TripStore()
    private let journal = JournalStore.shared

    var body: some Scene {
        WindowGroup {
            RootView(journal: journal)
                .environmentObject(store)
        }
    }
}
