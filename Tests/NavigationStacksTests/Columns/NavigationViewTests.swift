import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// Navigation views of several views in a window that has room for columns.
@MainActor
struct NavigationViewTests {
    private struct Sidebar: View {
        var body: some View {
            List { NavigationLink("Open") { Text("Opened") } }
                .navigationTitle("Rows")
                .toolbar { Button("Add") {} }
        }
    }

    private struct Detail: View {
        var body: some View {
            Text("Nothing chosen").navigationTitle("Detail").toolbar { ToolbarItem { Button("Act") {} } }
        }
    }

    private struct Several: View {
        var body: some View {
            AnyView(Sidebar())
            Detail()
        }
    }

    private struct Leaving: View {
        @State private var isThere = true

        var body: some View {
            NavigationView {
                List { Button("Leave") { isThere = false } }
                if isThere { Text("Nothing chosen") }
            }
        }
    }

    private func wide(_ view: some View) -> ViewTester {
        ViewTester(view, size: CGSize(width: 1024, height: 768)) { $0.horizontalSizeClass = .regular }
    }

    private func hidden() -> some View { Sidebar() }

    @Test("views with toolbars, with hidden types, and those of one body stand side by side")
    func columns() async throws {
        let views = [
            wide(
                NavigationView {
                    Sidebar()
                    Detail()
                }),
            wide(
                NavigationView {
                    AnyView(Sidebar())
                    AnyView(Detail())
                }),
            wide(
                NavigationView {
                    hidden().toolbar { Button("Edit") {} }
                    AnyView(Detail()).toolbar { Button("Share") {} }
                }),
            wide(NavigationView { Several() }),
        ]
        for tester in views {
            #expect(try tester.find(.text("Nothing chosen")).frame.minX > 320)
            #expect(try tester.find(.role(.button, "Add")).frame.maxX <= 320)
            #expect(try tester.find(.role(.button, "Act")).frame.minX > 320)
            await tester.tap(try tester.find(.containing("Open")))
            try await tester.settle()
            #expect(try tester.find(.text("Opened")).frame.minX > 320)
            #expect(tester.findAll(.text("Nothing chosen")).isEmpty)
            #expect(tester.issues.isEmpty)
        }
    }

    @Test("a single view, whatever its type, and the first of several on a phone are stacks")
    func stacks() async throws {
        let stacks = [
            wide(NavigationView { AnyView(Sidebar()).toolbar { Button("Edit") {} } }),
            ViewTester(NavigationView { Several() }),
        ]
        for tester in stacks {
            #expect(tester.findAll(.text("Nothing chosen")).isEmpty)
            await tester.tap(try tester.find(.containing("Open")))
            try await tester.settle()
            #expect(try tester.find(.text("Opened")).isHittable)
            #expect(tester.findAll(.role(.button, "Add")).isEmpty)
        }
    }

    @Test("a column that goes leaves the others")
    func leaving() async throws {
        let tester = wide(Leaving())
        #expect(try tester.find(.text("Nothing chosen")).frame.minX > 320)
        await tester.tap(try tester.find(.containing("Leave")))
        try await tester.settle()
        #expect(tester.findAll(.text("Nothing chosen")).isEmpty)
        #expect(try tester.find(.containing("Leave")).isHittable)
    }

    @Test("a toolbar around the views of a lazy stack adds no view to it")
    func lazyToolbars() throws {
        let tester = ViewTester(
            ScrollView {
                LazyVStack(spacing: 10) {
                    Text("One").toolbar { Button("Edit") {} }
                    Text("Two")
                }
            })
        let distance = try tester.find(.text("Two")).frame.minY - tester.find(.text("One")).frame.maxY
        #expect(distance == 10)
    }
}
