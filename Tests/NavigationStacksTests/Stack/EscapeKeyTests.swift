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
}
