import SwiftUITesting
import Testing

@testable import RiffleLists

/// What a section of a list says of itself alone.
@MainActor
struct SectionWishesTests {
    @Test("a header that stands out is larger, in its own letters, and leaves the others as they are")
    func prominence() async throws {
        let tester = ViewTester(
            List {
                Section("Plain") { Text("One") }
                Section("Loud") { Text("Two") }.headerProminence(.increased)
                Section {
                    Text("Three")
                } header: {
                    Text("Last")
                }
            })
        await tester.pump()
        let headers = tester.findAll(.role(.header))
        #expect(headers.map { $0.label.lowercased() } == ["plain", "loud", "last"])
        #expect(headers[1].frame.height > headers[0].frame.height + 3)
    }

    @Test("the smaller of two distances counts between sections that want different ones")
    func spacing() async throws {
        let tester = ViewTester(
            List {
                Section { Text("One") }
                Section { Text("Two") }.listSectionSpacing(10)
                Section { Text("Three") }.listSectionSpacing(20)
                Section { Text("Four") }.listSectionSpacing(60)
                Section { Text("Five") }
            })
        await tester.pump()
        let middles = try ["One", "Two", "Three", "Four", "Five"].map { try tester.find(.text($0)).frame.midY }
        let gaps = zip(middles.dropFirst(), middles).map { $0 - $1 - 44 }
        #expect(zip(gaps, [10, 10, 20, 35]).allSatisfy { abs($0 - $1) <= 0.5 }, "\(gaps)")
    }

    @Test("a section of a sidebar that is not collapsible has no button that hides its rows")
    func collapsible() async throws {
        let tester = ViewTester(
            List {
                Section("Fixed") { Text("One") }.collapsible(false)
                Section("Free") { Text("Two") }
            }
            .listStyle(.sidebar))
        await tester.pump()
        for name in ["Fixed", "Free"] { await tester.tap(try tester.find(.label(name))) }
        try await tester.settle()
        #expect(tester.findAll(.text("One")).count == 1 && tester.findAll(.text("Two")).isEmpty)
    }
}
