import SwiftUITesting
import Testing
import TipKit

@MainActor
struct TipGroupTests {
    private struct FirstTip: Tip {
        @Parameter(.transient) static var isReady = false

        var title: Text { Text("First") }
        var rules: [Rule] { #Rule(Self.$isReady) { $0 } }
    }

    private struct SecondTip: Tip {
        var title: Text { Text("Second") }
    }

    private struct Screen: View {
        @State private var tips: TipGroup

        init(_ priority: TipGroup.Priority) {
            _tips = State(
                initialValue: TipGroup(priority) {
                    FirstTip()
                    SecondTip()
                })
        }

        @State private var updates: [String] = []
        @State private var states: [Bool] = []

        var body: some View {
            VStack {
                TipView(tips.currentTip as? FirstTip)
                TipView(tips.currentTip as? SecondTip)
                Text("current \(tips.currentTip?.id ?? "none")")
                Button("Ready") { FirstTip.isReady = true }
                Text("updates \(updates.joined(separator: " "))")
                Text("first \(states.map { $0 ? "yes" : "no" }.joined(separator: " "))")
            }
            .task { try? Tips.configure() }
            .task { for await tip in tips.currentTipUpdates { updates.append(tip.id) } }
            .task { for await isShown in FirstTip().shouldDisplayUpdates { states.append(isShown) } }
        }
    }

    @Test("An ordered group waits for its first tip, and shows the second when that is closed")
    func ordered() async throws {
        let tester = ViewTester(Screen(.ordered))
        try await tester.settle()
        #expect(tester.shows("current none"))
        try await tester.tapAndSettle("Ready")
        #expect(tester.shows("First") && !tester.shows("Second"))
        try await tester.tapAndSettle("Close")
        #expect(!tester.shows("First") && tester.shows("Second"))
        #expect(tester.shows("updates FirstTip SecondTip"))
        #expect(tester.shows("first no yes no"))
        try await tester.tapAndSettle("Close")
        #expect(tester.shows("current none"))
    }

    @Test("Another group shows the first tip that may be shown")
    func firstAvailable() async throws {
        let tester = ViewTester(Screen(.firstAvailable))
        try await tester.settle()
        #expect(tester.shows("Second"))
        try await tester.tapAndSettle("Ready")
        #expect(tester.shows("First") && !tester.shows("Second"))
    }
}
