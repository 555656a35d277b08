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

    /// A title with a menu of the app's, in which something renames.
    private struct Paper: View {
        @State var title = "Plan"
        @State var asked = 0
        var asksItself = false

        var body: some View {
            NavigationStack {
                Text("named \(title), asked \(asked)")
                    .navigationTitle($title)
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu {
                        RenameButton()
                        Button("Duplicate") {}
                    }
                    .modifier(Asking(isOn: asksItself) { asked += 1 })
            }
        }

        private struct Asking: ViewModifier {
            let isOn: Bool
            let action: () -> Void

            func body(content: Content) -> some View {
                if isOn { content.renameAction(action) } else { content }
            }
        }
    }

    @Test("in the app's own menu of a title that is bound to a string, RenameButton edits the title")
    func renameInOwnMenu() async throws {
        let tester = ViewTester(Paper())
        await tester.tap(try tester.find(.label("Plan")))
        try await tester.settle()
        _ = try tester.find(.label("Duplicate"))
        await tester.tap(try tester.find(.label("Rename")))
        try await tester.settle()
        await tester.type(" B")
        await tester.key(.return)
        try await tester.settle()
        _ = try tester.find(.text("named Plan B, asked 0"))
    }

    @Test("where the app says what renaming begins with, RenameButton in its menu does that")
    func ownRename() async throws {
        let tester = ViewTester(Paper(asksItself: true))
        await tester.tap(try tester.find(.label("Plan")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Rename")))
        try await tester.settle()
        _ = try tester.find(.text("named Plan, asked 1"))
        #expect(tester.findAll(.role(.textField, nil)).isEmpty)
    }
}
