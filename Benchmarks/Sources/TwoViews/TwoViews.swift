import CounterScene
import SwiftUI

/// An app of two views, which the benchmarks drive.
@main
struct TwoViews: App {
    var body: some Scene {
        WindowGroup { CounterScene() }
    }
}
