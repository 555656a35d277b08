import SwiftUI
import SwiftUITesting
import Testing

// Ships that are reported later: by tasks of a view, tasks of a button, and the main queue.

private final class HarborOffice: ObservableObject {
    @Published private(set) var ships: [String] = []
    @Published var isCalling = false

    @MainActor func call() async {
        isCalling = true
        for ship in ["Sigrun", "Albatross"] {
            await Task.yield()
            ships.append(ship)
        }
        isCalling = false
    }
}

private struct Harbor: View {
    @StateObject private var office = HarborOffice()
    @State private var pier = 1
    @State private var reports: [String] = []
    @State private var height = 0

    var body: some View {
        VStack {
            Text(office.isCalling ? "calling" : "quiet")
            ForEach(office.ships, id: \.self, content: Text.init)
            Text("reports: \(reports.joined(separator: " "))")
            Text("water at \(height)")
            Button("Next pier") { pier += 1 }
            Button("Tide") {
                Task {
                    await Task.yield()
                    withAnimation { height += 3 }
                }
            }
            Button("Wave") { DispatchQueue.main.async { height -= 1 } }
        }
        .task(id: pier) {
            await Task.yield()
            guard !Task.isCancelled else { return }
            reports += ["pier\(pier)"]
        }
        .task { await office.call() }
    }
}

@MainActor
struct HarborTests {
    private let tester = ViewTester(Harbor())

    private func press(_ name: String) async throws {
        await tester.tap(try tester.find(.role(.button, name)))
        await tester.advance(by: 0.1)
    }

    @Test("a view's task fills an object, and the view that observes it follows")
    func ships() async throws {
        await tester.advance(by: 0.1)
        _ = try tester.find(.text("Sigrun"))
        _ = try tester.find(.text("Albatross"))
        _ = try tester.find(.text("quiet"))
    }

    @Test("a task that belongs to a value runs again for the next")
    func piers() async throws {
        await tester.advance(by: 0.1)
        try await press("Next pier")
        _ = try tester.find(.text("reports: pier1 pier2"))
    }

    @Test("a button's task, and what a button leaves to the main queue, change state in later frames")
    func later() async throws {
        try await press("Tide")
        _ = try tester.find(.text("water at 3"))
        try await press("Wave")
        _ = try tester.find(.text("water at 2"))
    }
}
