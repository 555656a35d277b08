import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// Whose the escape key is where a screen could go back.
@MainActor
struct EscapeKeyTests {
    private struct Screens: View {
        @State private var path = [1]
        @State private var isSheetShown = false

        var body: some View {
            NavigationStack(path: $path) {
                Text("Root")
                    .navigationDestination(for: Int.self) { _ in
                        VStack {
                            Text("Screen")
                            Menu("Menu") { Button("Row") {} }
                            Button("Sheet") { isSheetShown = true }
                        }
                    }
            }
            .sheet(isPresented: $isSheetShown) { Text("On the sheet") }
        }
    }

    @Test(
        "it closes what lies over a screen, and only then goes back",
        arguments: [("Menu", "Row"), ("Sheet", "On the sheet")])
    func overScreen(_ opener: String, _ shown: String) async throws {
        let tester = ViewTester(Screens())
        try await tester.settle()
        await tester.tap(try tester.find(.role(.button, opener)))
        try await tester.settle()
        _ = try tester.find(.label(shown))
        await tester.key(.escape, modifiers: [])
        try await tester.settle()
        #expect(tester.findAll(.label(shown)).isEmpty)
        _ = try tester.find(.text("Screen"))
        await tester.key(.escape, modifiers: [])
        try await tester.settle()
        _ = try tester.find(.text("Root"))
    }

    private struct Pantry: View {
        @State private var isSheetShown = false
        @State private var text = ""

        var body: some View {
            Button("Search") { isSheetShown = true }
                .sheet(isPresented: $isSheetShown) {
                    NavigationStack {
                        List { Text("Salt") }
                            .searchable(text: $text, prompt: "Things")
                            .toolbar { Button("Add") {} }
                    }
                }
        }
    }

    @Test("it ends a search before it closes the sheet")
    func search() async throws {
        let tester = ViewTester(Pantry())
        await tester.tap(try tester.find(.role(.button, "Search")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Things")))
        await tester.type("sa")
        try await tester.settle()
        _ = try tester.find(.role(.button, "Cancel"))
        await tester.key(.escape, modifiers: [])
        try await tester.settle()
        #expect(tester.findAll(.role(.button, "Cancel")).isEmpty)
        #expect(try tester.find(.label("Things")).value == "")
        _ = try tester.find(.role(.button, "Add"))
        await tester.key(.escape, modifiers: [])
        try await tester.settle()
        #expect(tester.findAll(.role(.button, "Add")).isEmpty)
    }
}
