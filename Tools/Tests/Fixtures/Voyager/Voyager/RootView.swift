import SwiftUI
#if os(iOS)
import UIKit
#endif

struct RootView: View {
    let journal: JournalStore

    var body: some View {
        TabView {
            TripList()
                .tabItem { Label("Trips", systemImage: "airplane") }
            MapScreen()
                .tabItem { Label("Map", systemImage: "map") }
            AboutView()
                .tabItem { Label("About", systemImage: "info.circle") }
        }
        #if os(iOS)
        .onAppear { Haptics.tick() }
        #elseif os(macOS)
        .frame(minWidth: 640)
        #endif
    }
}
