import Foundation
import SwiftUI

/// Counts what comes by time, each way in which an app may ask for it; shown in place of the example where the
/// environment has `EXAMPLE=timers`.
struct TimersApp: App {
    var body: some Scene {
        WindowGroup { TimersView() }
    }
}

private struct TimersView: View {
    @State private var published = 0
    @State private var scheduled = 0
    @State private var delayed = "not yet"
    @State private var debounced = "not yet"
    @State private var slept = "not yet"
    private let ticks = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    private let sent = PassthroughSubject<String, Never>()

    var body: some View {
        VStack {
            Text("published \(published)")
            Text("scheduled \(scheduled)")
            Text("delayed \(delayed)")
            Text("debounced \(debounced)")
            Text("slept \(slept)")
        }
        .onReceive(ticks) { _ in published += 1 }
        .onReceive(sent.debounce(for: .seconds(1), scheduler: RunLoop.main)) { debounced = $0 }
        .onAppear {
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
                MainActor.assumeIsolated { scheduled += 1 }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { delayed = "done" }
            DispatchQueue.main.async {
                sent.send("first")
                sent.send("done")
            }
        }
        .task {
            try? await Task.sleep(for: .seconds(1))
            slept = "done"
        }
    }
}
