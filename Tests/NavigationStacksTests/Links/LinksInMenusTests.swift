import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// Links in a menu lead on from the screen that the menu was opened on.
@MainActor
struct LinksInMenusTests {
    private struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Menu("Menu") {
                        NavigationLink("Views") { Text("Second") }
                        NavigationLink("Value", value: 3)
                    }
                    Spacer()
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
                .toolbar { Menu("Bar") { NavigationLink("More") { Text("Third") } } }
            }
        }
    }

    @Test(
        "a link of a menu shows its screen, from which one comes back",
        arguments: [("Menu", "Views", "Second"), ("Menu", "Value", "Number 3"), ("Bar", "More", "Third")])
    func link(menu: String, link: String, screen: String) async throws {
        let tester = ViewTester(Root())
        await tester.tap(try tester.find(.label(menu)))
        try await tester.settle()
        await tester.tap(try tester.find(.label(link)))
        try await tester.settle()
        _ = try tester.find(.text(screen))
        #expect(tester.findAll(.label(link)).isEmpty)
        await tester.tap(try tester.find(.role(.button, "Root")))
        try await tester.settle()
        #expect(tester.findAll(.text(screen)).isEmpty)
    }
}
