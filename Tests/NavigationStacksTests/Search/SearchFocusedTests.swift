import RiffleNavigationStacks
import SwiftUITesting
import Testing

@MainActor
struct SearchFocusedTests {
    private struct Screen: View {
        @State private var text = ""
        @FocusState private var isSearching: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    Text(isSearching ? "focused" : "idle")
                    Button("Search") { isSearching = true }
                }
                .navigationTitle("Title")
                .searchable(text: $text)
                .searchFocused($isSearching)
            }
        }
    }

    @Test("a focus state directs the keyboard to the search, and knows when it goes there")
    func focuses() async throws {
        let tester = ViewTester(Screen())
        _ = try tester.find(.text("idle"))
        await tester.tap(try tester.find(.role(.button, "Search")))
        try await tester.settle()
        _ = try tester.find(.text("focused"))
        await tester.type("abc")
        #expect(tester.findAll(.containing("abc")).count == 1)
        await tester.tap(try tester.find(.label("Cancel")))
        try await tester.settle()
        _ = try tester.find(.text("idle"))
    }
}
