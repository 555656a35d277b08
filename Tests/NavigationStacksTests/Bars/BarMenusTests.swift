import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// Menus of a bar: the history of its back button, and its title.
@MainActor
struct BarMenusTests {
    private struct Deep: View {
        var body: some View {
            NavigationStack {
                List(1..<4) { Text("Row \($0)") }
                    .toolbar { NavigationLink("Go") { screen(1) } }
                    .navigationTitle("Start")
            }
        }

        private func screen(_ number: Int) -> AnyView {
            AnyView(
                Text("Screen \(number)")
                    .toolbar { if number < 3 { NavigationLink("Go") { screen(number + 1) } } }
                    .navigationTitle("Title \(number)")
                    .navigationBarTitleDisplayMode(.inline))
        }
    }

    @Test("a long press on the back button shows all screens before, and leads to any; a tap goes back one")
    func history() async throws {
        let tester = ViewTester(Deep())
        for _ in 0..<3 {
            await tester.tap(try tester.find(.role(.button, "Go")))
            try await tester.settle()
        }
        await tester.press(try tester.find(.role(.button, "Title 2")), for: 0.8)
        try await tester.settle()
        #expect(tester.findAll(.role(.button, nil)).map(\.label) == ["Title 2", "Title 1", "Start"])
        await tester.tap(try tester.find(.role(.button, "Title 1")))
        try await tester.settle()
        #expect(try tester.find(.text("Screen 1")).isHittable)
        await tester.tap(try tester.find(.role(.button, "Start")))
        try await tester.settle()
        #expect(try tester.find(.text("Row 1")).isHittable)
        #expect(tester.issues.isEmpty)
    }

    private struct Note: View {
        @State var title = "Plan"

        var body: some View {
            NavigationStack {
                Text("named \(title)")
                    .navigationTitle($title)
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test("a title that is bound to a string is edited in the bar")
    func rename() async throws {
        let tester = ViewTester(Note())
        await tester.tap(try tester.find(.label("Plan")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Rename")))
        try await tester.settle()
        await tester.type(" B")
        await tester.key(.return)
        try await tester.settle()
        #expect(try tester.find(.text("named Plan B")).isHittable)
        #expect(tester.findAll(.role(.textField, nil)).isEmpty)
        // Nothing is no title.
        await tester.tap(try tester.find(.label("Plan B")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Rename")))
        try await tester.settle()
        await tester.key("a", modifiers: .command)
        await tester.key(.delete)
        await tester.key(.return)
        try await tester.settle()
        #expect(try tester.find(.text("named Plan B")).isHittable)
    }
}
