import SwiftUITesting
import Testing

/// `searchable` on a stack or a split view itself.
@MainActor
struct SearchAroundStacksTests {
    private struct Screen: View {
        let title: String
        @Environment(\.isSearching) private var isSearching

        var body: some View {
            List { NavigationLink("\(title): \(isSearching ? "searching" : "idle")") { Text("Pushed") } }
                .navigationTitle(title)
        }
    }

    private struct Searched<Content: View>: View {
        var isPresented: Binding<Bool>?
        @ViewBuilder let content: () -> Content
        @State private var text = ""

        var body: some View {
            VStack(spacing: 0) {
                if let isPresented {
                    content().searchable(text: $text, isPresented: isPresented)
                } else {
                    content().searchable(text: $text)
                }
                Text("typed “\(text)”")
            }
        }
    }

    private func search(_ tester: ViewTester) async throws {
        await tester.pump()
        await tester.tap(try tester.find(.role(.searchField)))
        try await tester.settle()
        await tester.type("ab")
        try await tester.settle()
        #expect(tester.findAll(.text("typed “ab”")).count == 1)
    }

    @Test("the root of a stack shows the field of a search around the stack, and knows that somebody searches")
    func stack() async throws {
        let tester = ViewTester(Searched { NavigationStack { Screen(title: "Root") } })
        try await search(tester)
        _ = try tester.find(.containing("Root: searching"))
        await tester.tap(try tester.find(.label("Cancel")))
        try await tester.settle()
        _ = try tester.find(.containing("Root: idle"))
        _ = try tester.find(.text("typed “”"))
        await tester.tap(try tester.find(.containing("Root: idle")))
        try await tester.settle()
        #expect(tester.findAll(.text("Pushed")).count == 1)
        #expect(tester.findAll(.role(.searchField)).isEmpty)
    }

    @Test("of a search on a screen and one around its stack, the screen's own has the field")
    func own() async throws {
        struct Inner: View {
            @State private var text = ""
            var body: some View { Screen(title: "Root").searchable(text: $text, prompt: "Inner") }
        }
        let tester = ViewTester(Searched { NavigationStack { Inner() } })
        await tester.pump()
        #expect(try tester.find(.role(.searchField)).label == "Inner")
    }

    @Test("of stacks in one another the innermost shows the field of a search around them")
    func nested() async throws {
        let tester = ViewTester(
            NavigationStack {
                Searched { NavigationStack { Screen(title: "Inner") } }.navigationTitle("Outer")
            })
        try await search(tester)
        #expect(tester.findAll(.role(.searchField)).count == 1)
    }

    @Test("a sheet over a searched view has no field of that search")
    func sheet() async throws {
        let tester = ViewTester(
            Searched {
                NavigationStack { Screen(title: "Root") }
                    .sheet(isPresented: .constant(true)) { NavigationStack { Screen(title: "Sheet") } }
            })
        try await tester.settle()
        _ = try tester.find(.containing("Sheet: "))
        #expect(tester.findAll(.role(.searchField)).isEmpty)
    }

    @Test("a search around a stack can be begun by its binding, and ends there when it is cancelled")
    func presented() async throws {
        struct Page: View {
            @State private var isPresented = false

            var body: some View {
                VStack {
                    Searched(isPresented: $isPresented) { NavigationStack { Screen(title: "Root") } }
                    Button(isPresented ? "End" : "Begin") { isPresented.toggle() }
                }
            }
        }
        let tester = ViewTester(Page())
        await tester.tap(try tester.find(.label("Begin")))
        try await tester.settle()
        _ = try tester.find(.containing("Root: searching"))
        await tester.tap(try tester.find(.label("Cancel")))
        try await tester.settle()
        _ = try tester.find(.label("Begin"))
        _ = try tester.find(.containing("Root: idle"))
    }

    private func columns(_ count: Int) -> some View {
        Searched {
            if count == 2 {
                NavigationSplitView {
                    Screen(title: "Side")
                } detail: {
                    Screen(title: "Detail")
                }
            } else {
                NavigationSplitView {
                    Screen(title: "Side")
                } content: {
                    Screen(title: "Middle")
                } detail: {
                    NavigationStack { Screen(title: "Detail") }
                }
            }
        }
    }

    @Test(
        "a split view shows the field in its sidebar, one of three columns in the column after it", arguments: [2, 3])
    func splitView(count: Int) async throws {
        let tester = ViewTester(columns(count), size: CGSize(width: 1194, height: 834))
        try await search(tester)
        #expect(tester.findAll(.role(.searchField)).count == 1)
        let field = try tester.find(.role(.searchField)).frame
        let column = try tester.find(.containing(count == 2 ? "Side: searching" : "Middle: searching")).frame
        #expect(abs(field.midX - column.midX) < 150)
    }

    @Test("a split view on a phone shows the field on its sidebar")
    func phone() async throws {
        let tester = ViewTester(columns(2))
        try await search(tester)
        _ = try tester.find(.containing("Side: searching"))
    }

    @Test("stacks in tabs each show the field of a search around the tabs")
    func tabs() async throws {
        let tester = ViewTester(
            Searched {
                TabView {
                    NavigationStack { Screen(title: "First") }.tabItem { Text("One") }
                    NavigationStack { Screen(title: "Second") }.tabItem { Text("Two") }
                }
            })
        try await search(tester)
        await tester.tap(try tester.find(.role(.button, "Cancel")))
        try await tester.settle()
        await tester.tap(try tester.find(.role(.tab, "Two")))
        try await tester.settle()
        try await search(tester)
        _ = try tester.find(.containing("Second: searching"))
    }
}
