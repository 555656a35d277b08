import RiffleNavigationStacks
import SwiftUITesting
import Testing

@MainActor
struct BindingsInRootsTests {
    /// Counts how often the bodies of a test have run.
    @MainActor
    final class Count {
        var bodies = 0
    }

    private struct Editing: View {
        @State private var mode = EditMode.inactive

        var body: some View {
            NavigationStack {
                List { Text("Row") }.toolbar { EditButton() }.environment(\.editMode, $mode)
            }
        }
    }

    private struct Editor: View {
        let count: Count
        @Binding var text: String
        let save: () -> Void

        var body: some View {
            let _ = count.bodies += 1
            Text(text)
                .navigationTitle("Editor")
                .toolbar {
                    Button("Save") {
                        _ = text
                        save()
                    }
                }
                .toolbarTitleMenu { Button("Close") { save() } }
        }
    }

    private struct Searching: View {
        let count: Count
        @Binding var text: String

        var body: some View {
            let _ = count.bodies += 1
            List { Text("Row") }
                .searchable(text: $text)
                .toolbar { Button("Clear") { text = "" } }
        }
    }

    /// Counts what settles, and expects nothing to run afterwards.
    private func settled(_ count: Count, _ view: some View) async throws -> Int {
        let tester = ViewTester(view)
        let atLaunch = count.bodies
        await tester.pump()
        await tester.pump()
        #expect(tester.issues.isEmpty)
        #expect(tester.statistics.bodiesEvaluated == 0)
        #expect(count.bodies == atLaunch)
        return atLaunch
    }

    @Test("a list whose edit mode is the app's own settles at once")
    func editMode() async throws {
        let tester = ViewTester(Editing())
        await tester.pump()
        await tester.pump()
        #expect(tester.issues.isEmpty)
        #expect(tester.statistics.bodiesEvaluated == 0)
    }

    @Test("a root with a constant binding, closures and a toolbar is evaluated once or twice")
    func constants() async throws {
        let count = Count()
        let bodies = try await settled(
            count, NavigationStack { Editor(count: count, text: .constant("a")) { _ = count } })
        #expect(bodies <= 2)
    }

    @Test("a root with a binding of closures and a search is evaluated a few times at most")
    func closures() async throws {
        let count = Count()
        let text = String("b")
        let binding = Binding(get: { text }, set: { _ in })
        let bodies = try await settled(count, NavigationStack { Searching(count: count, text: binding) })
        #expect(bodies <= 3)
    }

    @Test("a screen that a link pushed and that declares destinations itself settles, whatever it captures")
    func destinations() async throws {
        struct Pushed: View {
            let count: Count
            let done: () -> Void

            var body: some View {
                let _ = count.bodies += 1
                NavigationLink("Deeper", value: "x")
                    .navigationDestination(for: String.self) { text in
                        Button(text) { done() }
                    }
            }
        }
        let count = Count()
        let tester = ViewTester(
            NavigationStack {
                NavigationLink("Push", value: 1)
                    .navigationDestination(for: Int.self) { number in
                        Pushed(count: count) { _ = number }
                    }
            })
        await tester.tap(try tester.find(.label("Push")))
        try await tester.settle()
        #expect(tester.issues.isEmpty)
        #expect(count.bodies <= 2)
        await tester.tap(try tester.find(.label("Deeper")))
        try await tester.settle()
        _ = try tester.find(.label("x"))
        #expect(tester.issues.isEmpty)
    }

    @Test("what a toolbar shows follows the state of its screen, and the screen runs once for each change")
    func follows() async throws {
        struct Counter: View {
            let count: Count
            @State private var number = 0

            var body: some View {
                let _ = count.bodies += 1
                Text("Number")
                    .navigationTitle("Counter")
                    .toolbar { Button("Add to \(number)") { number += 1 } }
            }
        }
        let count = Count()
        let tester = ViewTester(NavigationStack { Counter(count: count) })
        for number in 0..<3 {
            let before = count.bodies
            await tester.tap(try tester.find(.label("Add to \(number)")))
            try await tester.settle()
            #expect(count.bodies == before + 1)
        }
        _ = try tester.find(.label("Add to 3"))
    }
}
