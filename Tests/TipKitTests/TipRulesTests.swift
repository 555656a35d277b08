import SwiftUITesting
import Testing
import TipKit

@MainActor
struct TipRulesTests {
    private struct RuledTip: Tip {
        @Parameter static var isSignedIn: Bool = false
        @Parameter static var name: String?
        @Parameter(.transient) static var visits = 0
        static let opened = Event(id: "opened")

        var title: Text { Text("Ruled") }
        var rules: [Rule] {
            #Rule(Self.$isSignedIn) { $0 == true }
            #Rule(Self.$name, Self.$visits) { name, visits in name != nil && visits > 0 }
            #Rule(Self.opened) { $0.donations.count >= 2 }
        }
    }

    private struct Screen: View {
        var body: some View {
            VStack {
                TipView(RuledTip())
                Button("Sign in") { RuledTip.isSignedIn = true }
                Button("Sign out") { RuledTip.isSignedIn = false }
                Button("Name") { RuledTip.name = "Ada" }
                Button("Visit") { RuledTip.visits += 1 }
                Button("Open") { RuledTip.opened.sendDonation() }
                Text("visits \(RuledTip.visits)")
                Text("opened \(RuledTip.opened.donations.count)")
                Text("may show \(RuledTip().shouldDisplay ? "yes" : "no")")
            }
            .task { try? Tips.configure() }
        }
    }

    private func meetAllRules(_ tester: ViewTester) async throws {
        for button in ["Sign in", "Name", "Visit", "Open"] {
            try await tester.tapAndSettle(button)
            #expect(!tester.shows("Ruled"))
        }
        try await tester.tapAndSettle("Open")
    }

    @Test("A tip shows once all its rules are met, and goes when one is not any more")
    func rules() async throws {
        let tester = ViewTester(Screen())
        try await tester.settle()
        try await meetAllRules(tester)
        #expect(tester.shows("Ruled") && tester.shows("may show yes"))
        try await tester.tapAndSettle("Sign out")
        #expect(!tester.shows("Ruled") && tester.shows("may show no"))
        try await tester.tapAndSettle("Sign in")
        #expect(tester.shows("Ruled"))
    }

    @Test("Parameters and donations are kept, but for transient ones")
    func kept() async throws {
        let store = KeyValueStore()
        let first = ViewTester(Screen()) { $0.appStore = store }
        try await first.settle()
        try await meetAllRules(first)
        let again = ViewTester(Screen()) { $0.appStore = store }
        try await again.settle()
        #expect(again.shows("visits 0") && again.shows("opened 2"))
        #expect(!again.shows("Ruled"))
        try await again.tapAndSettle("Visit")
        #expect(again.shows("Ruled"))
    }

    private struct Purchase: Codable, Sendable {
        let item: String
    }

    private static let bought = Tips.Event<Purchase>(id: "bought", donationLimit: .init(maximumCount: 4))

    private struct Shop: View {
        var body: some View {
            VStack {
                ForEach(["tea", "jam"], id: \.self) { item in
                    Button("Buy \(item)") { Task { await bought.donate(Purchase(item: item)) } }
                }
                Button("Forget") { Task { try? await bought.deleteDonations() } }
                Text("all \(bought.donations.count)")
                Text("tea \(bought.donations.filter { $0.item == "tea" }.count)")
                Text("most \(bought.donations.largestSubset(groupedBy: \.item).first?.item ?? "none")")
                Text("fewest \(bought.donations.smallestSubset(groupedBy: \.item).first?.item ?? "none")")
                Text("this minute \(bought.donations.donatedWithin(.minute).count)")
            }
        }
    }

    @Test("Donations say more than their date, are counted within a time, and only the last ones are kept")
    func donations() async throws {
        let tester = ViewTester(Shop())
        try await tester.tapAndSettle("Buy jam")
        await tester.advance(by: 59)
        try await tester.tapAndSettle("Buy tea")
        try await tester.tapAndSettle("Buy tea")
        #expect(tester.shows("all 3") && tester.shows("tea 2"))
        #expect(tester.shows("most tea") && tester.shows("fewest jam"))
        await tester.advance(by: 10)
        try await tester.tapAndSettle("Buy jam")
        #expect(tester.shows("all 4") && tester.shows("this minute 3"))
        try await tester.tapAndSettle("Buy tea")
        #expect(tester.shows("all 4") && tester.shows("tea 3"))
        try await tester.tapAndSettle("Forget")
        #expect(tester.shows("all 0") && tester.shows("most none"))
    }

    @Test("Donations of other threads count at once")
    func threads() async throws {
        struct Screen: View {
            static let event = Tips.Event(id: "elsewhere")

            var body: some View {
                VStack {
                    Text("count \(Self.event.donations.count)")
                    Button("Donate") { Task.detached { await Self.event.donate() } }
                }
            }
        }
        let tester = ViewTester(Screen(), usesThreads: true)
        try await tester.tapAndSettle("Donate")
        try await tester.tapAndSettle("Donate")
        #expect(tester.shows("count 2"))
        #expect(tester.issues.isEmpty)
    }

    @Test("For testing, tips show whatever their rules say, or not at all")
    func overrides() async throws {
        struct Screen: View {
            var body: some View {
                VStack {
                    TipView(RuledTip())
                    TipView(NamedTip("plain"))
                    Button("Show all") { Tips.showAllTipsForTesting() }
                    Button("Hide all") { Tips.hideAllTipsForTesting() }
                    Button("Show named") { Tips.showTipsForTesting([NamedTip.self]) }
                }
                .task { try? Tips.configure() }
            }
        }
        let tester = ViewTester(Screen())
        try await tester.settle()
        #expect(!tester.shows("Ruled") && tester.shows("plain"))
        try await tester.tapAndSettle("Show all")
        #expect(tester.shows("Ruled") && tester.shows("plain"))
        try await tester.tapAndSettle("Hide all")
        #expect(!tester.shows("Ruled") && !tester.shows("plain"))
        try await tester.tapAndSettle("Show named")
        #expect(!tester.shows("Ruled") && tester.shows("plain"))
        try await tester.tapAndSettle("Close")
        #expect(!tester.shows("plain"))
    }
}
