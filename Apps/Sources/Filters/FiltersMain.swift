import FiltersApp
import SwiftUI

@main
struct Filters: App {
    var body: some Scene {
        WindowGroup {
            FiltersView()
        }
    }
}
