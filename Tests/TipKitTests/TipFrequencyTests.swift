import Foundation
import SwiftUITesting
import Testing
import TipKit

@MainActor
struct TipFrequencyTests {
    private struct Screen: View {
        let tips: [NamedTip]
        var frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate
        @State private var isOn = true

        var body: some View {
            VStack {
                if isOn { ForEach(tips) { TipView($0) } }
                Button("Switch") { isOn.toggle() }
                Text("status \(String(describing: tips[0].status))")
            }
            .task { try? Tips.configure([.displayFrequency(frequency), .datastoreLocation(.applicationDefault)]) }
        }
    }

    @Test("Of two new tips the second waits a day, the first may come back, and one that does not wait shows")
    func daily() async throws {
        let store = KeyValueStore()
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let tips = [
            NamedTip("first"), NamedTip("second"), NamedTip("eager", limits: [Tips.IgnoresDisplayFrequency(true)]),
        ]
        func visit(after seconds: Double) async throws -> ViewTester {
            let tester = ViewTester(Screen(tips: tips, frequency: .daily), startDate: start + seconds) {
                $0.appStore = store
            }
            try await tester.settle()
            return tester
        }
        let now = try await visit(after: 0)
        #expect(now.shows("first") && !now.shows("second") && now.shows("eager"))
        let evening = try await visit(after: 80_000)
        #expect(evening.shows("first") && !evening.shows("second"))
        let tomorrow = try await visit(after: 86_500)
        #expect(tomorrow.shows("first") && tomorrow.shows("second"))
    }

    @Test("At once is what is usual: all tips show")
    func immediate() async throws {
        let tester = ViewTester(Screen(tips: [NamedTip("first"), NamedTip("second")]))
        try await tester.settle()
        #expect(tester.shows("first") && tester.shows("second"))
    }

    @Test("A tip that was shown as often as it is to be stays until it goes")
    func count() async throws {
        let tester = ViewTester(Screen(tips: [NamedTip("twice", limits: [Tips.MaxDisplayCount(2)])]))
        try await tester.settle()
        for isLast in [false, true] {
            #expect(tester.shows("twice") && tester.shows("status available"))
            try await tester.tapAndSettle("Switch")
            #expect(!tester.shows("twice"))
            if !isLast { try await tester.tapAndSettle("Switch") }
        }
        try await tester.tapAndSettle("Switch")
        #expect(!tester.shows("twice"))
        #expect(try tester.find(.containing("displayCountExceeded")).label.isEmpty == false)
    }

    @Test("A tip goes once it was shown for as long as it is to be, and after a minute at the soonest")
    func duration() async throws {
        let tester = ViewTester(Screen(tips: [NamedTip("short", limits: [Tips.MaxDisplayDuration(5)])]))
        try await tester.settle()
        await tester.advance(by: 58)
        #expect(tester.shows("short"))
        await tester.advance(by: 4)
        #expect(!tester.shows("short"))
    }

    @Test("Tips of two locations know nothing of each other")
    func locations() async throws {
        struct Screen: View {
            let location: Tips.ConfigurationOption.DatastoreLocation

            var body: some View {
                TipView(NamedTip("here")).task { try? Tips.configure([.datastoreLocation(location)]) }
            }
        }
        let store = KeyValueStore()
        let group = try Tips.ConfigurationOption.DatastoreLocation.groupContainer(identifier: "group.example")
        let first = ViewTester(Screen(location: group)) { $0.appStore = store }
        try await first.settle()
        try await first.tapAndSettle("Close")
        let again = ViewTester(Screen(location: group)) { $0.appStore = store }
        try await again.settle()
        #expect(!again.shows("here"))
        let other = ViewTester(Screen(location: .applicationDefault)) { $0.appStore = store }
        try await other.settle()
        #expect(other.shows("here"))
    }
}
